import react from "@vitejs/plugin-react";
import { createServer, type ViteDevServer } from "vite";

/** A server that runs the client's components in Node to render them into documents. Close it after use. */
export function createRenderer(root: string): Promise<ViteDevServer> {
  return createServer({
    root,
    configFile: false,
    plugins: [react()],
    resolve: { tsconfigPaths: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: "custom",
    logLevel: "error",
  });
}

/** Preloads the fonts of a bundle whose file names match. */
export function preloadFonts(files: string[], font: RegExp): string {
  return files
    .filter((file) => font.test(file))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join("");
}
