import { z } from "zod";

/** The highest number of a version: what nine digits say, which the database holds, too. */
const MAX_VERSION = 999_999_999;

/** The number of a finder's version, in a body; `message` says what to give. */
export const versionNumber = (message = "Use the number of a version.") =>
  z
    .int(message)
    .min(1, "Versions begin at 1. Use the number of one.")
    .max(MAX_VERSION, "No version has so high a number. Use the number of one.");
