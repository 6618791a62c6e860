import fc from "fast-check";
import type { Text } from "@shared/finders/text";

const WORDS = ["Trail", "wide {answer}", 'say "so"', "größer", "✓ yes", "R 1 000", "two\nlines"];

const words = fc.oneof(
  fc.constantFrom(...WORDS),
  fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 16 })
    .filter((text) => text.trim() !== "" && !/[\p{Cc}\p{Cs}]/u.test(text)),
);

/** A text in English, and now and then in Afrikaans. */
export const anyText: fc.Arbitrary<Text> = fc.oneof(
  { weight: 4, arbitrary: words.map((en): Text => ({ en })) },
  fc.tuple(words, words).map(([en, af]): Text => ({ en, af })),
);

/** The value, or nothing: `undefined` fields are left out by `given`. */
export const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

/** The record without what is not given, as JSON has it. */
export function given<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}
