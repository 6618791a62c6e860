import { z } from "zod";
import { finderIds } from "../finders/built-in";
import { isTraceWord } from "../trace-word";

// No free text; the server checks the words against the finder's options and products.
const word = z.string().refine(isTraceWord, "Only ids belong here.");
const milliseconds = z.int("Use whole milliseconds.").min(0).max(2_147_483_647);

/** The anonymous trace of one run: steps with their times, answers, products shown and clicked. */
export const finderTrace = z.strictObject({
  /** In the order they were seen; `at` counts from the start of the run, `ms` how long it was shown. */
  steps: z
    .array(z.strictObject({ id: word, at: milliseconds, ms: milliseconds.optional() }))
    .max(60),
  answers: z.partialRecord(
    word,
    z.union([word, z.number().min(0).max(99_999_999), z.array(word).max(40)]),
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
  app: z.enum(finderIds, "Name the finder."),
  data: finderTrace,
});

/** The most bytes of a trace as JSON. */
export const MAX_TRACE_BYTES = 8 * 1024;
