// Longer than 200 lines: the ways to fail, and what a page does about each, are read side by side.

import { expect, type Page } from "@playwright/test";
import { FAULTS, keyOf, makeClosed, type Break } from "./faults";
import { finderOn, listen, test } from "./fixtures";

// Promise: a retailer's page on another site hears of every way to fail, and its shoppers read a sentence, in a place of
// its own size; no error of ours stands in its console.

const FRAME = /\/(dialabed|f\/\w+)\?embed=true/;
/** Longer than a frame may say nothing. */
const SILENCE_MS = 21_000;

/** Breaks on the way what a fault breaks. */
async function breakOn(page: Page, home: string, breaks: Break): Promise<void> {
  await page.route(
    (url) => url.origin === home && breaks(url.pathname + url.search) !== undefined,
    (route) => {
      const { pathname, search } = new URL(route.request().url());
      const broken = breaks(pathname + search);
      if (broken === "away") return route.abort("connectionrefused");
      // One that is silent keeps its request.
      return broken === "bad gateway"
        ? route.fulfill({ status: 502, body: "Bad Gateway" })
        : undefined;
    },
  );
}

/** Puts the finder there: in its place, in a popup, or added by a script when the page is long there. */
const MODES = {
  inline: (attributes: string) => `<div ${attributes}></div>`,
  popup: (attributes: string) => `<div ${attributes} data-finder-mode="popup"></div>`,
  late: (attributes: string) => `<div id="late"></div>
    <script>addEventListener("load", () => setTimeout(() => {
      document.getElementById("late").innerHTML = ${JSON.stringify(`<div ${attributes}></div>`)};
    }))</script>`,
};

for (const [what, fault] of Object.entries(FAULTS)) {
  const { client = "dialabed", says, isOutside = false, code, breaks } = fault;
  // Without the script nobody hears anything: that journey stands below.
  if (code === undefined) continue;
  for (const [mode, place] of Object.entries(MODES)) {
    test(`${what}, ${mode}: a sentence, an event, a place of its own size`, async ({
      page,
      embedding,
    }) => {
      const { abroad, stranger, keys, site } = embedding;
      if (client === "closed") await makeClosed(site, abroad.origin);
      const key = keyOf(fault, keys.dialabed);
      const attributes = `data-finder-client="${client}" ${key ? `data-finder-key="${key}"` : ""}`;
      const host = fault.where === "stranger" ? stranger : abroad;
      const html = `<!doctype html><html lang="en">${place(attributes)}<script async src="${site.url}/embed.js"></script>`;
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (line) => {
        // What a browser says of requests that fail, and of the page's own policy, is not ours.
        const isBrowsers = /Failed to load resource|Content Security Policy|net::ERR/.test(
          line.text(),
        );
        if (line.type() === "error" && !isBrowsers) errors.push(line.text());
      });
      const heard = await listen(page);
      await page.clock.install();
      if (breaks) await breakOn(page, new URL(site.url).origin, breaks);
      // A frame that does not answer keeps the page loading.
      await page.goto(host.page(`/${mode}`, html, fault.headers), { waitUntil: "commit" });
      if (mode === "popup") await page.getByRole("button", { name: "Find your match" }).click();
      const within = mode === "popup" ? "dialog" : "[data-finder-client]";
      const inside = finderOn(page, within);
      const sentence = isOutside ? page.getByText(says) : inside.getByText(says).first();
      await expect(page.locator(`${within} iframe`)).toHaveCount(1);
      await expect(async () => {
        if (isOutside) await page.clock.fastForward(SILENCE_MS);
        await expect(sentence).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 20_000 });
      await expect.poll(heard).toContainEqual(["error", { code }]);
      if (mode !== "popup" && code !== "locked") {
        const place = page.locator("[data-finder-client]");
        await expect.poll(async () => (await place.boundingBox())!.height).toBeLessThan(450);
      }
      expect(errors).toEqual([]);
    });
  }
}

