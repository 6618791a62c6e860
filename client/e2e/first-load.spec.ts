import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test, type Page } from "@playwright/test";
import { build, type Rolldown } from "vite";
import { answerAll, unlock } from "./bed-finder";
import { answer, asks, unlockGuns } from "./gun-finder";

/** Bytes of JavaScript, as gzip would send them. */
const gzipped = (code: string | Buffer) => gzipSync(code, { level: 9 }).length;

/** A bundle that renders one element, built the way the client is built. */
async function reactFloor(): Promise<number> {
  const built = (await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: { input: join(import.meta.dirname, "react-floor.tsx") },
    },
  })) as Rolldown.RolldownOutput;
  return built.output.reduce(
    (sum, file) => sum + (file.type === "chunk" ? gzipped(file.code) : 0),
    0,
  );
}

for (const [finder, open] of [
  ["bed finder", unlock],
  ["firearm finder", unlockGuns],
] as const) {
  test(`JavaScript to the first question of the ${finder} stays within 1.5 times the React floor`, async ({
    page,
  }) => {
    const loaded = new Map<string, Promise<number>>();
    page.on("response", (reply) => {
      const { pathname } = new URL(reply.url());
      if (pathname.endsWith(".js")) loaded.set(pathname, reply.body().then(gzipped));
    });
    // What comes when the browser is idle is not part of it.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await open(page);
    const sizes = await Promise.all(
      [...loaded].map(async ([path, size]) => [path, await size] as const),
    );
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    const floor = await reactFloor();
    const ratio = total / floor;
    console.log(
      `first load of the ${finder}: ${total} bytes gzip, floor ${floor}: ${ratio.toFixed(2)} ×`,
    );
    expect(ratio, sizes.map(([path, size]) => `${path} ${size}`).join("\n")).toBeLessThanOrEqual(
      1.5,
    );
  });
}

/** Adds up what moves without the visitor having asked for it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = ((window as unknown as { shifts: number[] }).shifts = []) as number[];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
}

/** Slow enough that skeletons are painted, and more than half a second after the press: a shift then counts. */
async function answerSlowly(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const reply = await route.fetch();
    await page.waitForFunction(
      (since) => performance.now() - since > 600,
      await page.evaluate(() => performance.now()),
    );
    await route.fulfill({ response: reply });
  });
}

test("nothing jumps from the gate to the results of the bed finder", async ({ page }) => {
  const shifts = await watchShifts(page);
  await unlock(page);
  await answerSlowly(page, "**/api/recommendations?*");
  await answerAll(page);
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await shifts()).toBeLessThan(0.02);
});

test("nothing jumps from the gate to the results of the firearm finder", async ({ page }) => {
  const shifts = await watchShifts(page);
  await unlockGuns(page);
  await answerSlowly(page, "**/api/safari/{counts,brands,products}?*");
  await answer(
    page,
    [asks.purpose, "Hunting"],
    [asks.game, "Large game"],
    [asks.type, "Rifle"],
    [asks.action, "Bolt"],
    [asks.caliber, ".308 Win"],
  );
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  await page.getByRole("button", { name: "See Recommendations" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await shifts()).toBeLessThan(0.02);
});
