// In a frame as high as its content, the bars stay in the visible part, not at the frame's end.
import { expect, type Locator, type Page } from "@playwright/test";
import { answerAll, headings } from "../bed-finder";
import { answerForSport } from "../firearm-finder";
import { heading } from "../page";
import { finderOn, test, type Embedding } from "./fixtures";

/** A shop's page with a phone-width finder between other content. */
async function openOnPhonePage(
  page: Page,
  { host, snippet }: Embedding,
  client: "dialabed" | "safarioutdoor",
) {
  await page.setViewportSize({ width: 400, height: 700 });
  await page.goto(
    host.page(
      `/bars-${client}`,
      `<!doctype html><meta name="viewport" content="width=device-width"><div style="height:300px"></div>${snippet(client)}<div style="height:1500px"></div>`,
    ),
  );
  return finderOn(page);
}

/** All of the bar is inside the window, at its end. */
async function expectAtWindowsEnd(page: Page, bar: Locator): Promise<void> {
  const { height } = page.viewportSize()!;
  await expect(async () => {
    const box = (await bar.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    expect(box.y + box.height).toBeGreaterThan(height - 60);
  }).toPass({ timeout: 5_000 });
}

test("a question's bar and the compare bar follow the scrolling of the page around", async ({
  page,
  embedding,
}) => {
  const finder = await openOnPhonePage(page, embedding, "dialabed");
  await expect(heading(finder, headings[0])).toBeVisible();
  const next = finder.getByRole("button", { name: "Next Step" });
  // The page scrolls itself: the frame receives no wheel or key events.
  for (const top of [250, 400, 530]) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await expectAtWindowsEnd(page, next);
  }
  await answerAll(finder);
  const boxes = finder.getByRole("checkbox", { name: /^Compare / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const compare = finder.getByRole("button", { name: "Compare 2" });
  for (const top of [600, 1200]) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await expectAtWindowsEnd(page, compare);
  }
});

test("the basket comes with the first favorite, stays in sight, and covers nothing", async ({
  page,
  embedding,
}) => {
  const finder = await openOnPhonePage(page, embedding, "safarioutdoor");
  await answerForSport(finder);
  const basket = finder.getByRole("button", { name: /^Favorites Basket/ });
  const hearts = finder.getByRole("button", { name: /^Favorite:/ });
  await expect(hearts.first()).toBeVisible();
  await expect(basket).toHaveCount(0);
  await hearts.first().click();
  await page.evaluate(() => scrollTo(0, 350));
  await expectAtWindowsEnd(page, basket);
});
