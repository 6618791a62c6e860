// Promise: in a page of another site, WordPress's among them, at 390 and 1280 px, a whole run from the first question to
// the results and a restart move the page around by less than 0.02 (layout shift, the page's own, whatever the shopper
// presses), each step begins in view, and every event comes once.
//
//   npm run measure:embedding      (REQUIRE_ALL=true: a WordPress that is not installed counts as a failure)
import { chromium, type Page } from "@playwright/test";
import { freePort } from "@shared/testing/free-port";
import { answerAll } from "./bed-finder";
import { findChromium } from "./chromium";
import { startHost } from "./embedding/hosts";
import { startSite } from "./embedding/site";
import {
  hasWordPress,
  htmlBlock,
  paragraphBlock,
  startWordPress,
  WORDPRESS_MISSING,
  type WordPress,
} from "./embedding/wordpress";

process.env.E2E_PASSWORD ??= "measure-twice";

const site = await startSite(await freePort());
const host = await startHost("127.0.0.1");
const wordPress = hasWordPress() ? await startWordPress() : undefined;
const origins = [host.origin, ...(wordPress ? [wordPress.origin] : [])];
const key = await site.allow("dialabed", origins);
const finder = `<div data-finder-client="dialabed" data-finder-key="${key}"></div>`;
const script = `<script async src="${site.url}/embed.js"></script>`;
const ABOUT = "Our beds are made in Johannesburg, and delivered within a week.";
const text = `<p>${ABOUT}</p>`.repeat(12);
const place = "<style>[data-finder-client] { min-height: 800px }</style>";
const style = `<style>body { margin: 0; font: 16px sans-serif } main { padding: 16px }</style>${place}`;
const head = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">${style}`;

/** Pages that keep the finder's place free, as EMBEDDING.md says. By what they are: a plain one, one with a header that stays, one whose router adds the finder late. */
const PAGES: Record<string, string> = {
  "a plain page": `${head}<main><h1>Beds</h1>${finder}${text}</main>${script}`,
  "a header that stays": `${head}<header style="position:sticky;top:0;height:72px;background:#fff;z-index:9">Shop</header><main><h1>Beds</h1>${text}${finder}${text}</main>${script}`,
  "a single-page app": `${head}<main id="app"><h1>Home</h1></main>${script}<script>
    setTimeout(() => (document.getElementById("app").innerHTML = ${JSON.stringify(`<h1>Beds</h1>${finder}${text}`)}), 300)</script>`,
};

/** What an editor pastes into a block of HTML, between paragraphs, in a theme of blocks and in one of templates. */
const inWordPress = ({ page }: WordPress): Record<string, () => string> => {
  const paragraphs = Array<string>(12).fill(paragraphBlock(ABOUT));
  const blocks = [htmlBlock(`${place}${finder}\n${script}`), ...paragraphs];
  return Object.fromEntries(
    ["twentytwentythree", "twentytwentyone"].map((theme) => [
      `WordPress, ${theme}`,
      () => page("Beds", blocks, theme),
    ]),
  );
};

interface Seen {
  shift: number;
  shifts: string[];
  events: Record<string, number>;
  heights: number[];
  /** Where the finder's top stands in the window, in pixels, at each event. */
  tops: number[];
}

/** Counts, in the page itself, what moves and what is told. */
function observe() {
  if (window.top !== window) return;
  const seen: Seen = { shift: 0, shifts: [], events: {}, heights: [], tops: [] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      seen.shift += entry.value;
      seen.shifts.push(entry.value.toFixed(3));
    }
  }).observe({ type: "layout-shift", buffered: true });
  document.addEventListener("finder:resize", ({ detail }) => seen.heights.push(detail.height));
  for (const name of ["ready", "step", "results", "restart", "error"]) {
    document.addEventListener(`finder:${name}`, ({ target }) => {
      const at = seen.tops.push(-Infinity) - 1;
      const look = setInterval(() => {
        const { top } = (target as Element).getBoundingClientRect();
        // Where the script brings it: what is pressed next may scroll the page on.
        seen.tops[at] = Math.max(seen.tops[at]!, Math.round(top));
      }, 16);
      setTimeout(() => clearInterval(look), 500);
      seen.events[name] = (seen.events[name] ?? 0) + 1;
    });
  }
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
let isMissed = false;
try {
  const plain = Object.entries(PAGES).map(
    ([what, html]) => [what, () => host.page("/beds", html)] as const,
  );
  const pages = [...plain, ...Object.entries(wordPress ? inWordPress(wordPress) : {})];
  for (const [what, publish] of pages) {
    const address = publish();
    for (const width of [390, 1280]) {
      const page = await browser.newPage({
        viewport: { width, height: width === 390 ? 844 : 800 },
      });
      await page.addInitScript(observe);
      await page.goto(address);
      const { shift, shifts, events, heights, tops } = await run(page);
      isMissed ||=
        shift >= 0.02 ||
        tops.some((top) => top < 0) ||
        events.results !== 1 ||
        events.error !== undefined;
      console.log(
        `${what}, ${width} px: layout shift ${shift.toFixed(3)} (0.02)${shifts.length > 0 ? `, of ${shifts.join(", ")}` : ""}; events ${JSON.stringify(events)}; the finder's top at ${Math.min(...tops)} to ${Math.max(...tops)} px; heights ${heights.join(", ")}`,
      );
      await page.close();
    }
  }
} finally {
  await browser.close();
  await Promise.all([host.close(), site.close(), wordPress?.close()]);
}
if (!wordPress) {
  console.log(`Not run: ${WORDPRESS_MISSING}.`);
  isMissed ||= process.env.REQUIRE_ALL === "true";
}
process.exitCode = isMissed ? 1 : 0;

async function run(page: Page): Promise<Seen> {
  const inside = page.frameLocator("[data-finder-client] iframe");
  await page.locator("[data-finder-client]").scrollIntoViewIfNeeded();
  await inside.getByRole("radio").first().waitFor();
  await settled();
  await answerAll(inside, {}, settled);
  await inside.getByRole("article").first().waitFor();
  await settled();
  await page.evaluate(() => window.ProductFinder!.restart());
  await inside.getByRole("radio").first().waitFor();
  await settled();
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

/** Longer than a browser excuses what moves after a press, and than the finder takes to move. */
function settled(): Promise<void> {
  return new Promise((done) => setTimeout(done, 1_000));
}
