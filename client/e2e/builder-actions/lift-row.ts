import type { Locator, Page } from "@playwright/test";
import type { Random } from "./random";

/** Moves a row of a list, by its handle: by mouse, or by keyboard. How, in words. */
export async function liftRow(page: Page, handle: Locator, random: Random): Promise<string> {
  return random.chance(0.4) ? drag(page, handle, random) : step(page, handle, random);
}

async function drag(page: Page, handle: Locator, random: Random): Promise<string> {
  await handle.scrollIntoViewIfNeeded({ timeout: 4_000 });
  const box = (await handle.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const to = Math.min(Math.max(y + random.below(400) - 200, 5), 890);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, (y + to) / 2, { steps: 3 });
  await page.mouse.move(x, to, { steps: 3 });
  await page.mouse.up();
  return `dragged by ${Math.round(to - y)} px`;
}

async function step(page: Page, handle: Locator, random: Random): Promise<string> {
  await handle.focus({ timeout: 4_000 });
  await page.keyboard.press("Space");
  await page.getByText(/is over place \d+ of/).waitFor({ state: "attached", timeout: 4_000 });
  const keys = Array.from({ length: 1 + random.below(3) }, () =>
    random.chance(0.5) ? "ArrowUp" : "ArrowDown",
  );
  for (const key of keys) await page.keyboard.press(key);
  const last = random.chance(0.85) ? "Space" : "Escape";
  await page.keyboard.press(last);
  return `Space, ${keys.join(", ")}, ${last}`;
}
