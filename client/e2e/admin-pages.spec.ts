import { expect, test } from "@playwright/test";
import { expectSound } from "./page";
import { signIn, staffPages } from "./staff";

test("every page of the staff area opens without a violation", async ({ page }, { project }) => {
  // Covers about fifteen pages, each checked in full.
  test.setTimeout(180_000);
  await signIn(page);
  const links = await staffPages(page);
  // Each width uses one color scheme: together they cover both.
  await page.emulateMedia({ colorScheme: project.name === "phone" ? "light" : "dark" });
  for (const link of [...links, "/admin/account"]) {
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText("Loading...")).toHaveCount(0);
    await expectSound(page);
  }
});
