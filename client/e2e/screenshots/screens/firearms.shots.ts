import { expect, type Page } from "@playwright/test";
import { answer, answerForSport, asks, pick, unlockFirearms } from "../../firearm-finder";
import { heading, press } from "../../page";
import { capture, screens, test } from "./capture";

async function results(page: Page): Promise<void> {
  await unlockFirearms(page);
  await answerForSport(page);
  await expect(page.getByRole("article").first()).toBeVisible();
}

test("firearms, question by question, to the results and the basket", async ({ page }) => {
  await unlockFirearms(page);
  for (const [at, [question, card]] of (
    [
      [asks.purpose, "Hunting"],
      [asks.game, "Medium game"],
      [asks.type, "Rifle"],
      [asks.action, "Bolt"],
      [asks.caliber, ".308 Win"],
    ] as const
  ).entries()) {
    await expect(heading(page, question)).toBeVisible();
    await capture(page, `firearms/question-${at + 1}`);
    await pick(page, card);
  }
  await expect(heading(page, asks.budget)).toBeVisible();
  await capture(page, "firearms/question-6");
  await press(page, "See Recommendations");
  await expect(page.getByRole("article").first()).toBeVisible();
  await capture(page, "firearms/results");
  const boxes = page.getByRole("checkbox", { name: /^Compare/ });
  if ((await boxes.count()) > 1) {
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await capture(page, "firearms/results-picked");
    await page.getByRole("button", { name: /^Compare 2/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await capture(page, "firearms/compare");
  }
});

screens("firearms", {
  carry: async (page) => {
    await unlockFirearms(page);
    await answer(page, [asks.purpose, "Self"], [asks.type, "Pistol"], [asks.size, "Compact"]);
    await expect(heading(page, asks.carry)).toBeVisible();
  },
  "results-sport": results,
  "basket-empty": async (page) => {
    await results(page);
    // Its button is there once something is in it.
    await page
      .getByRole("button", { name: /^Favorite:/ })
      .first()
      .click();
    await page.getByRole("button", { name: /^Favorites Basket/ }).click();
    const basket = page.getByRole("dialog");
    await basket.getByRole("button", { name: /^Clear/ }).click();
    await expect(basket.getByRole("button", { name: /^Clear/ })).toBeHidden();
  },
  basket: async (page) => {
    await results(page);
    const hearts = page.getByRole("button", { name: /^Favorite:/ });
    await hearts.nth(0).click();
    await hearts.nth(1).click();
    await page.getByRole("button", { name: /^Favorites Basket/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "results-failing": async (page) => {
    await page.route("**/api/safari/products?*", (route) => route.abort());
    await unlockFirearms(page);
    await answerForSport(page, undefined, "Failed to fetch products");
  },
});
