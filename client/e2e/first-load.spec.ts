import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test, type Page, type Response } from "@playwright/test";
import { build, type Rolldown } from "vite";
import { answerAll, unlock } from "./bed-finder";
import { answer, asks, unlockFirearms } from "./firearm-finder";
import { watchShifts } from "./layout-shifts";
import { asks as isAsked, openTents, putInTents, staffAt, titles } from "./tents";

// Requests may still be in flight when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

/** Bytes of JavaScript after gzip. */
const gzipped = (code: string | Buffer) => gzipSync(code, { level: 9 }).length;

/** A bundle that renders one element, built like the client. */
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

/** Opens the landing page and waits for the code it loads in idle time: its miniature. */
async function openLanding(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
}

interface Load {
  open: (page: Page) => Promise<void>;
  limit: number;
  waitsForIdle?: boolean;
}

async function expectWithin(page: Page, what: string, load: Load): Promise<void> {
  const { open, limit, waitsForIdle = false } = load;
  const loaded = new Map<string, Promise<number>>();
  const count = (reply: Response) => {
    const { pathname } = new URL(reply.url());
    if (pathname.endsWith(".js")) loaded.set(pathname, reply.body().then(gzipped));
  };
  page.on("response", count);
  // Code that a finder loads in idle time is not part of its first load.
  if (!waitsForIdle) {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
  }
  // Nor is what comes half a second later, which a slow machine would still see.
  await page.route("**/assets/startup-check-*.js", (route) => route.abort());
  await open(page);
  // What comes from now on is not counted, and may still be on its way when the test is over.
  page.off("response", count);
  const sizes = await Promise.all(
    [...loaded].map(async ([path, size]) => [path, await size] as const),
  );
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  const floor = await reactFloor();
  const ratio = total / floor;
  console.log(`JavaScript ${what}: ${total} bytes gzip, floor ${floor}: ${ratio.toFixed(2)} ×`);
  expect(ratio, sizes.map(([path, size]) => `${path} ${size}`).join("\n")).toBeLessThanOrEqual(
    limit,
  );
}

const loads: [what: string, load: Load][] = [
  ["to the first question of the bed finder", { open: unlock, limit: 1.5 }],
  ["to the first question of the firearm finder", { open: unlockFirearms, limit: 1.5 }],
  [
    "of the landing page, its miniature playing,",
    { open: openLanding, limit: 1.25, waitsForIdle: true },
  ],
];

for (const [what, load] of loads) {
  test(`JavaScript ${what} stays within ${load.limit} times the React floor`, ({ page }) =>
    expectWithin(page, what, load));
}

test("JavaScript to the first question of a finder that staff made stays within 1.5 times the React floor", async ({
  page,
  baseURL,
}, { project }) => {
  // On a server that others use meanwhile: it stands there no longer than it is measured.
  const slug = `tents-${project.name}-${process.pid}`;
  const staff = await staffAt(baseURL!);
  await putInTents(staff, slug);
  try {
    const open = async () => {
      await openTents(page, `${baseURL}/f/${slug}`);
      await isAsked(page, titles.trip);
    };
    await expectWithin(page, "to the first question of /f/{slug}", { open, limit: 1.5 });
  } finally {
    const path = `/api/admin/finders/${slug}/live`;
    await staff([{ method: "POST", path, body: { version: null } }]);
  }
});

test("embed.js is at most 3.5 kB, and carries what a retailer's page needs of it", async ({
  request,
}) => {
  const reply = await request.get("/embed.js");
  const size = gzipped(await reply.body());
  console.log(`embed.js: ${size} bytes gzip`);
  expect(size).toBeLessThanOrEqual(3_500);
  expect(reply.headers()).toMatchObject({
    "cross-origin-resource-policy": "cross-origin",
    "content-type": expect.stringContaining("javascript"),
    "cache-control": "public, max-age=600, stale-while-revalidate=86400",
  });
  expect(await (await request.get("/embed.d.ts")).text()).toContain("interface ProductFinderApi");
});

/** Slow enough for skeletons to paint, and over half a second after the press: a shift then counts. */
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
  await unlockFirearms(page);
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
