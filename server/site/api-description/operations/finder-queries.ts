import { z } from "zod";

const version = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .optional()
  .describe(
    "The version of the finder; the live one unless given. One that is no longer live needs its mark in the header Finder-Mark, but for the first day.",
  );
const locale = z
  .string()
  .optional()
  .describe("The locale of the texts; the finder's own unless given.");
/** What is asked of a finder besides its answers. */
export const finderQuery = z.object({ v: version, locale });
const of = z.string().describe("Ids of questions, with commas between them.");
export const countsQuery = finderQuery.extend({ of: of.optional() });
export const optionsQuery = finderQuery.extend({
  of: z.string().describe("The question."),
  text: z.string().optional().describe("What was typed."),
});
