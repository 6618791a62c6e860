import type { BedOptions } from "@shared/contracts/bed-options";
import type { BedPreferences } from "@shared/contracts/preferences";
import type { MatchCriterion } from "@shared/contracts/recommendations";
import { NOT_SURE } from "@shared/not-sure";
import type { BedCatalogue, Column } from "./catalogue";
import * as say from "./match-text";

/** One answered question, ready to judge beds: its maximum, and the share of it that a value earns. */
export interface Criterion {
  id: MatchCriterion;
  /** Points of 100; those of all criteria add up to 100. */
  max: number;
  column: (catalogue: BedCatalogue) => Column<string | string[]>;
  /** From 0 (missed) to 1 (met). */
  share: (value: string | string[]) => number;
  text: (value: string | string[]) => string;
}

type Judge = Pick<Criterion, "column" | "share" | "text">;

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

/** The criteria of the shopper's answers, each with its part of the 100 points. */
export function criteriaFor(answers: BedPreferences, options: BedOptions): Criterion[] {
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

/** Splits 100 points in proportion to the weights, in whole numbers, by largest remainder. */
export function shareOut(weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (100 * weight) / total);
  const floors = exact.map(Math.floor);
  const left = 100 - floors.reduce((sum, floor) => sum + floor, 0);
  const lucky = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, left);
  for (const { index } of lucky) floors[index]! += 1;
  return floors;
}

function bySleepStyle(wanted: string | undefined, options: BedOptions): Judge | undefined {
  if (wanted === undefined || wanted === NOT_SURE) return undefined;
  const label = labelOf(options.sleepStyles, wanted);
  return {
    column: (catalogue) => catalogue.sleepStyle,
    share: (styles) => (styles.includes(wanted) ? 1 : 0),
    text: (styles) => say.sleepStyle(label, styles.includes(wanted)),
  };
}

function byFirmness(wanted: string | undefined, options: BedOptions): Judge | undefined {
  if (wanted === undefined || wanted === NOT_SURE) return undefined;
  const inOrder = [...options.firmnessLevels].sort((a, b) => a.value - b.value).map(({ id }) => id);
  const stepsFirmer = (id: string) => inOrder.indexOf(id) - inOrder.indexOf(wanted);
  return {
    column: (catalogue) => catalogue.firmness,
    share: (id) => FIRMNESS_SHARES[Math.abs(stepsFirmer(id as string))] ?? 0,
    text: (id) =>
      say.firmness(labelOf(options.firmnessLevels, id as string), stepsFirmer(id as string)),
  };
}

function byMattressType(wanted: string | undefined, options: BedOptions): Judge | undefined {
  if (wanted === undefined || wanted === NOT_SURE) return undefined;
  const wantedLabel = labelOf(options.mattressTypes, wanted);
  return {
    column: (catalogue) => catalogue.mattressType,
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
  const isAnswered = (has: string | string[]) => (concern: (typeof concerns)[number]) =>
    concern.remedies.some((feature) => has.includes(feature));
  return {
    column: (catalogue) => catalogue.features,
    share: (has) => concerns.filter(isAnswered(has)).length / concerns.length,
    text: (has) => say.concerns(...halves(concerns, isAnswered(has))),
  };
}

function byFeatures(wanted: string[], options: BedOptions): Judge | undefined {
  if (wanted.length === 0) return undefined;
  const features = wanted.map((id) => ({ id, label: labelOf(options.features, id) }));
  const isThere = (has: string | string[]) => (feature: { id: string }) => has.includes(feature.id);
  return {
    column: (catalogue) => catalogue.features,
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
