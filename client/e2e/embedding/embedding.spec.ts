// Longer than 200 lines: one list of the conditions a finder meets on a host page, best read together.

import { expect } from "@playwright/test";
import { answerAll, headings } from "../bed-finder";
import { answerForSport, asks } from "../firearm-finder";
import { heading, press } from "../page";
import { variantUnless } from "../variants";
import { completeJourney, expectFit, finderOn, frameOf, listen, test } from "./fixtures";
import { hostPages } from "./host-pages";

const journey = [
  ["ready", { client: "dialabed", steps: 5 }],
  ...[1, 2, 3, 4, 5].map((step) => ["step", { step, total: 5 }]),
];

const IN_ALL_RUNS = ["a page with a strict content policy", "a page like Shopify's"];

for (const { name, html, headers, prepare } of hostPages) {
  const title = `on ${name} the finder fits at every step, and tells what happens once and in order`;

  test(
    title,
    variantUnless(IN_ALL_RUNS.includes(name)),
    async ({ page, embedding: { host, site, snippet } }) => {
      const heard = await listen(page);
      await page.goto(host.page("/", html(snippet()), headers?.(site.url)));
      await prepare?.(page);
      const scrolled = await page.evaluate(() => scrollY);
      const finder = finderOn(page);
      await expect(heading(finder, headings[0])).toBeVisible();
      await expectFit(page);
      expect(await page.evaluate(() => scrollY), "the page keeps its place").toBe(scrolled);
      await completeJourney(page, finder);
      const events = await heard();
      expect(events.slice(0, -1)).toEqual(journey);
      const [last, results] = events.at(-1)!;
      expect(last).toBe("results");
      expect(results).toMatchObject({ topScore: 100 });
      expect((results as { count: number }).count).toBeGreaterThan(2);
    },
  );
}

test("a finder below the fold waits there: the page keeps its place and its focus", async ({
  page,
  embedding: { host, snippet },
}) => {
  await page.goto(
    host.page(
      "/fold",
      `<!doctype html><input autofocus aria-label="Search"><div style="height:1500px"></div>${snippet()}<div style="height:1500px"></div>`,
    ),
  );
  // A lazy frame loads when it is near the viewport.
  await page.evaluate(() => scrollTo(0, 600));
  const finder = finderOn(page);
  await expect(heading(finder, headings[0])).toBeAttached();
  await expectFit(page);
  expect(await page.evaluate(() => scrollY)).toBe(600);
  await expect(page.getByLabel("Search")).toBeFocused();

  // A new question starts at its top, and the page scrolls only if the shopper is in the frame.
  const top = () =>
    page.locator("iframe").evaluate((frame) => Math.round(frame.getBoundingClientRect().top));
  await finder.getByRole("radio", { name: "Side Sleeper", exact: true }).check();
  await finder.getByRole("button", { name: "Next Step" }).scrollIntoViewIfNeeded();
  const before = await top();
  await press(finder, "Next Step");
  await expect(heading(finder, headings[1])).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - Math.max(0, before))).toBeLessThan(2);
});

test("two finders on one page, and the same one twice, keep to themselves", async ({
  page,
  embedding: { host, snippet },
}) => {
  const heard = await listen(page);
  await page.goto(
    host.page(
      "/two",
      `<!doctype html><div id="a">${snippet()}</div><div id="b">${snippet("safarioutdoor")}</div><div id="c">${snippet()}</div>`,
    ),
  );
  const [a, b, c] = ["#a", "#b", "#c"].map((within) => finderOn(page, within)) as [
    ReturnType<typeof finderOn>,
    ReturnType<typeof finderOn>,
    ReturnType<typeof finderOn>,
  ];
  // Each of them moves the ones below it while it grows. A frame out of view is not laid out anew: each is looked at where
  // it is seen, the one that is answered last.
  const expectFits = async () => {
    for (const within of ["#a", "#c", "#b"]) {
      await page.locator(`${within} iframe`).scrollIntoViewIfNeeded();
      await expectFit(page, within);
    }
  };
  await page.locator("#b iframe").scrollIntoViewIfNeeded();
  await answerForSport(b, expectFits);
  await expectFits();
  await page.locator("#c iframe").scrollIntoViewIfNeeded();
  await c.getByRole("radio", { name: "Back Sleeper", exact: true }).check();
  await expectFits();
  await press(c, "Next Step");
  await expect(heading(c, headings[1])).toBeVisible();
  await expect(heading(a, headings[0])).toBeAttached();
  await expectFits();

  // Both share the tab's history, and still only the finder in use moves.
  await page.locator("#b iframe").scrollIntoViewIfNeeded();
  await press(b, "Back");
  await expect(heading(b, asks.budget)).toBeVisible();
  await expect(heading(c, headings[1])).toBeAttached();
  await expectFits();
  await press(b, "See Recommendations");
  await expect(heading(b, asks.results)).toBeVisible();

  await page.reload();
  await page.locator("#c iframe").scrollIntoViewIfNeeded();
  await expect(heading(c, headings[1])).toBeVisible();
  await expect(heading(a, headings[0])).toBeAttached();
  await expect(heading(b, asks.results)).toBeAttached();
  const ready = (await heard()).filter(([name]) => name === "ready");
  expect(ready.map(([, data]) => (data as { client: string }).client).sort()).toEqual([
    "dialabed",
    "dialabed",
    "safarioutdoor",
  ]);
});

