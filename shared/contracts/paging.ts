import { z } from "zod";

const whole = (most: number) =>
  z
    .string("Give it once.")
    .regex(/^[1-9]\d{0,6}$/, `Use a whole number from 1 to ${most}.`)
    .transform(Number)
    .refine((value) => value <= most, `Use a whole number from 1 to ${most}.`);

/** Which page of a long list: counted from 1, 25 lines unless asked otherwise, at most 100. */
export const paging = {
  page: whole(100_000).default(1).describe("From 1 to 100,000; 1 unless given."),
  pageSize: whole(100).default(25).describe("From 1 to 100; 25 unless given."),
};

/** A page of a long list. */
export interface Page<Item> {
  items: Item[];
  /** How many there are on all pages. */
  total: number;
}

/** The highest number of a version: what nine digits say, which the database holds, too. */
const MAX_VERSION = 999_999_999;

/** The number of a finder's version, in a body; `message` says what to give. */
export const versionNumber = (message = "Use the number of a version.") =>
  z
    .int(message)
    .min(1, "Versions begin at 1. Use the number of one.")
    .max(MAX_VERSION, "No version has so high a number. Use the number of one.");

/** What a change of products answers besides. */
export interface Costs {
  /**
   * The live finders whose costliest answer takes too much since then, each in a sentence that names the question; missing
   * where there is none.
   */
  costs?: string[];
}
