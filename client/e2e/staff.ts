import { expect, type Page } from "@playwright/test";

/** Opens a page of the staff area and signs in as the first admin. */
export async function signIn(page: Page, path = ""): Promise<void> {
  await page.goto(`/admin${path}`);
  await page.getByLabel("User name").fill("admin");
  await page.getByLabel("Password").fill(process.env.E2E_PASSWORD!);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("navigation", { name: "Staff area" })).toBeVisible();
}
