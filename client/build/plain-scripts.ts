import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { Plugin } from "vite";

const SCRIPTS = {
  embed: "embed/embed.ts",
  "embed-check": "embed/embed-check.ts",
  theme: "boot/theme.js",
  "frame-notice": "boot/frame-notice.js",
};

/**
 * Builds the scripts outside the app: `embed.js`, `embed-check.js` and, for editors, `embed.d.ts` for
 * retailers' pages; `theme.js` and `frame-notice.js` for ours. Each is one plain script without React, at an address that
 * never changes.
 */
export function plainScripts(root: string, outDir: string): Plugin {
  const options = (source: string) => ({
    entryPoints: [join(root, source)],
    bundle: true,
    minify: true,
    format: "iife" as const,
    target: "es2020",
    legalComments: "none" as const,
  });
  return {
    name: "plain-scripts",
    async closeBundle() {
      mkdirSync(outDir, { recursive: true });
      for (const [name, source] of Object.entries(SCRIPTS)) {
        await build({ ...options(source), outfile: join(outDir, `${name}.js`) });
      }
      copyFileSync(join(root, "embed/types.ts"), join(outDir, "embed.d.ts"));
    },
    configureServer(server) {
      for (const [name, source] of Object.entries(SCRIPTS)) {
        server.middlewares.use(`/${name}.js`, (_req, res, next) => {
          build({ ...options(source), minify: false, write: false }).then(({ outputFiles }) => {
            res.setHeader("Content-Type", "text/javascript; charset=utf-8");
            res.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
            res.end(outputFiles[0]!.text);
          }, next);
        });
      }
    },
  };
}
