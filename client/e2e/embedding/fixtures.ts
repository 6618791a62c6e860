import { expect, test as base, type Frame, type FrameLocator, type Page } from "@playwright/test";
import { freePort } from "@shared/testing/free-port";
import { answerAll } from "../bed-finder";
import { startHost, type Host } from "./hosts";
import { startSite, type Site } from "./site";

/** A host page, its finder and the servers behind both. */
export interface Embedding {
  site: Site;
  /** May embed both finders; same machine, another port. */
  host: Host;
  /** May embed both finders; another site. */
  abroad: Host;
  /** May not embed any finder; another site. */
  stranger: Host;
  /** The embed keys. */
  keys: { dialabed: string; safarioutdoor: string };
  /** The snippet a retailer pastes. */
  snippet: (client?: "dialabed" | "safarioutdoor", attributes?: string) => string;
}

export const test = base.extend<object, { embedding: Embedding }>({
  embedding: [
    async ({}, use) => {
      const [site, host, abroad, stranger] = await Promise.all([
        freePort().then((port) => startSite(port)),
        startHost(),
        startHost("127.0.0.1"),
        startHost("127.0.0.1"),
      ]);
      const keys = {
        dialabed: await site.allow("dialabed", [host.origin, abroad.origin]),
        safarioutdoor: await site.allow("safarioutdoor", [host.origin, abroad.origin]),
      };
      await use({
        site,
        host,
        abroad,
        stranger,
        keys,
        snippet: (client = "dialabed", attributes = "") =>
          `<div data-finder-client="${client}" data-finder-key="${keys[client]}" ${attributes}></div>
           <script async src="${site.url}/embed.js"></script>`,
      });
      await Promise.all([site, host, abroad, stranger].map((each) => each.close()));
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

/** Records every event that a host page receives, in order. */
export async function listen(page: Page): Promise<() => Promise<[string, unknown][]>> {
  await page.addInitScript(() => {
    if (window.top !== window) return;
    const heard = ((window as unknown as { heard: unknown[] }).heard = []) as unknown[];
    for (const name of "ready step results product_click share restart prefill close error".split(
      " ",
    )) {
      document.addEventListener(`finder:${name}`, (event) =>
        heard.push([name, (event as CustomEvent).detail]),
      );
    }
  });
  return () => page.evaluate(() => (window as unknown as { heard: [string, unknown][] }).heard);
}

export const finderOn = (page: Page, within = "[data-finder-client]"): FrameLocator =>
  page.frameLocator(`${within} iframe`);

/** Goes from the first question to the results and checks the frame's size at every step. */
export async function completeJourney(page: Page, finder: FrameLocator): Promise<void> {
  await answerAll(finder, {}, () => expectFit(page));
  await expect(finder.getByRole("article").first()).toBeVisible();
  await expectFit(page);
}

/**
 * The frame is as high as its content and keeps its place, has no scroll bar, and the page does not scroll
 * sideways. Until then a press might hit the place where something was.
 */
export async function expectFit(page: Page, within = "[data-finder-client]"): Promise<void> {
  const iframe = page.locator(`${within} iframe`);
  const inside = await frameOf(page, within);
  // Changes take a moment to reach the other side.
  await expect(async () => {
    const { height, moved } = await iframe.evaluate(async (element) => {
      const { top } = element.getBoundingClientRect();
      for (let painted = 0; painted < 3; painted++) await new Promise(requestAnimationFrame);
      return {
        height: element.clientHeight,
        moved: element.getBoundingClientRect().top - top,
      };
    });
    const frame = await inside.evaluate(() => ({
      content: document.getElementById("root")!.firstElementChild!.getBoundingClientRect().height,
      across: document.documentElement.scrollWidth - window.innerWidth,
      down: document.documentElement.scrollHeight - window.innerHeight,
      bar: window.innerWidth - document.documentElement.clientWidth,
    }));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(moved, "the frame keeps its place").toBe(0);
    expect(Math.abs(height - frame.content), "as high as its content").toBeLessThanOrEqual(2);
    expect(frame.across, "nothing scrolls sideways in the frame").toBeLessThanOrEqual(0);
    expect(frame.down, "nothing scrolls down in the frame").toBeLessThanOrEqual(2);
    expect(frame.bar, "the frame has no scroll bar").toBe(0);
    expect(overflow, "the page does not scroll sideways").toBeLessThanOrEqual(0);
  }).toPass({ timeout: 5_000 });
}

export async function frameOf(page: Page, within = "[data-finder-client]"): Promise<Frame> {
  const handle = await page.locator(`${within} iframe`).elementHandle();
  return (await handle.contentFrame())!;
}
