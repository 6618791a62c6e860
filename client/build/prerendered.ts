import type { Plugin, ViteDevServer } from "vite";
import { createRenderer, preloadFonts } from "./renderer.ts";

/** The fonts at the top of the landing page. */
const firstFonts = /(inter|bricolage-grotesque)-latin-wght-normal-[\w-]+\.woff2$/;

/**
 * Writes the landing page into its document, so that it can be read without any script: rendered from the
 * components in `client/src/features/site/landing` when the client is built and, in development, on every
 * request.
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
        const server = renderer ?? (await createRenderer(root));
        const { prerender } = (await server.ssrLoadModule(
          "/src/features/site/landing/prerender.tsx",
        )) as { prerender: () => { head: string; page: string } };
        const { head, page } = prerender();
        if (server !== renderer) await server.close();
        return html
          .replace("<!--head-->", () => head + preloadFonts(Object.keys(bundle ?? {}), firstFonts))
          .replace("<!--page-->", () => page);
      },
    },
  };
}
