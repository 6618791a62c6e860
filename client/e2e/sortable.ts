import { expect, type Locator, type Page } from "@playwright/test";

/** Moves a row one place up by keyboard, from its place (the first is 1), and holds it there: Space drops it. */
export async function liftUp(page: Page, handle: Locator, place: number): Promise<void> {
  await handle.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(`is over place ${place} of`)).toBeAttached();
  // The list accepts the next key shortly after its announcement, and no event marks that moment.
  await expect(async () => {
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText(`is over place ${place - 1} of`)).toBeAttached({ timeout: 2_000 });
  }).toPass();
}