test("the run and the height survive a refresh of the page and of the frame", async ({
  page,
  embedding: { host, snippet },
}) => {
  await page.goto(host.page("/refresh", `<!doctype html>${snippet()}`));
  const finder = finderOn(page);
  await finder.getByRole("radio", { name: "Side Sleeper", exact: true }).check();
  await press(finder, "Next Step");
  await expect(heading(finder, headings[1])).toBeVisible();
  await page.reload();
  await expect(heading(finder, headings[1])).toBeVisible();
  await expectFit(page);
  const frame = await frameOf(page);
  await frame.evaluate(() => location.reload());
  await expect(heading(finder, headings[1])).toBeVisible();
  await expectFit(page);
  await press(finder, "Previous");
  await expect(heading(finder, headings[0])).toBeVisible();
  await expectFit(page);
});

test("a popup opens from any element, holds the focus, closes by Escape inside and outside, and goes on where it was", async ({
  page,
  embedding: { host, keys, site },
}) => {
  const heard = await listen(page);
  await page.goto(
    host.page(
      "/popup",
      `<!doctype html><div style="height:900px"></div>
       <div data-finder-client="dialabed" data-finder-mode="popup" data-finder-key="${keys.dialabed}" data-finder-button-text="Which bed?"></div>
       <script async src="${site.url}/embed.js"></script>`,
    ),
  );
  const opener = page.getByRole("button", { name: "Which bed?" });
  await opener.click();
  const scrolled = await page.evaluate(() => scrollY);
  const dialog = page.getByRole("dialog", { name: "Product finder" });
  await expect(dialog).toBeVisible();
  const finder = page.frameLocator("dialog iframe");
  await finder.getByRole("radio", { name: "Side Sleeper", exact: true }).check();
  await press(finder, "Next Step");
  await expect(heading(finder, headings[1])).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);

  await opener.press("Enter");
  await expect(heading(finder, headings[1])).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await page.evaluate(() => window.ProductFinder!.open("dialabed"));
  await expect(heading(finder, headings[1])).toBeVisible();
  await finder.getByRole("radio", { name: "Queen", exact: true }).check();
  await finder.getByRole("radio", { name: "Hybrid", exact: true }).check();
  await press(finder, "Next Step");
  await finder.getByRole("radio", { name: "Medium", exact: true }).check();
  await press(finder, "Next Step");
  await press(finder, "Find My Beds");
  await expect(finder.getByRole("article").first()).toBeVisible();
  await page.evaluate(() => window.ProductFinder!.close());
  await expect(dialog).toBeHidden();
  const times = async (wanted: string) =>
    (await heard()).filter(([name]) => name === wanted).length;
  // The dialog is hidden shortly before its page receives the event.
  await expect.poll(() => times("close")).toBe(3);
  const names = (await heard()).map(([name]) => name);
  expect(names.filter((name) => name === "ready")).toHaveLength(1);
  expect(names.filter((name) => name === "results")).toHaveLength(1);

  await page.evaluate(() => window.ProductFinder!.destroy());
  await expect(page.locator("iframe, dialog")).toHaveCount(0);
  await page.evaluate(() => window.ProductFinder!.init());
  await expect(opener).toBeVisible();
});

