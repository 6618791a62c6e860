import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { answerAll, headings, unlock } from "../bed-finder";
import { answer, asks, unlockFirearms } from "../firearm-finder";
import { heading } from "../page";
import { signIn } from "../staff";
import { saveWebp } from "./webp";

const readmePictures = join(import.meta.dirname, "../../../.github/screenshots");
const publicFolder = join(import.meta.dirname, "../../public");

/** Waits for lazy content and open requests before the picture is taken. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
}

async function bedResults(page: Page): Promise<void> {
  await unlock(page);
  await answerAll(page, { style: "Back Sleeper", type: "Memory Foam", firmness: "Medium Firm" });
  await expect(page.getByRole("article").first()).toBeVisible();
  await settled(page);
}

async function firearmResults(page: Page): Promise<void> {
  await unlockFirearms(page);
  await answer(
    page,
    [asks.purpose, "Hunting"],
    [asks.game, "Medium game"],
    [asks.type, "Rifle"],
    [asks.action, "Bolt"],
    [asks.caliber, ".308 Win"],
  );
  await page.getByRole("button", { name: "See Recommendations" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await settled(page);
}

const screens: Record<string, (page: Page) => Promise<void>> = {
  landing: async (page) => {
    await page.goto("/");
    await settled(page);
  },
  wizards: async (page) => {
    await page.goto("/wizards");
    await expect(heading(page, "Choose Your Wizard")).toBeVisible();
    await settled(page);
  },
  "bed-question": async (page) => {
    await unlock(page);
    await expect(heading(page, headings[0])).toBeVisible();
    await page.getByRole("radio", { name: "Side Sleeper", exact: true }).check();
    await settled(page);
  },
  "bed-results": bedResults,
  "gun-question": async (page) => {
    await unlockFirearms(page);
    await settled(page);
  },
  "gun-results": firearmResults,
  staff: async (page) => {
    await signIn(page);
    await settled(page);
  },
};

for (const [name, open] of Object.entries(screens)) {
  test(name, async ({ page }, { project }) => {
    await open(page);
    await saveWebp(page, join(readmePictures, `${name}-${project.name}.webp`));
  });
}

test.describe("for the landing page", () => {
  test.beforeEach(({}, { project }) => {
    test.skip(!project.name.startsWith("1440"), "once in each theme");
  });

  for (const [name, open] of Object.entries({
    "bed-results": bedResults,
    "gun-results": firearmResults,
  })) {
    test(`${name}, 4 to 3`, async ({ page }, { project }) => {
      await page.setViewportSize({ width: 1080, height: 810 });
      await open(page);
      // Scrolls the heading of the results to the top, under the shop's header.
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      const theme = project.name.split("-")[1]!;
      await saveWebp(page, join(publicFolder, "screenshots", `${name}-${theme}.webp`));
    });
  }

  test("the picture that shared links show", async ({ page }, { project }) => {
    test.skip(project.name.endsWith("dark"), "one for all");
    await page.setViewportSize({ width: 1200, height: 630 });
    await page.goto("/");
    await settled(page);
    // Slightly smaller, so that the whole first screen fits.
    await page.evaluate(() => (document.documentElement.style.zoom = "0.92"));
    await page.screenshot({ path: join(publicFolder, "og.png") });
  });
});
