import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags, findChromium } from "./client/e2e/chromium";

// Playwright reads this file again in every worker: generated values are passed on by the environment.
process.env.E2E_PORT ??= String(32_000 + (process.pid % 700));
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "matchwell-e2e-"));
process.env.E2E_PASSWORD ??= "sleep-well-tonight";

const address = `http://localhost:${process.env.E2E_PORT}`;
const isRoot = process.getuid?.() === 0;
const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };
const EXAMPLES = /finders\/.*\.spec/;
const STAFF = /\/staff(-.*)?\.spec/;
/** What goes through every page for one thing: `npm run test:sweeps`. */
const SWEEPS =
  /\/(admin-pages|builder-(keyboard|pages)|console|large-text|long-words|landing-pieces|no-eval|texts)\.spec/;
/** Pages around a finder that forge, refuse or encrypt: `npm run test:embedding`. */
const HOSTS = /\/embedding\/(embed-check|hostile|https|refused)\.spec/;
/** Journeys that differ from their neighbors in little: `npm run test:sweeps`. */
const VARIANT = /@variant/;
const phone = { ...devices["Pixel 7"], viewport: { width: 360, height: 740 } };

export default defineConfig({
  testDir: "client/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // How long things may take says nothing on a machine that does something else besides.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  globalTeardown: "./client/e2e/teardown.ts",
  use: {
    baseURL: address,
    // A trace records every action, and takes a quarter of the time: `npm run test:e2e -- --trace retain-on-failure`.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findChromium(),
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
      // One after the other: a list's order is only whole while nobody else adds to the list.
      workers: 1,
      testMatch: STAFF,
      grepInvert: VARIANT,
      use: desktop,
    },
    {
      name: "phone",
      // Staff work at desks: on the phone their pages are only opened and checked.
      testIgnore: [STAFF, EXAMPLES, SWEEPS, /embedding\/.*\.spec/],
      grepInvert: VARIANT,
      use: phone,
    },
    {
      // The examples of finders: `npm run test:examples`.
      name: "examples",
      testMatch: EXAMPLES,
      use: phone,
    },
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
      workers: 1,
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
        SWEEPS,
        HOSTS,
        /\/(share|firearm-favorites|firearm-journey|journey|embedded)\.spec/,
        /\/(third-finder|set|ways-to-ask|short-list|first-load|first-paint|focus|results|firearm-screens)\.spec/,
      ],
      use: desktop,
    },
  ],
  webServer: {
    command: "node --enable-source-maps dist/server/index.js",
    url: `${address}/readyz`,
    timeout: 180_000,
    stdout: "ignore",
    stderr: "pipe",
    env: {
      NODE_ENV: "production",
      PORT: process.env.E2E_PORT,
      HOST: "127.0.0.1",
      PUBLIC_URL: address,
      TRUST_PROXY: "1",
      LOG_LEVEL: "error",
      DATABASE_URL: "",
      DATA_DIR: process.env.E2E_DATA_DIR,
      SEED_DEMO: "true",
      GATE_PASSWORD_DIALABED: process.env.E2E_PASSWORD,
      GATE_PASSWORD_SAFARIOUTDOOR: process.env.E2E_PASSWORD,
      ADMIN_PASSWORD: process.env.E2E_PASSWORD,
    },
  },
});
