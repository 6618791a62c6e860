// Where the focus goes when an element is removed, opened or refused. By keyboard: keys are pressed on the
// elements they are meant for.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { answerAll, headings, unlock } from "./bed-finder";
import { answerForSport, asks } from "./firearm-finder";
import { heading } from "./page";

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });

test("in the bed finder the focus never falls off the page", async ({ page }) => {
  await page.goto("/dialabed");
  await page.getByLabel("Password").fill("wrong");
  await page.getByLabel("Password").press("Enter");
  await expect(page.getByLabel("Password")).toHaveAccessibleDescription(/Incorrect password/);
  await expect(page.getByLabel("Password")).toBeFocused();
  await page.getByLabel("Password").fill(process.env.E2E_PASSWORD!);
  await page.getByLabel("Password").press("Enter");
  await expect(heading(page, headings[0])).toBeFocused();

  await page.reload();
  await expect(heading(page, headings[0])).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading(page, headings[0])).toBeFocused();
  expect(page.url()).not.toContain("#");

  // The problem is announced beside its group, and the group has the focus.
  await button(page, "Next Step").press("Enter");
  const group = (name: string) => page.getByRole("radiogroup", { name });
  await expect(group("Sleep style")).toHaveAccessibleDescription("Please select a sleep style");
  await expect(group("Sleep style").getByRole("radio").first()).toBeFocused();
  await expect(page.getByText("Please select a sleep style")).toBeInViewport();
  await page.keyboard.press("Space");
  await button(page, "Next Step").press("Enter");
  await expect(heading(page, headings[1])).toBeFocused();
  await page.getByRole("radio", { name: "Queen", exact: true }).press("Space");
  await button(page, "Next Step").press("Enter");
  await expect(group("Mattress Type").getByRole("radio").first()).toBeFocused();
  await expect(page.getByText("Please select a mattress type")).toBeInViewport();
  await button(page, "Previous").press("Enter");
  await expect(heading(page, headings[0])).toBeFocused();
  await answerAll(page);

  await expect(page.getByRole("article").first()).toBeVisible();
  // Some beds have more features than are shown; the others expand on demand.
  for (const why of await page.getByRole("button", { name: /^Why/ }).all())
    await why.press("Enter");
  const more = page.getByRole("button", { name: /^\+\d more$/ }).first();
  await more.press("Enter");
  await expect(page.getByRole("article").locator(":focus")).toHaveCount(1);
  const boxes = page.getByRole("checkbox", { name: /^Compare / });
  await boxes.nth(0).press("Space");
  await boxes.nth(1).press("Space");
  await button(page, "Compare 2").press("Enter");
  await expectFocusIn(page.getByRole("dialog"));
  await page.keyboard.press("Escape");
  await expect(button(page, "Compare 2")).toBeFocused();
  await button(page, "Clear").press("Enter");
  await expect(boxes.nth(0)).toBeFocused();

  await button(page, "Show Form").press("Enter");
  await button(page, "Send Email").press("Enter");
  await expect(page.getByLabel("Your name")).toBeFocused();
  await expect(page.getByLabel("Your name")).toHaveAccessibleDescription(/enter your name/);
  await page.getByLabel("Your name").fill("Thabo");
  await page.getByLabel("E-mail address").fill("thabo");
  await page.getByLabel("E-mail address").press("Enter");
  await expect(page.getByLabel("E-mail address")).toBeFocused();
  await button(page, "Hide Form").press("Enter");
  await button(page, "Show Form").press("Enter");
  await expect(page.getByLabel("Your name")).toHaveValue("Thabo");

  for (const name of ["First", "Second"]) {
    await page.getByLabel("Name", { exact: true }).fill(name);
    await button(page, "Save These").press("Enter");
    await expect(button(page, "Save These")).toBeFocused();
  }
  await button(page, "Delete Second").press("Enter");
  await expectFocusIn(page.getByRole("dialog"));
  await page.keyboard.press("Escape");
  await expect(button(page, "Delete Second")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(button(page, "Delete First")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Save & Load Preferences" })).toBeFocused();
});

test("loading a saved set brings the focus to its results", async ({ page }) => {
  await unlock(page);
  await answerAll(page);
  await button(page, "Save These").press("Enter");
  await button(page, "Previous").press("Enter");
  await expect(heading(page, headings[3])).toBeFocused();
  await page.getByRole("radio", { name: "Luxury", exact: true }).check();
  await button(page, "Find My Beds").press("Enter");
  await expect(heading(page, headings[4])).toBeFocused();
  await button(page, /^Load /).press("Enter");
  await expect(heading(page, headings[4])).toBeFocused();
  await expectFocusKept(page);
});

test("in the firearm finder the focus never falls off the page", async ({ page }) => {
  // A shopper who passes the gate before the browser was ever idle.
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (work) => {
      window.addEventListener("idle-at-last", () => whenIdle(work), { once: true });
      return 0;
    };
  });
  await page.goto("/safari");
  await page.getByLabel("Password").fill(process.env.E2E_PASSWORD!);
  await page.getByLabel("Password").press("Enter");
  await expect(heading(page, asks.purpose)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("idle-at-last")));
  await expect(heading(page, asks.purpose)).toBeFocused();
  await answerForSport(page);
  const hearts = page.getByRole("button", { name: /^Favorite:/ });
  for (const n of [0, 1]) {
    await hearts.nth(n).press("Enter");
    await expect(hearts.nth(n)).toBeFocused();
  }
  const open = button(page, /^Favorites Basket/);
  await open.press("Enter");
  const basket = page.getByRole("dialog", { name: "Favorites Basket" });
  const removes = basket.getByRole("button", { name: /^Remove/ });
  await removes.first().press("Enter");
  await expect(removes).toHaveCount(1);
  await expect(removes.first()).toBeFocused();
  await basket.getByRole("button", { name: "Email List" }).press("Enter");
  const mail = page.getByRole("dialog", { name: "Email Your Favorites" });
  await mail.getByLabel("E-mail address").fill("half@exam");
  await mail.getByRole("button", { name: "Send List" }).press("Enter");
  await expect(mail.getByLabel("E-mail address")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(basket.getByRole("button", { name: "Email List" })).toBeFocused();
  await page.keyboard.press("Enter");
  // The typed text is still there.
  await expect(mail.getByLabel("E-mail address")).toHaveValue("half@exam");
  await expectFocusIn(mail);
  await page.keyboard.press("Escape");
  await expect(basket.getByRole("button", { name: "Email List" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();
  await page.keyboard.press("Enter");
  await basket.getByRole("button", { name: "Clear All" }).press("Enter");
  await expect(basket).toBeFocused();
  await page.keyboard.press("Escape");
  await expectFocusKept(page);
});

/** A dialog hears keys once it has taken the focus, a moment after it is seen. */
async function expectFocusIn(dialog: Locator): Promise<void> {
  const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
}

async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
}
