import react from "@vitejs/plugin-react";
import { createServer, type Plugin, type ViteDevServer } from "vite";

/** The fonts of what is seen first on the landing page. */
const firstFonts = /(inter|bricolage-grotesque)-latin-wght-normal-[\w-]+\.woff2$/;

/**
 * Writes the landing page into its document, so that it reads without any script: rendered from the
 * components in `client/src/features/landing`, when the client is built and, in development, whenever
 * it is asked for.
 */
export function prerendered(root: string): Plugin {
  let renderer: ViteDevServer | undefined;
  return {
    name: "prerendered",
    configureServer(server) {
      renderer = server;
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { path, bundle }) {
        if (path !== "/landing.html") return html;
        const server =
          renderer ??
          (await createServer({
            root,
            configFile: false,
            plugins: [react()],
            resolve: { tsconfigPaths: true },
            server: { middlewareMode: true, hmr: false, ws: false, watch: null },
            appType: "custom",
            logLevel: "error",
          }));
        const { prerender } = (await server.ssrLoadModule(
          "/src/features/landing/prerender.tsx",
        )) as { prerender(): { head: string; page: string } };
        const { head, page } = prerender();
        if (server !== renderer) await server.close();
        const fonts = Object.keys(bundle ?? {})
          .filter((file) => firstFonts.test(file))
          .map(
            (file) =>
              `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
          );
        return html
          .replace("<!--head-->", () => head + fonts.join(""))
          .replace("<!--page-->", () => page);
      },
    },
  };
}
