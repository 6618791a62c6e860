// 200% text on the narrowest phone: nothing scrolls sideways, and no word is cut off.
import { expect, test } from "@playwright/test";
import { answerAll, unlock } from "./bed-finder";
import { answer, asks, unlockFirearms } from "./firearm-finder";
import { press } from "./page";
import { expectRoom } from "./room";
import { signIn, staffPages } from "./staff";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.documentElement) return;
      document.documentElement.style.fontSize = "200%";
      observer.disconnect();
    }).observe(document, { childList: true });
  });
});

test("the landing page, the chooser and an address that is none", async ({ page }) => {
  for (const address of ["/", "/wizards", "/no-such-page"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectRoom(page, address);
  }
});

test("the bed finder from its gate to its results", async ({ page }) => {
  await page.goto("/dialabed");
  await expect(page.getByLabel("Password")).toBeVisible();
  await expectRoom(page, "the gate");
  await unlock(page);
  await expectRoom(page, "the first question");
  await press(page, "Menu");
  await expectRoom(page, "the menu");
  await press(page, "Search");
  await expectRoom(page, "the search");
  await press(page, "Search");
  await answerAll(page, {}, (step) => expectRoom(page, `question ${step}`));
  await expect(page.getByRole("article").first()).toBeVisible();
  await press(page, "Show Form");
  await press(page, "Send Email");
  await press(page, "Save These");
  await expect(page.getByRole("button", { name: /^Load / })).toBeVisible();
  await expectRoom(page, "the results");
  const boxes = page.getByRole("checkbox", { name: /^Compare / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await expectRoom(page, "the compare bar");
  await press(page, "Compare 2");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectRoom(page, "the comparison");
});

test("the firearm finder from its gate to its basket", async ({ page }) => {
  await page.goto("/safari");
  await expect(page.getByLabel("Password")).toBeVisible();
  await expectRoom(page, "the gate");
  await unlockFirearms(page);
  for (const [question, card] of [
    [asks.purpose, "Self"],
    [asks.type, "Pistol"],
    [asks.size, "Compact"],
  ] as const) {
    await expectRoom(page, question);
    await answer(page, [question, card]);
  }
  await page.getByRole("radio").first().check();
  await expectRoom(page, asks.carry);
  await press(page, "Next");
  await expect(page.getByRole("heading", { name: asks.caliber })).toBeVisible();
  await expectRoom(page, asks.caliber);
  await answer(page, [asks.caliber, "9mm"]);
  await expectRoom(page, asks.budget);
  await press(page, "See Recommendations");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page
    .getByRole("button", { name: /^Favorite:/ })
    .first()
    .click();
  await expectRoom(page, "the results");
  await page.getByRole("button", { name: /^Favorites Basket/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectRoom(page, "the basket");
  await press(page, "Email List");
  await expect(page.getByRole("dialog", { name: "Email Your Favorites" })).toBeVisible();
  await expectRoom(page, "the mail");
});

test("the staff area, every page and form", async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto("/admin");
  await expect(page.getByLabel("Password")).toBeVisible();
  await expectRoom(page, "the sign-in");
  await signIn(page);
  const links = await staffPages(page);
  for (const link of [...links, "/admin/account"]) {
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText("Loading...")).toHaveCount(0);
    await expectRoom(page, link);
    const opens = page.getByRole("main").getByRole("button", { name: /^(Add |Import CSV)/ });
    for (let n = 0; n < (await opens.count()); n++) {
      await opens.nth(n).click();
      await expectRoom(page, `${link}, ${n + 1}. form`);
      await page.keyboard.press("Escape");
      if ((await page.getByRole("dialog").count()) > 0) await page.keyboard.press("Escape");
    }
  }
});