test("what the page gives in place of a finder stands there alone, until the finder comes after all", async ({
  page,
  embedding: { abroad, keys, site },
}) => {
  await page.clock.install();
  const fallback = '<a data-finder-fallback href="/beds">All beds</a>';
  const address = abroad.page(
    "/fallback",
    `<!doctype html><div data-finder-client="dialabed" data-finder-key="${keys.dialabed}">${fallback}</div>
     <script async src="${site.url}/embed.js"></script>`,
  );
  const link = page.getByRole("link", { name: "All beds" });
  let goOn = () => undefined as void;
  const held = new Promise<void>((done) => (goOn = done));
  await page.route(FRAME, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.locator("iframe")).toHaveCount(1);
  await expect(link).toBeHidden();
  await expect(async () => {
    await page.clock.fastForward(SILENCE_MS);
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.locator("iframe")).toBeHidden();
  goOn();
  await expect(page.locator("iframe")).toBeVisible();
  await expect(link).toBeHidden();
});

test("without the script a link that opens a finder leads to it, and what stands in its place stays", async ({
  page,
  embedding: { abroad, site },
}) => {
  await page.route("**/embed.js", (route) => route.abort());
  await page.goto(
    abroad.page(
      "/no-script",
      `<!doctype html><div data-finder-client="dialabed"><a data-finder-fallback href="/beds">All beds</a></div>
       <a href="${site.url}/dialabed" data-finder-open="dialabed">Which bed suits me?</a>
       <script async src="${site.url}/embed.js"></script>`,
    ),
  );
  await expect(page.getByRole("link", { name: "All beds" })).toBeVisible();
  await page.getByRole("link", { name: "Which bed suits me?" }).click();
  await expect(page).toHaveURL(`${site.url}/dialabed`);
});

test("the way back closes a finder over the page, and nothing else", async ({
  page,
  embedding: { abroad, keys, site },
}) => {
  const first = abroad.page("/first", "<!doctype html><title>First</title>");
  const second = abroad.page(
    "/second",
    `<!doctype html><title>Second</title>
     <button data-finder-open="dialabed" data-finder-key="${keys.dialabed}">Open</button>
     <script async src="${site.url}/embed.js"></script>`,
  );
  await page.goto(first);
  await page.goto(second);
  const dialog = page.getByRole("dialog", { name: "Product finder" });
  for (const isBack of [true, false, true]) {
    await page.getByRole("button", { name: "Open" }).click();
    await expect(finderOn(page, "dialog").getByRole("radio").first()).toBeVisible();
    if (isBack) await page.evaluate(() => history.back());
    else await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(second);
    // Its entry of the history goes with it.
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  }
  await page.goBack();
  await expect(page).toHaveURL(first);
});

test("Escape closes a finder over the page that has not loaded; once it has, keys go to it", async ({
  page,
  embedding: { abroad, keys, site },
}) => {
  let goOn = () => undefined as void;
  const held = new Promise<void>((done) => (goOn = done));
  await page.route(FRAME, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(
    abroad.page(
      "/slow",
      `<!doctype html><button data-finder-open="dialabed" data-finder-key="${keys.dialabed}">Open</button>
       <script async src="${site.url}/embed.js"></script>`,
    ),
  );
  const dialog = page.getByRole("dialog", { name: "Product finder" });
  const open = page.getByRole("button", { name: "Open" });
  await open.click();
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  goOn();
  await expect(finderOn(page, "dialog").getByRole("radio").first()).toBeVisible();
  await expect(page.locator("dialog iframe")).toBeFocused();
});

test("under a header that stays, a new question stands below it; the page's resets do not reach the finder", async ({
  page,
  embedding: { abroad, snippet, keys },
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(
    abroad.page(
      "/header",
      `<!doctype html><style>
         body { margin: 0 } header { position: sticky; top: 0; height: 80px; background: white; z-index: 9 }
         dialog { display: none } iframe { opacity: .5; filter: blur(9px); transform: scale(.5) }
       </style><header>Shop</header><div style="height:300px"></div>${snippet()}<div style="height:1500px"></div>
       <button style="position:fixed;bottom:0" data-finder-open="dialabed" data-finder-key="${keys.dialabed}">Open</button>`,
    ),
  );
  const iframe = page.locator("[data-finder-client] iframe");
  const finder = finderOn(page);
  await finder.getByRole("radio", { name: "Back Sleeper", exact: true }).check();
  await expect(iframe).toHaveCSS("opacity", "1");
  await expect(iframe).toHaveCSS("filter", "none");
  await page.evaluate(() => scrollTo(0, 600));
  await finder.getByRole("button", { name: "Next Step", exact: true }).press("Enter");
  await expect
    .poll(async () => Math.round((await iframe.boundingBox())!.y), "below the header")
    .toBe(80);
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("dialog", { name: "Product finder" })).toBeVisible();
});

test("a page's router adds and takes finders without a call", async ({
  page,
  embedding: { abroad, keys, site },
}) => {
  await page.goto(
    abroad.page(
      "/router",
      `<!doctype html><main></main><script async src="${site.url}/embed.js"></script>`,
    ),
  );
  const show = (html: string) =>
    page.locator("main").evaluate((main, inner) => (main.innerHTML = inner), html);
  const finder = `<div data-finder-client="dialabed" data-finder-key="${keys.dialabed}"></div>`;
  for (let visit = 0; visit < 3; visit += 1) {
    await show(finder);
    await expect(finderOn(page).getByRole("heading").first()).toBeVisible();
    await show("<p>Another page</p>");
    await expect(page.locator("iframe")).toHaveCount(0);
  }
  await show(finder);
  await expect(page.locator("iframe")).toHaveCount(1);
  await page.evaluate(() => window.ProductFinder!.destroy());
  await show(`${finder}<p>More</p>`.replace("<div", '<div id="new"'));
  await expect(page.locator("#new iframe"), "a new element has a finder again").toHaveCount(1);
});
