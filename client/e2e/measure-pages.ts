// Promise: on a slow phone (4x CPU slowdown, 1.6 Mbit/s, 150 ms latency) the landing page and the
// finder paint their largest element within 2.0 s, shift by less than 0.02 and block for less than 150 ms;
// a step change paints within 100 ms and results within 250 ms (CPU slowdown, local server).
//
//   npm run measure:pages [runs]      (5; prints the medians)
import { chromium, type Browser, type CDPSession, type Page } from "@playwright/test";
import { freePort } from "@shared/testing/free-port";
import { findChromium } from "./chromium";
import { startSite } from "./embedding/site";

const runs = Number(process.argv[2] ?? 5);
const PASSWORD = (process.env.E2E_PASSWORD ??= "measure-twice");

const site = await startSite(await freePort());
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});

for (const path of ["/", "/dialabed", "/safari"]) {
  const loads: Load[] = [];
  for (let run = 0; run < runs; run++) loads.push(await load(browser, site.url + path));
  console.log(
    `${path}: largest paint ${median(loads, "paint")} ms (2,000), layout shift ${median(loads, "shift")} (0.02), blocking ${median(loads, "blocking")} ms (150)`,
  );
}
const times: { step: number; results: number }[] = [];
for (let run = 0; run < runs; run++) times.push(await answer(browser, site.url));
console.log(
  `bed finder: step change ${median(times, "step")} ms (100), Find My Beds to results ${median(times, "results")} ms (250)`,
);
await browser.close();
await site.close();

interface Load {
  paint: number;
  shift: number;
  blocking: number;
}

function median<Name extends string>(list: Record<Name, number>[], name: Name): string {
  const sorted = list.map((each) => each[name]).sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)]!;
  return middle < 1 ? middle.toFixed(3) : Math.round(middle).toLocaleString("en");
}

async function phone(on: Browser): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await on.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return { page, devtools };
}

/** Loads a page once with an empty cache, until the network is idle. */
async function load(on: Browser, url: string): Promise<Load> {
  const { page, devtools } = await phone(on);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await page.addInitScript(() => {
    const seen = { paint: 0, shift: 0, blocking: 0 };
    (window as unknown as { seen: Load }).seen = seen;
    // No named function here: the program's runner would wrap it in a helper that the page lacks.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.entryType === "largest-contentful-paint") seen.paint = entry.startTime;
        if (entry.entryType === "longtask") seen.blocking += Math.max(0, entry.duration - 50);
        if (entry.entryType === "layout-shift") {
          seen.shift += (entry as unknown as { value: number }).value;
        }
      }
    }).observe({ entryTypes: ["largest-contentful-paint", "longtask", "layout-shift"] });
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const seen = await page.evaluate(() => (window as unknown as { seen: Load }).seen);
  await page.context().close();
  return seen;
}

/** Milliseconds from a press until its result is painted, by the page's own clock. */
function pressUntil(page: Page, button: string, selector: string): Promise<number> {
  return page.evaluate(
    ([name, wanted]) =>
      new Promise<number>((done) => {
        const pressed = [...document.querySelectorAll("button")].find(
          ({ textContent }) => textContent?.trim() === name,
        )!;
        const before = new Set(document.querySelectorAll(wanted!));
        const startedAt = performance.now();
        const observer = new MutationObserver(() => {
          if (![...document.querySelectorAll(wanted!)].some((each) => !before.has(each))) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - startedAt)));
        });
        observer.observe(document.body, { childList: true, subtree: true });
        pressed.click();
      }),
    [button, selector],
  );
}

async function answer(on: Browser, url: string): Promise<{ step: number; results: number }> {
  const { page } = await phone(on);
  await page.goto(`${url}/dialabed`);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Unlock" }).click();
  const choose = (name: string) => page.getByRole("radio", { name, exact: true }).check();
  await choose("Side Sleeper");
  // Later steps load while the first question is read.
  await page.waitForLoadState("networkidle");
  const steps = [await pressUntil(page, "Next Step", "h1")];
  await choose("Queen");
  await choose("Hybrid");
  steps.push(await pressUntil(page, "Next Step", "h1"));
  await choose("Medium");
  steps.push(await pressUntil(page, "Next Step", "h1"));
  await choose("Mid Range");
  const results = await pressUntil(page, "Find My Beds", "article");
  await page.context().close();
  return { step: Math.max(...steps), results };
}
