import type { AttributeKind } from "@shared/contracts/attributes";
import type { Earn } from "@shared/finders/rule";

/** The tests that suit each kind of attribute. */
export const testsForKind = {
  choice: ["is", "oneOf", "hasAny", "isStated", "sameAsIn"],
  choices: ["is", "oneOf", "hasAny", "hasAll", "isStated", "sameAsIn"],
  number: [
    "is",
    "atLeast",
    "moreThan",
    "atMost",
    "between",
    "within",
    "inRangeOf",
    "isStated",
    "sameAsIn",
  ],
  range: ["contains", "isStated"],
  flag: ["is", "isStated"],
  text: ["is", "oneOf", "hasAny", "isStated", "sameAsIn"],
} as const satisfies Record<AttributeKind, readonly string[]>;

/** The kinds of attributes that a measure suits. */
export const kindsForMeasure: Record<Earn["by"], readonly AttributeKind[]> = {
  steps: ["choice", "choices"],
  table: ["choice", "choices"],
  kin: ["choice", "choices"],
  share: ["choice", "choices"],
  distance: ["number", "range"],
};
