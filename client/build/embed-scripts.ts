import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { Plugin } from "vite";

const NAMES = ["embed", "embed-check"];

/**
 * Builds what retailers' pages load: `embed.js`, `embed-check.js` and, for their editors, `embed.d.ts`.
 * Each is one plain script of its own, without React and at addresses that never change.
 */
export function embedScripts(root: string, outDir: string): Plugin {
  const source = join(root, "embed");
  const options = (name: string) => ({
    entryPoints: [join(source, `${name}.ts`)],
    bundle: true,
    minify: true,
    format: "iife" as const,
    target: "es2020",
    legalComments: "none" as const,
  });
  return {
    name: "embed-scripts",
    async closeBundle() {
      mkdirSync(outDir, { recursive: true });
      for (const name of NAMES) {
        await build({ ...options(name), outfile: join(outDir, `${name}.js`) });
      }
      copyFileSync(join(source, "types.ts"), join(outDir, "embed.d.ts"));
    },
    configureServer(server) {
      for (const name of NAMES) {
        server.middlewares.use(`/${name}.js`, (_req, res, next) => {
          build({ ...options(name), minify: false, write: false }).then(({ outputFiles }) => {
            res.setHeader("Content-Type", "text/javascript; charset=utf-8");
            res.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
            res.end(outputFiles[0]!.text);
          }, next);
        });
      }
    },
  };
}
