import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "Google Chrome",
  "Chromium",
];
const PLACES = [
  "/usr/bin",
  "/usr/local/bin",
  "/Applications/Google Chrome.app/Contents/MacOS",
  "/Applications/Chromium.app/Contents/MacOS",
];

/** The error message when none is installed. */
export const CHROMIUM_MISSING =
  "no Chromium was found: install one (Debian: chromium), or set CHROMIUM_PATH to it";

// What Playwright switches off by itself, copied from version 1.65: Chromium reads the last list only.
const OFF_BY_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];
// The address bar's list of suggestions, a page of its own in every window that nobody sees: half of
// what opening a window costs.
const ADDRESS_BAR = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

/** What journeys do without. */
export const chromiumFlags = [
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR].join(",")}`,
];

/** An installed Chromium or Chrome; journeys never download one. */
export function findChromium(names: readonly string[] = NAMES): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...PLACES];
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...candidates].find((file) => file && isExecutable(file));
}

/** What journeys run in: a Chromium without windows takes a fifth of the time less. */
export const findForJourneys = (): string | undefined =>
  findChromium(["chromium-headless-shell"]) ?? findChromium();

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
