import type { Page } from "@playwright/test";

/** Host pages, each of which makes embedding difficult in its own way. */
export interface HostPage {
  name: string;
  html: (snippet: string) => string;
  headers?: (finder: string) => Record<string, string>;
  /** A visitor's steps before the finder is visible. */
  prepare?: (page: Page) => Promise<void>;
}

const page = (body: string, head = "", root = "") =>
  `<!doctype html><html lang="en" ${root}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Shop</title>${head}</head><body>${body}</body></html>`;

export const hostPages: HostPage[] = [
  { name: "a plain page", html: (snippet) => page(`<h1>Beds</h1>${snippet}<p>After it</p>`) },
  {
    name: "a page with a strict content policy",
    html: (snippet) => page(`<h1>Beds</h1>${snippet}`),
    headers: (finder) => ({
      "Content-Security-Policy": `default-src 'none'; script-src ${finder}; frame-src ${finder}; style-src 'none'; base-uri 'none'`,
    }),
  },
  {
    name: "a page as high as its window",
    html: (snippet) =>
      page(
        `<main style="height:100%;overflow:auto">${snippet}</main>`,
        "<style>html, body { height: 100%; margin: 0 }</style>",
      ),
  },
  {
    name: "a page that reads from right to left",
    html: (snippet) => page(`<h1>أسرة</h1>${snippet}`, "", 'dir="rtl"'),
  },
  {
    name: "a page that has it below the fold",
    html: (snippet) =>
      page(`<div style="height:1500px">Beds</div>${snippet}<div style="height:900px"></div>`),
    prepare: async (visitor) => {
      await visitor.evaluate(() => scrollTo(0, 1_000));
    },
  },
  {
    name: "a page that shows it in a tab",
    html: (snippet) =>
      page(
        `<button onclick="document.getElementById('tab').hidden = false">Finder</button><div id="tab" hidden>${snippet}</div>`,
      ),
    prepare: (visitor) => visitor.getByRole("button", { name: "Finder" }).click(),
  },
  {
    name: "a page like Shopify's",
    html: (snippet) =>
      page(
        `<main id="MainContent" class="content-for-layout focus-none" role="main" tabindex="-1">
           <section class="shopify-section section"><div class="page-width rte">${snippet}</div></section>
         </main>`,
        `<style>
           *, *::before, *::after { box-sizing: inherit }
           html { box-sizing: border-box; font-size: 62.5%; height: 100% }
           body { display: grid; grid-template-rows: auto auto 1fr auto; grid-template-columns: 100%; min-height: 100%; margin: 0; font-size: 1.5rem }
           .page-width { max-width: 120rem; margin: 0 auto; padding: 0 1.5rem }
           .rte iframe, iframe { max-width: 100%; border: 1px solid; margin: 2rem 0; height: 300px }
           .rte * { line-height: 1.8 }
         </style>`,
      ),
  },
  {
    name: "a page like Magento's",
    html: (snippet) =>
      page(
        `<div class="page-wrapper"><main id="maincontent" class="page-main"><div class="columns"><div class="column main">
           <div data-content-type="html" data-appearance="default">${snippet}</div>
         </div></div></main></div>`,
        `<script>
           // RequireJS is present, and takes every script that checks for it for a module.
           window.define = Object.assign(function () {}, { amd: {} });
           window.require = function () {};
           // An old library that extends built-in prototypes.
           Array.prototype.each = function () {};
           Element.prototype.hide = function () {};
         </script>
         <style>
           body { margin: 0; font-family: "Open Sans", sans-serif; font-size: 1.4rem }
           .columns { display: flex; flex-wrap: wrap; box-sizing: border-box }
           .column.main { flex-basis: 100%; flex-grow: 1; min-width: 0; order: 1; padding-bottom: 40px }
           img, iframe, video, object, embed { max-width: 100% } iframe { display: inline; border: 2px inset }
         </style>`,
      ),
  },
];
