import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Opens a finder and unlocks it. */
export async function unlockAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel("Password").fill(process.env.E2E_PASSWORD!);
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByRole("navigation", { name: "Steps" })).toBeVisible();
}

/** A page, or a frame on one. */
export type Place = Pick<Page, "getByRole" | "getByText">;

export const heading = (page: Place, name: string) =>
  page.getByRole("heading", { name, exact: true });

export const press = (page: Place, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

/** No violation of accessibility, and nothing that makes the page scroll sideways. */
export async function expectSound(page: Page): Promise<void> {
  // A step slides in; what is half transparent has no honest contrast.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (each) =>
          each.playState !== "running" || each.effect?.getComputedTiming().iterations === Infinity,
      ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
