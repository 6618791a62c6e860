import { expect, type Page } from "@playwright/test";
import { answerAll, encode, everything, unlock } from "../../bed-finder";
import { press } from "../../page";
import { capture, screens, test } from "./capture";

const cards = (page: Page) => page.getByRole("article");

async function results(page: Page): Promise<void> {
  await unlock(page);
  await answerAll(page);
  await expect(cards(page).first()).toBeVisible();
}

test("beds, question by question, to the results and what they offer", async ({ page }) => {
  await unlock(page);
  await capture(page, "beds/question-1");
  await answerAll(page, {}, (step) => capture(page, `beds/question-${step}-answered`));
  await expect(cards(page).first()).toBeVisible();
  await capture(page, "beds/results");
  const boxes = page.getByRole("checkbox", { name: /^Compare / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await capture(page, "beds/results-picked");
  await press(page, "Compare 2");
  await expect(page.getByRole("dialog")).toBeVisible();
  await capture(page, "beds/compare");
});

screens("beds", {
  "question-unanswered": async (page) => {
    await unlock(page);
    await press(page, "Next Step");
    await expect(page.getByRole("alert").first()).toBeVisible();
  },
  "results-few": async (page) => {
    await unlock(page, `?shared=${encode({ ...everything, maxPrice: 9000, minPrice: 6000 })}`);
    await expect(cards(page).first()).toBeVisible();
  },
  "results-by-mail": async (page) => {
    await results(page);
    await press(page, "Show Form");
    await press(page, "Send Email");
  },
  "results-kept": async (page) => {
    await results(page);
    await press(page, "Save These");
    await expect(page.getByRole("button", { name: /^Load / })).toBeVisible();
  },
  "results-slow": async (page) => {
    await page.route("**/api/recommendations?*", () => undefined);
    await unlock(page);
    await answerAll(page);
  },
  "results-failing": async (page) => {
    await page.route("**/api/recommendations?*", (route) => route.abort());
    await unlock(page);
    await answerAll(page, { results: "Unable to load recommendations" });
  },
  framed: async (page) => {
    await unlock(page);
    await page.goto("/dialabed?embed=true");
    await expect(page.getByRole("navigation", { name: "Steps" })).toBeVisible();
  },
  search: async (page) => {
    await unlock(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await press(page, "Search");
    await page.getByRole("searchbox").fill("oak");
  },
});
