import { devices } from "@playwright/test";
import base from "../../../playwright.config";

const heights = { 360: 740, 768: 1024, 1440: 900 };

/** `npm run screenshots`: the pictures of the README and of the landing page, in both themes. */
export default {
  ...base,
  testDir: ".",
  testMatch: /\.shots\.ts$/,
  outputDir: "../../../test-results",
  globalTeardown: "../teardown.ts",
  reporter: "list",
  projects: Object.entries(heights).flatMap(([width, height]) =>
    (["light", "dark"] as const).map((colorScheme) => ({
      name: `${width}-${colorScheme}`,
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: Number(width), height },
        colorScheme,
        reducedMotion: "reduce" as const,
        trace: "off" as const,
      },
    })),
  ),
  webServer: [base.webServer ?? []].flat().map((server) => ({ ...server, cwd: "../../.." })),
};
