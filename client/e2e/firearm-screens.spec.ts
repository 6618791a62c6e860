import { expect, test } from "@playwright/test";
import { asks, pick, unlockFirearms } from "./firearm-finder";
import { expectSound, heading, press } from "./page";

test("the whole way goes by keyboard alone", async ({ page }) => {
  await unlockFirearms(page);
  const key = (name: string) => page.keyboard.press(name);
  const tabTo = async (name: RegExp) => {
    await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
    for (let n = 0; n < 40; n++) {
      await key("Tab");
      const focused = await page.evaluate(() => document.activeElement?.textContent ?? "");
      if (name.test(focused)) return;
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await tabTo(/^Recreational/);
  await key("Enter");
  await expect(heading(page, asks.type)).toBeFocused();
  await tabTo(/^Pistol/);
  await key("Enter");
  await expect(heading(page, asks.caliber)).toBeFocused();
  await tabTo(/^9mm/);
  await key("Space");
  await expect(heading(page, asks.budget)).toBeFocused();
  await key("Tab");
  await key("ArrowRight");
  await expect(page.getByText("R1,000 – R50,000+")).toBeVisible();
  await tabTo(/^See Recommendations/);
  await key("Enter");
  await expect(heading(page, asks.results)).toBeFocused();
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("no screen has a violation", async ({ page }) => {
      await page.goto("/safari");
      await expect(page.getByLabel("Password")).toBeVisible();
      await expectSound(page);
      await unlockFirearms(page);
      await expectSound(page);
      for (const [question, card] of [
        [asks.purpose, "Hunting"],
        [asks.game, "Large game"],
        [asks.type, "Rifle"],
        [asks.action, "Bolt"],
        [asks.caliber, ".308 Win"],
      ] as const) {
        await expect(heading(page, question)).toBeVisible();
        await expectSound(page);
        await pick(page, card);
      }
      await expect(heading(page, asks.budget)).toBeVisible();
      await expect(page.getByRole("checkbox").first()).toBeVisible();
      await expectSound(page);
      await press(page, "See Recommendations");
      await expect(page.getByRole("article").first()).toBeVisible();
      await expectSound(page);
    });
  });
}
