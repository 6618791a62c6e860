// The results at first: a short list that a phone scrolls through in a few moves, also in a frame.
import { expect, test, type Page } from "@playwright/test";
import { encode, everything, showMore, unlock } from "./bed-finder";
import { answer, asks, unlockFirearms } from "./firearm-finder";
import { expectSound, heading } from "./page";

const MAX_HEIGHT_ON_PHONES = 3_500;

/** Answers that 24 or more beds match. */
const many = {
  sleepStyle: "side",
  bedSize: "queen",
  mattressType: "hybrid",
  firmness: "medium",
  concerns: ["back_pain", "hot_sleeper"],
  minPrice: 0,
  maxPrice: 30000,
};

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const cards = (page: Page) => page.getByRole("article");

/** Opens the results and waits for everything below them. */
async function openResults(page: Page, answers: unknown, embedded = ""): Promise<void> {
  await unlock(page, `?shared=${encode(answers)}${embedded}`);
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Save These" })).toBeVisible();
}

for (const embedded of ["", "&embed=true"])
  test(`24 beds are less than ${MAX_HEIGHT_ON_PHONES} pixels on a phone${embedded && ", in a frame"}`, async ({
    page,
    isMobile,
  }) => {
    await openResults(page, many, embedded);
    await expect(page.getByText(/^Showing \d of 24/)).toBeVisible();
    for (const width of isMobile ? [360, 390] : []) {
      await page.setViewportSize({ width, height: 740 });
      expect(await height(page)).toBeLessThan(MAX_HEIGHT_ON_PHONES);
    }
    await page.getByLabel("Sort by").selectOption("Price: Low to High");
    if (isMobile) expect(await height(page)).toBeLessThan(MAX_HEIGHT_ON_PHONES);
  });

test("the rest opens on a press, and the focus goes with it", async ({ page }) => {
  await openResults(page, many);
  const [best] = await cards(page).all();
  await expect(best!.getByText("Best for you")).toBeVisible();
  const first = await cards(page).count();
  expect(first).toBeGreaterThanOrEqual(3);
  expect(first).toBeLessThanOrEqual(5);
  for (const other of (await cards(page).all()).slice(1))
    await expect(other).toContainText(/R[\d,]+ (less|more)|ust as close/);

  await page.getByRole("button", { name: /^Show \d+ more$/ }).press("Enter");
  await expect(cards(page).nth(first).getByRole("heading")).toBeFocused();
  const folds = page.getByRole("button", { name: /^(Less close|Out of stock now) · \d+/ });
  for (const fold of await folds.all()) await fold.click();
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByText("Showing 24 results")).toBeVisible();
  await expectSound(page);

  const scores = (await cards(page).allTextContents()).map((text) => /(\d+)%/.exec(text)![1]);
  await page.getByRole("button", { name: /^Why/ }).last().click();
  await expect(
    cards(page)
      .last()
      .getByText(/of \d+ points/)
      .first(),
  ).toBeAttached();
  expect(scores).toHaveLength(24);
  await expectSound(page);
});

test("nothing under 70 is called perfect", async ({ page }) => {
  await openResults(page, {
    sleepStyle: "stomach",
    bedSize: "queen",
    mattressType: "latex",
    firmness: "soft",
    concerns: ["light_sleeper", "allergies"],
    minPrice: 0,
    maxPrice: 6000,
  });
  await expect(heading(page, "Your closest bed matches")).toBeVisible();
  await expect(page.getByText("Closest for you")).toBeVisible();
  await expect(page.getByText(/perfect/i)).toHaveCount(0);
  await expectSound(page);
});

test("sharing is one press from the top", async ({ page }) => {
  await openResults(page, many);
  await page.getByRole("button", { name: "Share or save" }).click();
  await expect(page.getByRole("heading", { name: /^Found \d+ Perfect/ })).toBeFocused();
  await expect(page.getByRole("button", { name: "Copy Link" })).toBeInViewport();
});

test("saved sets open where the shopper is: from the greeting, on errors, on empty results", async ({
  page,
}) => {
  await page.addInitScript(
    (sets) => localStorage.setItem("bed-finder:saved-preferences", sets),
    JSON.stringify([
      { id: "1", name: "Guest room", preferences: everything, createdAt: "2026-01-01" },
    ]),
  );
  const sets = page.getByRole("dialog", { name: "Saved sets" });
  await unlock(page);
  await page.getByRole("button", { name: "Show them" }).click();
  await expect(sets.getByText("Guest room").first()).toBeVisible();
  await expectSound(page);
  await page.keyboard.press("Escape");
  const entry = page.getByRole("button", { name: "Saved sets (1)" });
  await entry.press("Enter");
  await expect(sets).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(entry).toBeFocused();
  await entry.press("Enter");
  await sets.getByRole("button", { name: "Load Guest room" }).press("Enter");
  await expect(heading(page, "Your Perfect Bed Matches")).toBeFocused();
  await expect(cards(page).first()).toBeVisible();

  const nothing = { ...everything, minPrice: 1, maxPrice: 2 };
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`/dialabed?shared=${encode(nothing)}`);
  await expect(page.getByText("No beds found")).toBeVisible();
  await entry.click();
  await expect(sets).toBeVisible();
  await expectSound(page);

  await page.route("**/api/recommendations?*", (route) => route.abort());
  await page.reload();
  await expect(page.getByText("Unable to load recommendations")).toBeVisible();
  await entry.click();
  await expect(sets).toBeVisible();
});

test("a long list of firearms is short on a phone, and whole where there is room", async ({
  page,
  isMobile,
}) => {
  await unlockFirearms(page);
  await answer(page, [asks.purpose, "Ammo"], [asks.category, "Reloading"]);
  await page.getByRole("button", { name: "See Recommendations" }).click();
  await expect(heading(page, asks.results)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  const more = page.getByRole("button", { name: /^Show \d+ more$/ });
  if (isMobile) {
    await expect(cards(page)).toHaveCount(6);
    expect(await height(page)).toBeLessThan(MAX_HEIGHT_ON_PHONES);
    await more.press("Enter");
    await expect(cards(page).nth(6).getByRole("heading")).toBeFocused();
    await expectSound(page);
  }
  await expect(more).toBeHidden();
  await showMore(page);
  expect(await cards(page).count()).toBeGreaterThan(7);
});
