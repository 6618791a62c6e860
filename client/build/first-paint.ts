import type { Plugin, Rolldown } from "vite";
import type { FirstPaint } from "../src/app/first-paint.tsx";
import { createRenderer, preloadFonts } from "./renderer.ts";

/**
 * Writes a document beside `index.html` for each common entry page: it preloads the page's own code and
 * shows the beginning of the page before that code arrives (see `client/src/app/first-paint.tsx`). A page
 * that may begin differently gets a second document, which only preloads. In development every page
 * starts from `index.html`.
 */
export function firstPaint(root: string): Plugin {
  return {
    name: "first-paint",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") throw new Error("index.html was not built.");
        const html = String(index.source);
        const renderer = await createRenderer(root);
        const { firstPaints } = (await renderer.ssrLoadModule("/src/app/first-paint.tsx")) as {
          firstPaints: () => FirstPaint[];
        };
        for (const { painted, plain, finder, title, route, fonts, page } of firstPaints()) {
          const document = html
            .replace("<html", finder ? `<html data-brand="${finder}"` : "<html")
            .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
            .replace("</head>", () => `${preloadCode(bundle, route, html)}</head>`);
          if (plain) this.emitFile({ type: "asset", fileName: plain, source: document });
          this.emitFile({
            type: "asset",
            fileName: painted,
            source: document
              .replace("<html", "<html data-painted")
              // Scripts go after the elements that paint.
              .replaceAll(
                /(<script type="module"|<link rel="modulepreload")/g,
                '$1 fetchpriority="low"',
              )
              .replace("</head>", () => `${preloadFonts(Object.keys(bundle), fonts)}</head>`)
              .replace('<div id="root">', (tag) => `<div id="first-paint">${page}</div>${tag}`),
          });
        }
        await renderer.close();
      },
    },
  };
}

/** Preloads a route's chunk and its imports, except those the document already names. */
function preloadCode(bundle: Rolldown.OutputBundle, route: string, document: string): string {
  const needed = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== "chunk" || needed.has(file)) return;
    needed.add(file);
    chunk.imports.forEach(add);
  };
  const entry = Object.values(bundle).find(
    (file) => file.type === "chunk" && file.facadeModuleId?.endsWith(route),
  );
  if (!entry) throw new Error(`The build has no chunk of ${route}.`);
  add(entry.fileName);
  return [...needed]
    .filter((file) => !document.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join("");
}
