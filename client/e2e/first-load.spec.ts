import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { build, type Rolldown } from "vite";
import { unlock } from "./bed-finder";

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

test("JavaScript to the first question stays within 1.5 times the React floor", async ({
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
  await unlock(page);
  const sizes = await Promise.all(
    [...loaded].map(async ([path, size]) => [path, await size] as const),
  );
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  const floor = await reactFloor();
  const ratio = total / floor;
  test.info().annotations.push({
    type: "bytes",
    description: `${total} against ${floor}: ${ratio.toFixed(2)}`,
  });
  console.log(`first load: ${total} bytes gzip, floor ${floor}: ${ratio.toFixed(2)} ×`);
  expect(ratio, sizes.map(([path, size]) => `${path} ${size}`).join("\n")).toBeLessThanOrEqual(1.5);
});

test("nothing jumps: layout shift stays under 0.02 from the gate to the results", async ({
  page,
}) => {
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
  await unlock(page);
  await page.getByRole("radio", { name: "Side Sleeper" }).check();
  await page.getByRole("button", { name: "Next Step" }).click();
  await page.getByRole("radio", { name: "Queen" }).check();
  await page.getByRole("radio", { name: "Hybrid" }).check();
  await page.getByRole("button", { name: "Next Step" }).click();
  await page.getByRole("radio", { name: "Medium", exact: true }).check();
  await page.getByRole("button", { name: "Next Step" }).click();
  // Slow enough that the skeleton is painted, and more than half a second after the press: a shift then counts.
  await page.route("**/api/recommendations?*", async (route) => {
    const reply = await route.fetch();
    await page.waitForFunction(
      (since) => performance.now() - since > 600,
      await page.evaluate(() => performance.now()),
    );
    await route.fulfill({ response: reply });
  });
  await page.getByRole("button", { name: "Find My Beds" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  const total = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(total).toBeLessThan(0.02);
});
