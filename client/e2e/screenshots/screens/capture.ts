import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { test as base } from "../../tents";
import { folders, schemes, widths } from "./folders";

/** Shows one screen, on a server that has the finders of this shop and nothing of other journeys. */
type Open = (page: Page) => Promise<void>;

/** On a server of its own, with the tents on it. */
export const test = base.extend({
  baseURL: async ({ camp }, run) => {
    await run(camp.site.url);
  },
});

/** Takes a screen of this name at every width, in both themes, in the order in which it is shown. */
export async function capture(page: Page, name: string, isWhole = true): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHTS[width] });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await settle(page);
      const path = join(folders.now, `${name}-${width}-${colorScheme}.jpg`);
      await mkdir(dirname(path), { recursive: true });
      const fullPage = isWhole && (await page.getByRole("dialog").count()) === 0;
      await page.screenshot({
        path,
        fullPage,
        animations: "disabled",
        type: "jpeg",
        quality: 82,
        timeout: 60_000,
      });
    }
  }
  await page.setViewportSize({ width: 1440, height: HEIGHTS[1440] });
}

/** An address, of which only the first screen is taken where it is not whole, or what leads to a screen. */
type Way = string | Open | { path: string; isWhole: boolean };

/** One test a screen. */
export function screens(area: string, all: Readonly<Record<string, Way>>): void {
  for (const [name, way] of Object.entries(all)) {
    test(`${area}/${name}`, async ({ page }) => {
      if (typeof way === "function") await way(page);
      else await page.goto(typeof way === "string" ? way : way.path);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await capture(page, `${area}/${name}`, typeof way !== "object" || way.isWhole);
    });
  }
}

const HEIGHTS = { 1440: 900, 768: 1024, 360: 740 } as const;

/** Pictures and fonts are there, and nothing is on its way. A reply that is held back on purpose is not waited for. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 2_000 }).catch(() => undefined);
  // What is embedded follows a frame later, and its height another one.
  for (const frame of [...page.frames(), ...page.frames()]) {
    await frame.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
  }
}
