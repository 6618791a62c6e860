// Promise: on a slow phone (4x CPU slowdown, 1.6 Mbit/s, 150 ms latency) the landing page and every
// finder paint their largest element within 2.0 s, shift by less than 0.02 and block for less than 150 ms;
// a step change paints within 100 ms and results within 250 ms (CPU slowdown, local server).
//
//   npm run measure:pages [runs]      (5; prints the medians)
import { chromium, type Browser, type CDPSession, type Page } from "@playwright/test";
import { freePort } from "@shared/testing/free-port";
import { findChromium } from "./chromium";
import { startSite } from "./embedding/site";
import { GATE_PASSWORD, putInTents, showPictures, staffAt, TENTS } from "./tents";

const runs = Number(process.argv[2] ?? 5);
const PASSWORD = (process.env.E2E_PASSWORD ??= "measure-twice");

const site = await startSite(await freePort());
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});

await putInTents(await staffAt(site.url), TENTS);

for (const path of ["/", "/dialabed", "/safari", `/f/${TENTS}`]) {
  const loads: Load[] = [];
  for (let run = 0; run < runs; run++) loads.push(await load(browser, site.url + path));
  console.log(
    `${path}: largest paint ${median(loads, "paint")} ms (2,000), layout shift ${median(loads, "shift")} (0.02), blocking ${median(loads, "blocking")} ms (150)`,
  );
}

/** The ways to the results: what is answered before a button is pressed, and the button. */
const ways: Record<string, Way> = {
  "/dialabed": {
    password: PASSWORD,
    presses: [
      [[["radio", "Side Sleeper"]], "Next Step"],
      [
        [
          ["radio", "Queen"],
          ["radio", "Hybrid"],
        ],
        "Next Step",
      ],
      [[["radio", "Medium"]], "Next Step"],
      [[["radio", "Mid Range"]], "Find My Beds"],
    ],
  },
  "/safari": {
    password: PASSWORD,
    presses: [
      [[], "Hunting"],
      [[], "Large game"],
      [[], "Rifle"],
      [[], "Bolt"],
      [[], ".308 Win"],
      [[], "See Recommendations"],
    ],
  },
  [`/f/${TENTS}`]: {
    password: GATE_PASSWORD,
    presses: [
      [[], "On long walks"],
      [[["radio", "None"]], "Next"],
      [[["textbox", "9.5"]], "Next"],
      [
        [
          ["textbox", "3"],
          ["checkbox", "PFAS"],
        ],
        "Next",
      ],
      [[["radio", "Summer"]], "Next"],
      [[], "Next"],
      [[], "Next"],
      [[], "See Results"],
    ],
  },
};

for (const [path, way] of Object.entries(ways)) {
  const times: { step: number; results: number }[] = [];
  for (let run = 0; run < runs; run++) times.push(await answer(browser, site.url + path, way));
  console.log(
    `${path}: step change ${median(times, "step")} ms (100), the last button to results ${median(times, "results")} ms (250)`,
  );
}
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
      new Promise<number>((done, fail) => {
        const pressed = [...document.querySelectorAll<HTMLElement>("main button")].find((each) =>
          each.textContent.trim().startsWith(name!),
        )!;
        const before = new Set(document.querySelectorAll(wanted!));
        const startedAt = performance.now();
        const observer = new MutationObserver(() => {
          if (![...document.querySelectorAll(wanted!)].some((each) => !before.has(each))) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - startedAt)));
        });
        observer.observe(document.body, { childList: true, subtree: true });
        const asked = document.querySelector("h1")?.textContent;
        setTimeout(() => fail(new Error(`"${name}" at "${asked}" led nowhere.`)), 10_000);
        pressed.click();
      }),
    [button, selector],
  );
}

interface Way {
  password: string;
  presses: [answers: ["radio" | "checkbox" | "textbox", string][], button: string][];
}

/** The longest step change of one way through a finder, and the way from its last button to the results. */
async function answer(
  on: Browser,
  address: string,
  { password, presses }: Way,
): Promise<{ step: number; results: number }> {
  const { page } = await phone(on);
  await showPictures(page);
  await page.goto(address);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Unlock" }).click();
  await page.getByRole("navigation", { name: "Steps" }).waitFor();
  // Later steps load while the first question is read.
  await page.waitForLoadState("networkidle");
  const times: number[] = [];
  for (const [answers, button] of presses) {
    for (const [role, text] of answers) {
      if (role === "textbox") await page.getByRole(role).fill(text);
      else await page.getByRole(role, { name: text }).first().check();
    }
    await page.getByRole("button", { name: button }).first().waitFor();
    const wanted = times.length === presses.length - 1 ? "article" : "h1";
    times.push(await pressUntil(page, button, wanted));
    // What the next question shows has come before somebody presses again.
    await page.waitForLoadState("networkidle");
  }
  await page.context().close();
  return { step: Math.max(...times.slice(0, -1)), results: times.at(-1)! };
}
