import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { createServer, defineConfig, type Plugin, type ViteDevServer } from "vite";

const root = join(import.meta.dirname, "client");
const outDir = join(import.meta.dirname, "dist", "client");

/** What every finder's first question needs: one file packs better than a dozen small ones. */
const finderCore =
  /react-query|query-core|node_modules\/wouter|shared\/(brands|site)\.|client\/src\/(wizard\/|features\/gate\/|app\/finder-)|client\/src\/ui\/(choice-card|badge|option-badges|hint|info-tip|drawing|store-link|message|toaster|toast-store)\./;

/** What the landing page starts with, and what its islands share with the finders: without files of their own these would bring the finders' along. */
const seed = /vite\/preload-helper|client\/src\/lib\/when-idle\./;
const base =
  /node_modules\/(react|react-dom|scheduler|clsx)\/|createLucideIcon|lucide-react\/dist\/esm\/(Icon|context|defaultAttributes|shared|icons\/check\.)|client\/src\/(lib\/class-names|ui\/drawing)\./;

/** Leaves a .br and a .gz beside every text file, so that the server never compresses one twice. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|svg|json|txt)$/.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** The fonts of what is seen first on the landing page. */
const firstFonts = /(inter|bricolage-grotesque)-latin-wght-normal-[\w-]+\.woff2$/;

/**
 * Writes the landing page into its document, so that it reads without any script: rendered from the
 * components in `client/src/features/landing`, when the client is built and, in development, whenever
 * it is asked for.
 */
function prerendered(): Plugin {
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

export default defineConfig({
  root,
  plugins: [react(), tailwindcss(), prerendered(), compressed()],
  resolve: { tsconfigPaths: true },
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // Every browser that reads this syntax knows modulepreload.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ["index.html", "landing.html"].map((name) => join(root, name)),
      output: {
        codeSplitting: {
          groups: [
            { name: "seed", test: seed, priority: 2 },
            { name: "base", test: base, priority: 1 },
            { name: "finder", test: finderCore },
            { name: "gun-data", test: /shared\/(gun-options|gun-budgets|list-text)\./ },
          ],
        },
      },
    },
  },
});
