// The firearm finder from the gate to products: each purpose, each failure.
// Longer than 200 lines: each journey is told in full.

import { expect, test, type Page } from "@playwright/test";
import { answer, answerForSport, asks, pick, unlockFirearms } from "./firearm-finder";
import { expectSound, heading, press } from "./page";
import { variantUnless } from "./variants";

const progress = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true })).toBeVisible();
const cards = (page: Page) => page.getByRole("article");

async function toResults(page: Page): Promise<void> {
  await press(page, "See Recommendations");
  await expect(heading(page, asks.results)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
}

test.describe("each purpose leads from the gate to products", () => {
  test.beforeEach(({ page }) => unlockFirearms(page));

  test("self-defence, in six steps, one of them about carrying", async ({ page }) => {
    await progress(page, "Step 1 of 5");
    await answer(page, [asks.purpose, "Self-defence"], [asks.type, "Pistol"]);
    await progress(page, "Step 2 of 6");
    await answer(page, [asks.size, "Compact"]);
    await progress(page, "Step 3 of 6");
    const next = page.getByRole("button", { name: "Next", exact: true });
    await expect(next).toBeDisabled();
    await page.getByRole("radio", { name: "Small", exact: true }).check();
    await expect(next).toBeEnabled();
    await expectSound(page);
    await next.click();
    await progress(page, "Step 4 of 6");
    await answer(page, [asks.caliber, ".380 ACP"]);
    await progress(page, "Step 5 of 6");
    await toResults(page);
    await expect(page.getByRole("region", { name: "Your selections" })).toContainText("small hand");
  });

  test(
    "reloading equipment, without a question that has one answer",
    variantUnless(false),
    async ({ page }) => {
      await answer(
        page,
        [asks.purpose, "Ammo and reloading"],
        [asks.category, "Reloading equipment"],
      );
      await expect(heading(page, asks.budget)).toBeVisible();
      await progress(page, "Step 3 of 4");
      await page.goBack();
      await expect(heading(page, asks.category)).toBeVisible();
      await pick(page, "Reloading equipment");
      await expect(heading(page, asks.budget)).toBeVisible();
      await toResults(page);
      await expect(page.getByRole("region", { name: "Your selections" })).toContainText(
        /CaliberAny cali/,
      );
    },
  );

  test("hunting: the game, the type, the action, the caliber", async ({ page }) => {
    await answer(
      page,
      [asks.purpose, "Hunting"],
      // Only rifles are available for it: the type is not asked.
      [asks.game, "Dangerous game"],
      [asks.action, "Bolt action"],
    );
    await progress(page, "Step 3 of 5");
    await answer(page, [asks.caliber, ".375 H&H"]);
    await toResults(page);
    await expect(cards(page).first()).toContainText(".375 H&H");
  });

  test("recreational, with an air rifle", variantUnless(false), async ({ page }) => {
    await answer(
      page,
      [asks.purpose, "Recreational"],
      [asks.type, "Air rifle"],
      [asks.caliber, ".177 air"],
    );
    await toResults(page);
  });

  test("professional: the work, then the type", variantUnless(false), async ({ page }) => {
    await answer(
      page,
      [asks.purpose, "Professional"],
      [asks.useCase, "Farm defence"],
      [asks.type, "Shotgun"],
      [asks.action, "Pump action"],
      [asks.caliber, "12 gauge"],
    );
    await toResults(page);
  });

  test("ammunition, by the quantity", async ({ page }) => {
    await answer(
      page,
      [asks.purpose, "Ammo and reloading"],
      [asks.category, "Rifle ammo"],
      [asks.caliber, ".308 Win"],
    );
    await expect(heading(page, asks.quantity)).toBeVisible();
    await expect(page.getByText("20-50 rounds", { exact: true })).toBeVisible();
    await expect(page.getByText("250+ rounds in one pack")).toBeVisible();
    await expect(page.getByRole("button", { name: "See Recommendations" })).toBeDisabled();
    await page.getByRole("radio", { name: "5 Boxes" }).check();
    await expectSound(page);
    await toResults(page);
    await expect(cards(page).first()).toContainText(/R[\d.]+ per round · 20 rounds/);
    await expect(cards(page).first()).toContainText(/5 boxes, 100 rounds: R\d/);
    const summary = page.getByRole("region", { name: "Your selections" });
    await expect(summary).toContainText("Quantity5 Boxes");
    await summary.getByRole("button", { name: /^Quantity/ }).click();
    await page.getByRole("radio", { name: "Bulk" }).check();
    await toResults(page);
    await expect(cards(page).first()).toContainText("per round · 500 rounds");
  });

  test("sport, down to a brand, and back up again", async ({ page }) => {
    await answerForSport(page);
    await expect(cards(page).first()).toBeVisible();
    const all = await cards(page).count();
    await page.getByRole("checkbox", { name: "Norvik" }).check();
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole("checkbox", { name: "Norvik" }).uncheck();
    await expect(cards(page)).toHaveCount(all);
    await expectSound(page);
  });
});

test("the results stand in order of what is paid, with specials and selections said", async ({
  page,
}) => {
  await unlockFirearms(page);
  await answer(page, [asks.purpose, "Self-defence"], [asks.type, "Pistol"], [asks.size, "Compact"]);
  await page.getByRole("radio", { name: "No preference", exact: true }).first().check();
  await press(page, "Next");
  await answer(page, [asks.caliber, ".40 S&W"]);
  await page.getByRole("radio", { name: /Ultra luxury/ }).check();
  await expect(page.getByText("R50,000+", { exact: true }).first()).toBeVisible();
  await toResults(page);
  await expect(page.getByRole("region", { name: "Your selections" })).toContainText("R35,000+");
  // No pistol costs that much: the budget is relaxed, and a note says so.
  await expect(page.getByText("leaving out the budget")).toBeVisible();
  await page.getByRole("button", { name: /^Budget R/ }).click();
  await expect(heading(page, asks.budget)).toBeVisible();
  await page.getByRole("radio", { name: /Mid range/ }).check();
  await toResults(page);
  const paid = await cards(page).evaluateAll((list) =>
    list.map((card) => {
      const price = card.textContent.replace(/R[\d,]+ (over|under|below) your budget/, "");
      return Number(/R([\d,]+)/.exec(price)![1]!.replaceAll(",", ""));
    }),
  );
  expect(paid).toEqual(paid.toSorted((a, b) => a - b));
});

test("where few fit, one change finds exactly what it promises", async ({ page }) => {
  await unlockFirearms(page);
  await answer(
    page,
    [asks.purpose, "Hunting"],
    [asks.game, "Dangerous game"],
    [asks.action, "Break action"],
    [asks.caliber, ".375 H&H"],
  );
  await toResults(page);
  await expect(cards(page).first()).toContainText("Fits your .375 H&H, dangerous game");
  const offers = page.getByRole("region", { name: "One change finds more" });
  const first = offers.getByRole("listitem").first();
  const [, count] = /Finds (\d+) products?/.exec((await first.textContent())!)!;
  await expectSound(page);
  await first.getByRole("button").click();
  await expect(page.getByRole("status").first()).toContainText(
    new RegExp(`^(We found )?${count} products?[,.]`),
  );
});

test("a run survives a reload, and the browser's Back goes a step back", async ({ page }) => {
  await unlockFirearms(page);
  await answer(page, [asks.purpose, "Hunting"], [asks.game, "Birds"]);
  await expect(heading(page, asks.type)).toBeVisible();
  await page.reload();
  await expect(heading(page, asks.type)).toBeVisible();
  await page.goBack();
  await expect(heading(page, asks.game)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Birds/, pressed: true })).toBeVisible();
  await page.goForward();
  await expect(heading(page, asks.type)).toBeVisible();
  await press(page, "Back");
  await press(page, "Back");
  await expect(heading(page, asks.purpose)).toBeVisible();
  // Another purpose asks its own questions; no answer of the old one remains.
  await pick(page, "Recreational");
  await expect(heading(page, asks.type)).toBeVisible();
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(0);
});

