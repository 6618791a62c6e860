import type { Score } from "../../engine/criteria";
import { conditionsIn, SHARED_CONDITION_BYTES, wishesIn } from "./condition-sizes";
import type { ReadRules } from "./meanings";
import type { Part } from "./part";

// Roughly what it takes to keep what answers ask, in bytes: measured over thousands of answers to finders of many
// options, and of one rule of very many tests, with what is worked out once they are asked. Sets of rows, points and
// sentences are counted where they are kept.

/** A part with its functions, and its criteria for a few shares of the points. */
const PART_BYTES = 4_000;
/** A condition, with the names of what it looks at. */
const CONDITION_BYTES = 600;
const RULES_BYTES = 500;
const SCORE_BYTES = 1_000;
/** An answer that is named of products, with the names of the latest. */
const NAMED_BYTES = 4_000;

export const sizeOfPart = ({ meaning, named }: Part): number =>
  PART_BYTES +
  (named ? NAMED_BYTES : 0) +
  SHARED_CONDITION_BYTES *
    (conditionsIn([...meaning.filter, ...meaning.narrow, ...meaning.exclude]) +
      wishesIn(meaning.measure?.wish));

export const sizeOfRules = ({ filter, narrow, exclude, measure }: ReadRules): number =>
  RULES_BYTES +
  CONDITION_BYTES * (conditionsIn([...filter, ...narrow, ...exclude]) + wishesIn(measure?.wish));

export const sizeOfScores = ({ length }: readonly Score[]): number => SCORE_BYTES * length;
