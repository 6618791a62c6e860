import { z } from "zod";
import { isTraceWord } from "../trace-word";
import { versionNumber } from "./paging";

// No free text; the server checks the words against the finder's options and products.
const word = z.string().refine(isTraceWord, "Only ids belong here.");
const milliseconds = z.int("Use whole milliseconds.").min(0).max(2_147_483_647);

/** The greatest number in an answer: telephone numbers are greater. */
export const MAX_NUMBER = 99_999_999;

/** The anonymous trace of one run: steps with their times, answers, products shown and clicked. */
export const finderTrace = z.strictObject({
  /** In the order they were seen; `at` counts from the start of the run, `ms` how long it was shown. */
  steps: z
    .array(z.strictObject({ id: word, at: milliseconds, ms: milliseconds.optional() }))
    .max(60),
  answers: z.partialRecord(
    word,
    z.union([word, z.number().min(-MAX_NUMBER).max(MAX_NUMBER), z.array(word).max(100)]),
  ),
  results: z
    .array(z.strictObject({ id: word, score: z.number().min(0).max(100).optional() }))
    .max(24),
  clicks: z.array(z.strictObject({ id: word, at: milliseconds })).max(100),
  embedded: z.boolean().optional(),
});

export type FinderTrace = z.infer<typeof finderTrace>;

/** `POST /api/finder-sessions` and `PUT /api/finder-sessions/:id`. */
export const traceBody = z.strictObject({
  /** The id of a built-in finder, or the slug of one that staff made. */
  app: z.string("Name the finder.").min(1, "Name the finder.").max(64, "Name the finder."),
  /** The version that the run began with: of finders that staff made, and of none else. */
  version: versionNumber("Use the version’s number.").optional(),
  data: finderTrace,
});

/** The most bytes of a trace as JSON. */
export const MAX_TRACE_BYTES = 8 * 1024;