test("an answer that no longer passes leads back to its question, which says so", async ({
  page,
}) => {
  await unlockFirearms(page);
  await answer(page, [asks.purpose, "Sport"], [asks.discipline, "Steel"]);
  await expect(heading(page, asks.type)).toBeVisible();
  await page.evaluate(() => {
    const run = JSON.parse(sessionStorage.getItem("run:safarioutdoor")!) as {
      answers: Record<string, unknown>;
    };
    run.answers.sportDiscipline = "chess";
    sessionStorage.setItem("run:safarioutdoor", JSON.stringify(run));
  });
  await page.reload();
  await expect(heading(page, asks.discipline)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText("Please select your sport discipline");
  await pick(page, "Steel");
  await expect(page.getByText("Please select your sport discipline")).toHaveCount(0);
});

// Shows 8.fetch.
test("what cannot be loaded says so, and comes with another try", async ({ page }) => {
  await unlockFirearms(page);
  await page.route("**/api/safari/counts?*", (route) => route.abort());
  await answer(page, [asks.purpose, "Sport"], [asks.discipline, "IPSC"]);
  await expect(page.getByText("Failed to fetch counts")).toBeVisible();
  await page.unroute("**/api/safari/counts?*");
  await press(page, "Try Again");
  await expect(page.getByText("Failed to fetch counts")).toHaveCount(0);

  await page.route("**/api/safari/brands?*", (route) => route.abort());
  await answer(page, [asks.type, "Pistol"], [asks.caliber, "9mm"]);
  await expect(page.getByText("Failed to fetch brands")).toBeVisible();
  await page.unroute("**/api/safari/brands?*");
  await press(page, "Try Again");
  await expect(page.getByRole("checkbox", { name: "Norvik" })).toBeVisible();

  await page.route("**/api/safari/products?*", (route) => route.abort());
  await press(page, "See Recommendations");
  await expect(page.getByRole("heading", { name: "Failed to fetch products" })).toBeVisible();
  await expectSound(page);
  await page.unroute("**/api/safari/products?*");
  await press(page, "Try Again");
  await expect(cards(page).first()).toBeVisible();
});

test("loading and an empty catalog have their words", async ({ page }) => {
  await unlockFirearms(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/safari/products?*", async (route) => {
    await held;
    await route.fulfill({ json: [] });
  });
  await answerForSport(page);
  await expect(page.getByText("Loading products...")).toBeVisible();
  release();
  await expect(page.getByText("Please connect the product catalog.")).toBeVisible();
  await expectSound(page);
});

