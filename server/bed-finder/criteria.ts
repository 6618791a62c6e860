import type { BedOptions } from "@shared/contracts/bed-options";
import type { BedPreferences } from "@shared/contracts/preferences";
import type { MatchCriterion } from "@shared/contracts/recommendations";
import { NOT_SURE } from "@shared/not-sure";
import { holds, type Stated } from "../matching/columns";
import { shareOut, type Condition, type Query, type Score } from "../matching/criteria";
import * as say from "./match-text";

type Judge = Pick<Score, "columns" | "share" | "text">;

/** The weight of each answer, in points. */
const WEIGHTS = { sleepStyle: 30, firmness: 25, mattressType: 20, concerns: 15, features: 10 };

/** One firmness level away earns 60%, two 20%. */
const FIRMNESS_SHARES = [1, 0.6, 0.2];

/** Mattress types that feel alike, in both directions. */
const KIN: [string, string, number][] = [
  ["hybrid", "innerspring", 0.5],
  ["hybrid", "memory_foam", 0.5],
  ["memory_foam", "foam", 0.6],
  ["memory_foam", "latex", 0.3],
  ["latex", "foam", 0.4],
  ["hybrid", "latex", 0.3],
];

/** The question that these answers are to the catalogue: size and budget filter, everything else ranks. */
export function queryFor(answers: BedPreferences, options: BedOptions): Query<MatchCriterion> {
  return { filter: conditionsFor(answers), narrow: [], score: criteriaFor(answers, options) };
}

/** Size and budget, as far as they are given. */
export function conditionsFor({ bedSize, minPrice, maxPrice }: BedPreferences): Condition[] {
  const conditions: Condition[] = [];
  if (bedSize !== undefined) {
    conditions.push({ column: "bedSize", accepts: (size) => size === bedSize });
  }
  if (minPrice !== undefined || maxPrice !== undefined) {
    conditions.push({ number: "price", min: minPrice, max: maxPrice });
  }
  return conditions;
}

/** The criteria of the shopper's answers, each with its part of the 100 points. */
export function criteriaFor(answers: BedPreferences, options: BedOptions): Score<MatchCriterion>[] {
  const judges: [keyof typeof WEIGHTS, Judge | undefined][] = [
    ["sleepStyle", bySleepStyle(answers.sleepStyle, options)],
    ["firmness", byFirmness(answers.firmness, options)],
    ["mattressType", byMattressType(answers.mattressType, options)],
    ["concerns", byConcerns(answers.concerns ?? [], options)],
    ["features", byFeatures(answers.features ?? [], options)],
  ];
  const answered = judges.filter(
    (each): each is [keyof typeof WEIGHTS, Judge] => each[1] !== undefined,
  );
  const maxima = shareOut(answered.map(([id]) => WEIGHTS[id]));
  return answered.map(([id, judge], index) => ({ id, max: maxima[index]!, ...judge }));
}

function bySleepStyle(wanted: string | undefined, options: BedOptions): Judge | undefined {
  if (wanted === undefined || wanted === NOT_SURE) return undefined;
  const label = labelOf(options.sleepStyles, wanted);
  return {
    columns: ["sleepStyle"],
    share: (styles) => (holds(styles, wanted) ? 1 : 0),
    text: (styles) => say.sleepStyle(label, holds(styles, wanted)),
  };
}

function byFirmness(wanted: string | undefined, options: BedOptions): Judge | undefined {
  if (wanted === undefined || wanted === NOT_SURE) return undefined;
  const inOrder = [...options.firmnessLevels].sort((a, b) => a.value - b.value).map(({ id }) => id);
  const stepsFirmer = (id: string) => inOrder.indexOf(id) - inOrder.indexOf(wanted);
  return {
    columns: ["firmness"],
    share: (id) => FIRMNESS_SHARES[Math.abs(stepsFirmer(id as string))] ?? 0,
    text: (id) =>
      say.firmness(labelOf(options.firmnessLevels, id as string), stepsFirmer(id as string)),
  };
}

function byMattressType(wanted: string | undefined, options: BedOptions): Judge | undefined {
  if (wanted === undefined || wanted === NOT_SURE) return undefined;
  const wantedLabel = labelOf(options.mattressTypes, wanted);
  return {
    columns: ["mattressType"],
    share: (type) => kinship(wanted, type as string),
    text: (type) =>
      say.mattressType(
        labelOf(options.mattressTypes, type as string),
        wantedLabel,
        kinship(wanted, type as string),
      ),
  };
}

/** How alike two mattress types feel: 1 the same, 0 nothing in common. */
export function kinship(a: string, b: string): number {
  if (a === b) return 1;
  return KIN.find(([x, y]) => (x === a && y === b) || (x === b && y === a))?.[2] ?? 0;
}

function byConcerns(wanted: string[], options: BedOptions): Judge | undefined {
  if (wanted.length === 0) return undefined;
  const concerns = wanted.map((id) => ({
    label: labelOf(options.concerns, id),
    remedies: options.concerns.find((concern) => concern.id === id)?.features ?? [],
  }));
  const isAnswered = (has: Stated) => (concern: (typeof concerns)[number]) =>
    concern.remedies.some((feature) => holds(has, feature));
  return {
    columns: ["features"],
    share: (has) => concerns.filter(isAnswered(has)).length / concerns.length,
    text: (has) => say.concerns(...halves(concerns, isAnswered(has))),
  };
}

function byFeatures(wanted: string[], options: BedOptions): Judge | undefined {
  if (wanted.length === 0) return undefined;
  const features = wanted.map((id) => ({ id, label: labelOf(options.features, id) }));
  const isThere = (has: Stated) => (feature: { id: string }) => holds(has, feature.id);
  return {
    columns: ["features"],
    share: (has) => features.filter(isThere(has)).length / features.length,
    text: (has) => say.features(...halves(features, isThere(has))),
  };
}

function halves<T extends { label: string }>(
  all: T[],
  fits: (each: T) => boolean,
): [string[], string[]] {
  const labels = (some: T[]) => some.map(({ label }) => label);
  return [labels(all.filter(fits)), labels(all.filter((each) => !fits(each)))];
}

function labelOf(options: { id: string; label: string }[], id: string): string {
  return options.find((option) => option.id === id)?.label ?? id.replaceAll("_", " ");
}