test("the page can listen, prefill by stable id, and start over; what it does not know is told", async ({
  page,
  embedding: { host, snippet },
}) => {
  const heard = await listen(page);
  await page.goto(host.page("/prefill", `<!doctype html>${snippet()}`));
  const finder = finderOn(page);
  await expect(heading(finder, headings[0])).toBeVisible();
  await page.evaluate(() => {
    window.ProductFinder!.on("step", ({ step }) => (document.title = `Step ${step}`));
    window.ProductFinder!.prefill({ sleepStyle: "back", bedSize: "king", mattressType: "latex" });
  });
  await expect(heading(finder, headings[2])).toBeVisible();
  await expect(page).toHaveTitle("Step 3");
  await expect
    .poll(heard)
    .toContainEqual([
      "prefill",
      { answered: ["sleepStyle", "bedSize", "mattressType"], leftOut: [] },
    ]);
  // Nobody has used the finder yet: the page keeps its focus.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");

  await page.evaluate(() =>
    window.ProductFinder!.prefill({ sleepStyle: { $ne: 1 }, minPrice: "<script>" }),
  );
  await expect
    .poll(async () => (await heard()).at(-1))
    .toEqual(["error", { code: "prefill_invalid" }]);
  await expect(heading(finder, headings[2])).toBeVisible();
  // One answer that cannot be read takes none of the others with it.
  await page.evaluate(() => window.ProductFinder!.prefill({ sleepStyle: "side", minPrice: "5k" }));
  await expect
    .poll(async () => (await heard()).filter(([name]) => name === "prefill").at(-1))
    .toEqual(["prefill", { answered: ["sleepStyle"], leftOut: ["minPrice"] }]);

  await page.evaluate(() =>
    window.ProductFinder!.prefill({
      ...{ firmness: "medium", minPrice: 1000, maxPrice: 90_000, features: ["none"], concerns: [] },
      color: "red",
    }),
  );
  await expect(finder.getByRole("article").first()).toBeVisible();
  const told = (await heard()).filter(([name]) => name === "prefill").at(-1)![1];
  expect(told).toMatchObject({ leftOut: ["features: none", "color"] });
});

test("share links lead to the page that the retailer named, and a link on it opens what was shared", async ({
  page,
  context,
  embedding: { host, snippet },
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const heard = await listen(page);
  const address = host.page("/beds", `<!doctype html>${snippet()}`);
  await page.goto(`${address}?color=red#top`);
  const finder = finderOn(page);
  await answerAll(finder);
  await press(finder, "Copy Link");
  await expect(finder.getByRole("button", { name: "Copied!" })).toBeVisible();
  expect((await heard()).at(-1)).toEqual(["share", { channel: "copy" }]);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(`${address}?color=red&shared=`);

  const friend = await context.newPage();
  await friend.goto(link);
  await expect(heading(finderOn(friend), headings[4])).toBeVisible();
  await expect(finderOn(friend).getByText("Shared Preferences Loaded!").first()).toBeVisible();
});

test("messages stand in the part of a tall frame that the shopper sees", async ({
  page,
  embedding: { host, snippet },
}) => {
  await page.goto(host.page("/tall", `<!doctype html>${snippet()}`));
  const finder = finderOn(page);
  await answerAll(finder);
  const compare = finder.getByRole("checkbox", { name: /Compare/ });
  await compare.nth(2).scrollIntoViewIfNeeded();
  await compare.nth(2).check();
  await compare.nth(3).check();
  const open = finder.getByRole("button", { name: /^Compare/ }).last();
  await open.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await open.click();
  const dialog = finder.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog).toBeInViewport({ ratio: 0.95 });
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(2);
});

test("any link or button opens the popup with the options on it, and does nothing else", async ({
  page,
  embedding: { host, keys, site },
}) => {
  await page.goto(
    host.page(
      "/open",
      `<!doctype html><form action="/cart"><button data-finder-open="dialabed" data-finder-key="${keys.dialabed}" data-finder-show-header="false">Beds</button></form>
       <a href="/elsewhere" data-finder-open="safarioutdoor" data-finder-key="${keys.safarioutdoor}">Rifles</a>
       <script async src="${site.url}/embed.js"></script>`,
    ),
  );
  await page.waitForFunction(() => window.ProductFinder);
  const shown = page.frameLocator("dialog[open] iframe");
  await page.getByRole("button", { name: "Beds" }).click();
  await expect(heading(shown, headings[0])).toBeVisible();
  await expect(shown.getByRole("img", { name: "Dial-a-Bed" })).toBeHidden();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("link", { name: "Rifles" }).click();
  await expect(heading(shown, asks.purpose)).toBeVisible();
  await expect(page).toHaveURL(/\/open$/);
});

test("a greatest height makes the finder scroll inside; taken out and put back, it goes on", async ({
  page,
  embedding: { host, snippet },
}) => {
  await page.goto(
    host.page("/max", `<!doctype html>${snippet("dialabed", 'data-finder-max-height="500px"')}`),
  );
  const finder = finderOn(page);
  await expect(heading(finder, headings[0])).toBeVisible();
  const height = () => page.locator("iframe").evaluate((frame) => frame.clientHeight);
  await expect.poll(height).toBe(500);
  const frame = await frameOf(page);
  expect(
    await frame.evaluate(() => document.documentElement.scrollHeight > window.innerHeight),
  ).toBe(true);
  await finder.getByRole("radio", { name: "Side Sleeper", exact: true }).check();
  await press(finder, "Next Step");
  await expect(heading(finder, headings[1])).toBeVisible();
  await page.evaluate(() => {
    const holder = document.querySelector("[data-finder-client]")!;
    holder.replaceChildren();
    window.ProductFinder!.init();
  });
  await expect(heading(finder, headings[1])).toBeVisible();
  await expect.poll(height).toBe(500);
});
