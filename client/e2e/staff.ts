import { expect, type Page } from "@playwright/test";

/** Opens a page of the staff area as the first admin. By request: the form has its own journeys. */
export async function signIn(page: Page, path = ""): Promise<void> {
  const data = { username: "admin", password: process.env.E2E_PASSWORD! };
  await expect(await page.request.post("/api/admin/session", { data })).toBeOK();
  await page.goto(`/admin${path}`);
  await expect(page.getByRole("banner", { name: "Staff area" })).toBeVisible();
}

/** The addresses of all pages that the navigation leads to, also where it stands behind a button, and of one within another. */
export const staffPages = async (page: Page): Promise<string[]> => [
  ...(await page
    .getByRole("navigation", { name: "Staff area" })
    .locator("a")
    .evaluateAll((list) => list.map((link) => link.getAttribute("href")!))),
  "/admin/embed-settings",
];
