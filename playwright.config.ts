import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags, findForJourneys } from "./client/e2e/chromium";

const WORKERS = 2;

// Playwright reads this file again in every worker: generated values are passed on by the environment.
process.env.E2E_PORT ??= String(32_000 + 2 * (process.pid % 350));
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "matchwell-e2e-"));
const password = (process.env.E2E_PASSWORD ??= "sleep-well-tonight");

const addressOf = (worker: number) => `http://localhost:${Number(process.env.E2E_PORT) + worker}`;
const isRoot = process.getuid?.() === 0;
const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };
const EXAMPLES = /finders\/.*\.spec/;
/** From a shop's file to a finder, beside a plain script: `npm run test:from-files`. */
const FROM_FILES = /from-files\/.*\.spec/;
const STAFF = /\/staff(-.*)?\.spec/;
/** What goes through every page for one thing: `npm run test:sweeps`. */
const SWEEPS =
  /\/(admin-pages|builder-(keyboard|pages)|console|large-text|long-words|landing-pieces|no-eval|texts)\.spec/;
/** Pages around a finder that forge, refuse or encrypt: `npm run test:embedding`. */
const HOSTS = /\/embedding\/(embed-check|faults|hostile|https|refused)\.spec/;
/** Random actions in the builder: `npm run test:builder`. */
const BUILDER = /builder-actions\/.*\.spec/;
/** Journeys that differ from their neighbors in little: `npm run test:sweeps`. */
const VARIANT = /@variant/;
const phone = { ...devices["Pixel 7"], viewport: { width: 360, height: 740 } };

export default defineConfig({
  testDir: "client/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: WORKERS,
  // How long things may take says nothing on a machine that does something else besides.
  timeout: Number(process.env.TT ?? 120_000),
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  globalTeardown: "./client/e2e/teardown.ts",
  use: {
    baseURL: addressOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0)),
    // A trace records every action, and takes a quarter of the time: `npm run test:e2e -- --trace retain-on-failure`.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findForJourneys(),
      args: [
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        ...chromiumFlags,
        ...(isRoot ? ["--no-sandbox"] : []),
      ],
    },
  },
  projects: [
    {
      name: "staff",
      testMatch: STAFF,
      grepInvert: VARIANT,
      use: desktop,
    },
    {
      name: "phone",
      // Staff work at desks: on the phone their pages are only opened and checked.
      testIgnore: [STAFF, EXAMPLES, FROM_FILES, SWEEPS, BUILDER, /embedding\/.*\.spec/],
      grepInvert: VARIANT,
      use: phone,
    },
    {
      // The examples of finders: `npm run test:examples`.
      name: "examples",
      testMatch: EXAMPLES,
      use: phone,
    },
    { name: "from-files", testMatch: FROM_FILES, use: desktop },
    { name: "builder", testMatch: BUILDER, use: desktop },
    { name: "sweeps", testMatch: SWEEPS, use: phone },
    {
      name: "variants-phone",
      testIgnore: [STAFF, /embedding\/.*\.spec/],
      grep: VARIANT,
      use: phone,
    },
    {
      name: "variants-desktop",
      testMatch: [STAFF, /embedding\/.*\.spec/],
      grep: VARIANT,
      use: desktop,
    },
    { name: "embedding", testMatch: HOSTS, use: desktop },
    {
      name: "desktop",
      // Shoppers use phones: what does not depend on the width is tested there alone.
      grepInvert: VARIANT,
      testIgnore: [
        STAFF,
        EXAMPLES,
        FROM_FILES,
        SWEEPS,
        HOSTS,
        BUILDER,
        /\/(share|targets|heights|firearm-favorites|firearm-journey|journey|embedded)\.spec/,
        /\/(third-finder|set|ways-to-ask|short-list|first-load|first-paint|focus|results|firearm-screens)\.spec/,
      ],
      use: desktop,
    },
  ],
  // A server for each worker: no journey meets what another is about.
  webServer: Array.from({ length: WORKERS }, (_, worker) => ({
    command: "node --enable-source-maps dist/server/index.js",
    url: `${addressOf(worker)}/readyz`,
    timeout: 180_000,
    stdout: "ignore",
    stderr: "pipe",
    env: {
      NODE_ENV: "production",
      PORT: String(Number(process.env.E2E_PORT) + worker),
      HOST: "127.0.0.1",
      PUBLIC_URL: addressOf(worker),
      TRUST_PROXY: "1",
      LOG_LEVEL: "error",
      DATABASE_URL: "",
      DATA_DIR: join(process.env.E2E_DATA_DIR!, String(worker)),
      SEED_DEMO: "true",
      GATE_PASSWORD_DIALABED: password,
      GATE_PASSWORD_SAFARIOUTDOOR: password,
      ADMIN_PASSWORD: password,
    },
  })),
});
