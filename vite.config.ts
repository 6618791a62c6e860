import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const outDir = join(import.meta.dirname, "dist", "client");

/** What every finder's first question needs: one file packs better than a dozen small ones. */
const finderCore =
  /react-query|query-core|client\/src\/(wizard\/|features\/gate\/|app\/finder-)|client\/src\/ui\/(choice-card|badge|option-badges|hint|info-tip|drawing|store-link|message|toaster|toast-store)\./;

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

export default defineConfig({
  root: join(import.meta.dirname, "client"),
  plugins: [react(), tailwindcss(), compressed()],
  resolve: { tsconfigPaths: true },
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "finder", test: finderCore }] } },
    },
  },
});
