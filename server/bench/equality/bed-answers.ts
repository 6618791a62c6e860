import fc from "fast-check";
import { budgetScale } from "@shared/specification/contracts/bed-budgets";
import type { BedOptions } from "@shared/specification/contracts/bed-options";
import type { BedPreferences } from "@shared/specification/contracts/preferences";
import { knownIds } from "@shared/specification/contracts/mails";
import { demoBeds } from "../../specification/seed/seed";
import type { Query } from "../../testing/answer-addresses";
import { budgets } from "./budgets";

/** The most chips of a kind in a random set of answers. */
const MAX_CHIPS = 5;

/** Every set of answers without chips: each answer, none, and "not sure" wherever it is taken. */
export function everyBedAnswer(options: BedOptions): Query[] {
  const open = (field: "sleepStyle" | "bedSize" | "mattressType" | "firmness") => [
    undefined,
    ...new Set(knownIds(field, options)),
  ];
  return open("bedSize").flatMap((bedSize) =>
    open("sleepStyle").flatMap((sleepStyle) =>
      open("mattressType").flatMap((mattressType) =>
        open("firmness").flatMap((firmness) =>
          presets(options, bedSize).map((budget) =>
            queryOf({ sleepStyle, bedSize, mattressType, firmness, ...budget }),
          ),
        ),
      ),
    ),
  );
}

/** No budget, and each preset of a size as the wizard sends it. */
function presets(options: BedOptions, bedSize: string | undefined): BedPreferences[] {
  const { presets: scaled, highest } = budgetScale(options, bedSize);
  return [
    {},
    ...scaled.map(({ minPrice, maxPrice }) => ({
      bedSize,
      minPrice,
      // At the slider's top there is no limit.
      ...(maxPrice < highest && { maxPrice }),
    })),
  ];
}

/** Random answers with chips, and budgets that often end at a product's price. */
export function randomBedAnswers(options: BedOptions, numRuns: number, seed: number): Query[] {
  const one = (field: "sleepStyle" | "bedSize" | "mattressType" | "firmness") =>
    fc.option(fc.constantFrom(...new Set(knownIds(field, options))), { nil: undefined });
  const chips = (field: "concerns" | "features") => {
    const ids = knownIds(field, options);
    return fc.shuffledSubarray(ids, { maxLength: Math.min(MAX_CHIPS, ids.length) });
  };
  const answers = fc
    .record({
      sleepStyle: one("sleepStyle"),
      bedSize: one("bedSize"),
      mattressType: one("mattressType"),
      firmness: one("firmness"),
      budget: budgets(demoBeds().map(({ price }) => Number(price))),
      concerns: chips("concerns"),
      features: chips("features"),
    })
    .filter(({ concerns, features }) => concerns.length + features.length > 0)
    .map(({ budget, ...others }) => queryOf({ ...others, ...budget }));
  return fc.sample(answers, { numRuns, seed });
}

/** Answers as an address carries them; those that are not given are left out. */
function queryOf(answers: BedPreferences): Query {
  const given = Object.entries(answers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([field, value]) => [field, Array.isArray(value) ? value.join(",") : String(value)]),
  );
}