test("a picture that does not load gives way to a placeholder", async ({ page }) => {
  await unlockFirearms(page);
  await page.route("**/pictures/firearms/**", (route) => route.abort());
  await answerForSport(page);
  await expect(page.locator("[data-placeholder]").first()).toBeVisible();
});

// Shows 2.routes.safari, 2.firearm.header.
test("both addresses lead to it; its header and footer are the retailer's", async ({ page }) => {
  await unlockFirearms(page);
  await page.goto("/safari-outdoor");
  await expect(heading(page, asks.purpose)).toBeVisible();
  await expect(page.getByText("Gun Finder", { exact: true })).toBeVisible();
  for (const name of ["Browse All", "My Account"]) {
    await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("target", "_blank");
  }
  await expect(page.getByRole("contentinfo")).toContainText("licensing checks");
  await expect(page.getByRole("contentinfo")).toContainText("Safari Outdoor");
});

test("in a frame it stands without the retailer's header", async ({ page }) => {
  await unlockFirearms(page, "?embed=true");
  await expect(heading(page, asks.purpose)).toBeVisible();
  await expect(page.getByText("Powered by Matchwell")).toBeVisible();
  await expect(page.getByText("Gun Finder", { exact: true })).toHaveCount(0);
  await expectSound(page);
});
