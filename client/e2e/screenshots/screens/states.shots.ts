import { expect, type Browser } from "@playwright/test";
import { signIn } from "../../staff";
import { TENTS, openTents, showPictures, walkThrough } from "../../tents";
import { capture, test } from "./capture";

// A finder of staff while things are slow, fail or are away, on another site in its own colors, and after shoppers used it.

const RESULTS = "**/api/finders/*/recommendations?*";

test("results that take their time, that fail, and without a network", async ({ page, camp }) => {
  await openTents(page, camp.address);
  await page.route(RESULTS, () => undefined);
  await walkThrough(page);
  await capture(page, "finders/tents-results-slow");
  await page.unroute(RESULTS);
  await page.route(RESULTS, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("alert").first()).toBeVisible({ timeout: 20_000 });
  await capture(page, "finders/tents-results-failing");
});

test("a finder that is loading, and one that does not come", async ({ page, camp }) => {
  await openTents(page, camp.address);
  await page.route(`**/api/finders/${TENTS}?*`, () => undefined);
  await page.goto(camp.address);
  await capture(page, "finders/loading");
  await page.unroute(`**/api/finders/${TENTS}?*`);
  await page.route(`**/api/finders/${TENTS}?*`, (route) => route.abort());
  await page.goto(camp.address);
  await expect(page.getByRole("alert").first()).toBeVisible({ timeout: 20_000 });
  await capture(page, "finders/not-coming");
});

test("on another site, in its own colors, whatever the device prefers", async ({ page, camp }) => {
  const path = `/api/admin/embed-settings?client=${TENTS}`;
  const before = (await camp.staff([{ method: "GET", path }])) as object;
  const colors = { primary: "#b5471b", background: "#fff8ee", surface: "#ffffff", text: "#2b1d12" };
  const { updatedAt } = (await camp.staff([
    { method: "PUT", path, body: { ...before, colors } },
  ])) as { updatedAt: string };
  const style =
    "body{margin:0;font:16px/1.5 Georgia,serif;background:#fff8ee;color:#2b1d12}main{max-width:64rem;margin:auto;padding:1.5rem}";
  const address = camp.host.page(
    "/own-colors",
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><style>${style}</style>
    <title>Camp shop</title><main><h1>Find your tent</h1>
    <div data-finder-client="${TENTS}" data-finder-key="${camp.key}"></div>
    <script async src="${camp.site.url}/embed.js"></script><p>Questions? Call us.</p></main></html>`,
  );
  await showPictures(page);
  await page.goto(address);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading").first()).toBeVisible();
  await capture(page, "finders/embedded-step");
  await walkThrough(frame);
  await expect(frame.getByRole("article").first()).toBeVisible();
  await capture(page, "finders/embedded-results");
  await camp.staff([{ method: "PUT", path, body: { ...before, updatedAt } }]);
});

/** What shoppers leave behind: whole runs, and some that stop in the middle. */
async function visit(browser: Browser, address: string, carry: string, isWhole: boolean) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await openTents(page, address);
  if (isWhole) {
    await walkThrough(page, { carry });
    await page.waitForLoadState("networkidle");
  } else await page.getByRole("button", { name: /^On long walks/ }).click();
  await context.close();
}

test("what staff read after shoppers were there", async ({ page, camp, browser }) => {
  for (const [at, carry] of ["9.5", "6", "4", "12", "0.5", "8"].entries())
    await visit(browser, camp.address, carry, at % 3 !== 2);
  await signIn(page, `/insight?finder=${TENTS}`);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await capture(page, "staff/insight-own");
  await page.goto("/admin");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await capture(page, "staff/dashboard-after-runs");
});
