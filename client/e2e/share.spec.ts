import { expect, test, type Page } from "@playwright/test";
import { answerAll, everything, encode, headings, unlock } from "./bed-finder";
import { expectSound, heading, press } from "./page";

/** A toast by its title; its announcement for screen readers repeats it in a longer text. */
const toast = (page: Page, title: string) => page.getByText(title, { exact: true });

async function startOver(page: Page, item: string): Promise<void> {
  // Content above must have loaded: the menu moves with its button.
  await expect(page.getByRole("heading", { name: /^Found \d+ Perfect/ })).toBeVisible();
  await press(page, "Start Over");
  await page.getByRole("menuitem", { name: item, exact: true }).click();
  await expect(heading(page, headings[0])).toBeVisible();
}

// Shows 4.bed.link-removed.
test("start over: with nothing, or with the budget alone; the link leaves the address", async ({
  page,
}) => {
  await unlock(page, `?shared=${encode(everything)}`);
  await expect(toast(page, "Shared Preferences Loaded!")).toBeVisible();
  await expect(heading(page, headings[4])).toBeVisible();
  await expect(page.getByText("Your Selections 4/4")).toBeVisible();
  await startOver(page, "Start Over but Keep Budget");
  await expect(page).toHaveURL(/\/dialabed$/);
  await expect(page.getByText("Your Selections 1/4")).toBeVisible();
  await answerAll(page, { budget: "Mid Range" });
  await startOver(page, "Start Over (Clear All)");
  await expect(page.getByText(/Your Selections/)).toBeHidden();
  await page.reload();
  await expect(heading(page, headings[0])).toBeVisible();
});

test("a link that was copied opens the same results for somebody else", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await unlock(page);
  await answerAll(page);
  await expect(
    page.getByRole("heading", { name: /^Found \d+ Perfect Match(es)?!$/ }),
  ).toBeVisible();
  await expectSound(page);
  await press(page, "Copy Link");
  await expect(page.getByText("Copied!")).toBeVisible();
  await expect(page.getByText("Copy Link")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const names = await page.getByRole("article").getByRole("heading").allTextContents();

  const friend = await (await browser.newContext({ baseURL })).newPage();
  await unlock(friend, new URL(link).search);
  await expect(friend.getByRole("article").first()).toBeVisible();
  await expect(friend.getByRole("article").getByRole("heading")).toHaveText(names);
});

// Shows 3.saved-set.device.
test("saved sets are kept on the device, greet on return, load and go", async ({ page }) => {
  await unlock(page);
  await answerAll(page);
  await page.getByLabel("Name", { exact: true }).fill("Guest room");
  await press(page, "Save These");
  await expect(toast(page, "Preferences saved")).toBeVisible();
  await page.reload();
  await expect(toast(page, "Welcome Back!")).toBeVisible();
  await expect(page.getByText(/^You have 1 saved preference\./)).toBeVisible();
  await press(page, "Load Guest room");
  await expect(toast(page, "Loaded “Guest room”")).toBeVisible();
  await press(page, "Delete Guest room");
  await expect(page.getByRole("dialog", { name: "Delete Saved Preferences?" })).toBeVisible();
  await expectSound(page);
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("button", { name: "Load Guest room" })).toBeHidden();
});

test("storage that throws: the visit works all the same", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  });
  await unlock(page);
  await answerAll(page);
  await press(page, "Save These");
  await expect(toast(page, "Saved for this visit only")).toBeVisible();
});

test("a shared value past the server's limit is refused by it, and the finder lives on", async ({
  page,
}) => {
  const answer = await page.request.get(`/dialabed?shared=${"A".repeat(20_000)}`);
  expect(answer.status()).toBe(431);
  await unlock(page, "?shared=%7Bcut");
  await expect(toast(page, "This link could not be read")).toBeVisible();
  await expect(heading(page, headings[0])).toBeVisible();
});
