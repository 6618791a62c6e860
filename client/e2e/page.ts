import { expect, type Page } from "@playwright/test";
import { findViolations } from "./axe";

/** Opens a finder that this browser has unlocked. By request: the gate has journeys of its own. */
export async function unlockAt(page: Page, address: string): Promise<void> {
  const app = address.startsWith("/dialabed") ? "dialabed" : "safarioutdoor";
  const data = { app, password: process.env.E2E_PASSWORD! };
  await expect(await page.request.post("/api/verify-password", { data })).toBeOK();
  await page.goto(address);
  await expect(page.getByRole("navigation", { name: "Steps" })).toBeVisible();
}

/** A page, or a frame on one. */
export type Place = Pick<Page, "getByRole" | "getByText">;

export const heading = (page: Place, name: string) =>
  page.getByRole("heading", { name, exact: true });

export const press = (page: Place, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

/** The page has no accessibility violations and does not scroll sideways. */
export async function expectSound(page: Page): Promise<void> {
  // A step slides in, and is wider than the page while it does.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (each) =>
          each.playState !== "running" || each.effect?.getComputedTiming().endTime === Infinity,
      ),
  );
  expect(await findViolations(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
