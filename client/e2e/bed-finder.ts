import { expect, type Page } from "@playwright/test";

/** Opens the bed finder and unlocks it. */
export async function unlock(page: Page): Promise<void> {
  await page.goto("/dialabed");
  await page.getByLabel("Password").fill(process.env.E2E_PASSWORD!);
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByRole("heading", { name: "How do you sleep?" })).toBeVisible();
}

/** The questions' headings, in order. */
export const headings = [
  "How do you sleep?",
  "Choose your bed size and mattress type",
  "How firm do you like your mattress?",
  "What's your budget?",
  "Your Perfect Bed Matches",
];
