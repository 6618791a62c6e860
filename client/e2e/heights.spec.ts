// How long pages are on a phone of 360 px, and how much of a list staff see at a desk. Prints each beside its limit.
import { expect, type Page } from "@playwright/test";
import { exampleCalls } from "../../server/finders/testing/put-in-example";
import { encode, everything, headings, unlock } from "./bed-finder";
import { test } from "./own-site";
import { heading } from "./page";
import { signIn } from "./staff";
import { staffAt } from "./tents";

const LIMITS = { step: 1_600, results: 3_000, builder: 2_500, dashboard: 1_400, landing: 6_500 };
const FIRST_ROWS = 10;
const DESK = { width: 1440, height: 900 };

test.use({ siteFor: "heights" });

/** Fails where a page is as high as its limit, or higher, once it has settled. */
async function expectLower(page: Page, name: string, limit: number): Promise<void> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.getByText("Loading...")).toHaveCount(0);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  let last = -1;
  await expect(async () => {
    const before = last;
    expect((last = await height())).toBe(before);
  }).toPass({ intervals: [300] });
  console.log(`${name}: ${last} px of less than ${limit}`);
  expect(last, name).toBeLessThan(limit);
}

test("the bed finder's steps and results are short on a phone", async ({ page }) => {
  const answers = [
    {},
    { sleepStyle: everything.sleepStyle },
    { ...everything, firmness: undefined, minPrice: undefined, maxPrice: undefined },
    { ...everything, minPrice: undefined, maxPrice: undefined },
  ];
  for (const [at, given] of answers.entries()) {
    await page.context().clearCookies();
    await page.goto("about:blank");
    await unlock(page, at === 0 ? "" : `?shared=${encode(given)}`);
    await expect(heading(page, headings[at]!)).toBeVisible();
    await expectLower(page, headings[at]!, LIMITS.step);
  }
  await page.context().clearCookies();
  await unlock(page, `?shared=${encode({ ...everything, minPrice: 0, maxPrice: 30000 })}`);
  await expect(page.getByRole("button", { name: "Save These" })).toBeVisible();
  await expectLower(page, headings[4], LIMITS.results);
});

test("the landing page is read in a few moves on a phone", async ({ page }) => {
  await page.goto("/");
  await expectLower(page, "landing page", LIMITS.landing);
});

test("what staff open first is short on a phone", async ({ page, site }) => {
  await (
    await staffAt(site.url)
  )(exampleCalls("coffee"));
  await signIn(page);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectLower(page, "dashboard", LIMITS.dashboard);
  await page.goto("/admin/finders/coffee");
  await expect(page.getByRole("button", { name: "Add a question" })).toBeVisible();
  await expectLower(page, "the builder's questions", LIMITS.builder);
});

test.describe("at a desk", () => {
  test.use({
    viewport: DESK,
    isMobile: false,
    hasTouch: false,
    deviceScaleFactor: 1,
  });

  for (const path of ["products", "features"])
    test(`the first ten rows of ${path} are in view`, async ({ page }) => {
      await signIn(page);
      await page.goto(`/admin/${path}`);
      const rows = page.getByRole("main").locator("tbody tr, ul > li").filter({ visible: true });
      await expect(rows.nth(FIRST_ROWS - 1)).toBeVisible();
      const { y, height } = (await rows.nth(FIRST_ROWS - 1).boundingBox())!;
      console.log(
        `${path}: row ${FIRST_ROWS} ends at ${Math.round(y + height)} px of ${DESK.height}`,
      );
      expect(y + height).toBeLessThanOrEqual(DESK.height);
    });
});
