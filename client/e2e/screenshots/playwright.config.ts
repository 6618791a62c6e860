import { devices } from "@playwright/test";
import base from "../../../playwright.config";

const heights = { 360: 740, 768: 1024, 1440: 900 };

const still = {
  ...devices["Desktop Chrome"],
  reducedMotion: "reduce" as const,
  trace: "off" as const,
  actionTimeout: 10_000,
};

/** `npm run screenshots`: the pictures of the README, the guide and the landing page, and every screen beside the run before. */
export default {
  ...base,
  testDir: ".",
  testMatch: /\.shots\.ts$/,
  outputDir: "../../../test-results",
  globalTeardown: "../teardown.ts",
  reporter: [["list"], ["./screens/gallery.ts"]],
  projects: [
    { name: "screens", testMatch: /screens\/.*\.shots\.ts$/, timeout: 600_000, use: still },
    ...Object.entries(heights).flatMap(([width, height]) =>
      (["light", "dark"] as const).map((colorScheme) => ({
        name: `${width}-${colorScheme}`,
        testIgnore: /screens\//,
        use: { ...still, viewport: { width: Number(width), height }, colorScheme },
      })),
    ),
  ],
  webServer: [base.webServer ?? []].flat().map((server) => ({ ...server, cwd: "../../.." })),
};
