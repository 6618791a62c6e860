import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const PLACES = [
  "/usr/bin",
  "/usr/local/bin",
  "/Applications/Google Chrome.app/Contents/MacOS",
  "/Applications/Chromium.app/Contents/MacOS",
];

/** The error message when none is installed. */
export const CHROMIUM_MISSING =
  "no Chromium was found: install one (Debian: chromium), or set CHROMIUM_PATH to it";

/** An installed Chromium or Chrome; journeys never download one. */
export function findChromium(): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...PLACES];
  const names = [...NAMES, "Google Chrome", "Chromium"];
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...candidates].find((file) => file && isExecutable(file));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
