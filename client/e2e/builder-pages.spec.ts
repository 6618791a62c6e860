import { expect, type Page } from "@playwright/test";
import { exampleCalls } from "../../server/finders/testing/put-in-example";
import { test } from "./own-site";
import { expectSound } from "./page";
import { signIn } from "./staff";
import { staffAt } from "./tents";
import { unreachedByTab } from "./tab-stops";

// Promise: the whole builder works by keyboard and on every width. Each of its pages is opened at three widths, in
// both themes; nothing violates axe or scrolls sideways, and Tab comes to everything that can be pressed or filled.

test.use({ siteFor: "builder-pages" });

const SLUGS = ["car-seats", "coffee", "paint"];
const WIDTHS = [
  [360, "light"],
  [768, "dark"],
  [1440, "light"],
  [1440, "dark"],
] as const;

const places: [slug: string, what: string, query: string][] = [
  ["car-seats", "a question of numbers", "?question=weight"],
  ["car-seats", "a question found in a list", "?question=car-year"],
  ["car-seats", "a page of several questions", "?page=child"],
  ["car-seats", "a rule of the finder", "?rule=backwards"],
  ["paint", "a calculation", "?calculation=liters"],
  ["paint", "an answer with its rules", "?question=color&answer=sage"],
  ["paint", "a price", "?question=budget"],
  ["coffee", "matching", "/matching"],
  ["coffee", "results", "/results"],
  ["coffee", "texts", "/texts"],
  ["coffee", "versions", "/versions"],
  ["coffee", "settings", "/settings"],
];

test.beforeAll(async ({ site }) => {
  const staff = await staffAt(site.url);
  for (const slug of SLUGS) await staff(exampleCalls(slug));
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Loading...")).toHaveCount(0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  // All that is folded away belongs to the page.
  await page.locator("main details").evaluateAll((all) => {
    for (const each of all as HTMLDetailsElement[]) each.open = true;
  });
}

for (const [slug, what, query] of places) {
  test(`${what}: sound at three widths, and all of it within reach of Tab`, async ({ page }) => {
    test.setTimeout(180_000);
    await signIn(page);
    for (const [width, colorScheme] of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await open(page, `/admin/finders/${slug}${query}`);
      await expectSound(page);
    }
    expect(await unreachedByTab(page)).toEqual([]);
  });
}
