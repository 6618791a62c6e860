import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { compressed } from "./client/build/compressed.ts";
import { firstPaint } from "./client/build/first-paint.ts";
import { plainScripts } from "./client/build/plain-scripts.ts";
import { prerendered } from "./client/build/prerendered.ts";

const root = join(import.meta.dirname, "client");
const outDir = join(import.meta.dirname, "dist", "client");

/** The code of every finder's first question: one file compresses better than a dozen small ones. */
const finderCore =
  /react-query|query-core|shared\/(site|copyright)\.|client\/src\/(wizard\/|features\/gate\/|app\/(finder-providers|use-page|use-path)|lib\/(early-gate|shared-address))|client\/src\/ui\/(choice-card|badge|drawing|message)\./;

/** What only later steps use of the library of queries. */
const laterQueries = /useMutation|mutationObserver|useQueries|queriesObserver/;

/** The code of a first question that a document asks: one file, for the same reason. */
const anyFinder =
  /client\/src\/features\/finder\/((page|model|run|steps|shown)\/[a-z-]+|drawings\/(drawing-place|named-drawings)|questions\/(option-[a-z]+|question-legend))\.tsx?$|shared\/finders\/(answers|path)\.|client\/src\/ui\/store-link\./;
/** Of these, what finders that staff made have beside the others. */
const madeFinder =
  /client\/src\/(app\/routes\/finder|features\/finder\/page\/(finder-header|use-document|use-document-look|use-finder-run))\./;
/** Files beside them that load later. */
const notOfFirst =
  /features\/finder\/[a-z]+\/(basket|size-in-use|finder-missing|prefill|all-texts|later-texts|known-answers|opened-model|kept-run|drop-lost|document-outside|in-sentence|passed-steps|run-toward|opened-run|lost-text|resume|stored-run|summary|answer-text|shown-item|price-tag|money|finder-footer|selections-badge|with-values)\./;
/** One of several options that moves on, or that stands for what is available. */
const choosing =
  /features\/finder\/questions\/(choosing-question|available-options)\.|ui\/(action-card|card-skeletons)\./;
/** Questions with cards to choose from: a page may have both kinds. */
const choices =
  /features\/finder\/questions\/(one-question|many-cards|without-rivals)\.|ui\/choice-group\./;

/** The landing page's first code, and code its islands share with the finders: without its own file it would load theirs. */
const seed = /vite\/preload-helper|client\/src\/lib\/when-idle\./;
const base =
  /node_modules\/(react|react-dom|scheduler|clsx)\/|client\/src\/(lib\/class-names|ui\/(drawing|first-icons))\./;

/** What every icon of the library needs; no first question has one. */
const icons =
  /createLucideIcon|lucide-react\/dist\/esm\/(Icon|context|defaultAttributes|shared|icons\/check\.)/;

/** Every build is for production. React's development files are twice as large, and a shell or a test runner may have set NODE_ENV. */
const buildsForCustomers: Plugin = {
  name: "builds-for-customers",
  apply: "build",
  config: () => {
    process.env.NODE_ENV = "production";
  },
};

export default defineConfig({
  root,
  plugins: [
    buildsForCustomers,
    react(),
    tailwindcss(),
    prerendered(root),
    firstPaint(root),
    plainScripts(root, outDir),
    compressed(outDir),
  ],
  resolve: {
    tsconfigPaths: true,
    alias: [
      { find: /^zod$/, replacement: join(root, "build/zod-without-eval.ts") },
      {
        find: /^\.\/infiniteQueryBehavior\.js$/,
        replacement: join(root, "build/no-infinite-queries.ts"),
      },
    ],
  },
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    modulePreload: {
      // Every browser that supports this syntax supports modulepreload.
      polyfill: false,
      // Code that shoppers' pages need is preloaded by the entry; code for later steps loads when the
      // browser is idle, and naming it would cost every first load, as would the files of the staff area
      // and of the page that is none.
      resolveDependencies: (file, dependencies, { hostId, hostType }) =>
        hostType === "html" || (/index|landing/.test(hostId) && !/\/(admin|not-found)-/.test(file))
          ? dependencies
          : [],
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ["index.html", "landing.html"].map((name) => join(root, name)),
      output: {
        codeSplitting: {
          groups: [
            { name: "seed", test: seed, priority: 2 },
            { name: "base", test: base, priority: 1 },
            { name: "icons", test: icons, priority: 1 },
            {
              name: "finder",
              test: (id: string) => finderCore.test(id) && !laterQueries.test(id),
            },
            { name: "accent", test: /client\/src\/lib\/accent-variables\.|shared\/contrast\./ },
            {
              name: "any-finder",
              test: (id: string) =>
                anyFinder.test(id) && !notOfFirst.test(id) && !madeFinder.test(id),
            },
            { name: "choosing", test: choosing },
            { name: "made-finder", test: madeFinder },
            { name: "choices", test: choices },
            // Whose page it is, of the finders that are code.
            {
              name: "brand",
              test: /shared\/brands\.|client\/src\/(app\/(finder-page|built-in-finder)|ui\/wordmark)\./,
            },
            // The shop's header: two icons in one file take two thirds of two files.
            { name: "header-icons", test: /lucide-react\/dist\/esm\/icons\/(search|x)\./ },
          ],
        },
      },
    },
  },
});
