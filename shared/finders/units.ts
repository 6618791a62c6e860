import type { Ask } from "./question";

// Units that a number may be typed in. What is stored is always in the question's own. Without zod: pages
// have it, too.

type NumberAsk = Pick<Extract<Ask, { kind: "number" }>, "unit" | "otherUnits" | "min" | "max"> & {
  step?: number;
};

/** A unit, and what may be typed in it. */
export interface NumberUnit {
  unit: string;
  /** How many of it make one of the question's own. */
  perUnit: number;
  min: number;
  max: number;
  step: number;
  /** Where its steps begin. */
  from: number;
  /** Decimals of what is stored, so that what was typed can be shown again. */
  decimals: number;
}

/** Answers have no more decimals. */
const MAX_DECIMALS = 4;
/** Answers have no more digits before them. */
const LARGEST = 999_999_999;
/** What is less apart is the same number. */
const NEARLY = 1e-6;

const rounded = (number: number, decimals: number) => Number(number.toFixed(decimals));

function decimalsOf(number: number): number {
  let decimals = 0;
  while (decimals < 12 && Math.abs(rounded(number, decimals) - number) > 1e-12) decimals++;
  return decimals;
}

/** The units of a question: its own first. Steps in another are the power of ten below its own. */
export function unitsOf(ask: NumberAsk): [NumberUnit, ...NumberUnit[]] {
  const { unit = "", otherUnits = [], min, max, step = 1 } = ask;
  const decimals = Math.max(...[min, max, step].map(decimalsOf));
  const own = { unit, perUnit: 1, min, max, step, from: min, decimals };
  return [own, ...otherUnits.map((other) => otherUnit(other, own))];
}

function otherUnit(
  { unit, perUnit }: Pick<NumberUnit, "unit" | "perUnit">,
  own: NumberUnit,
): NumberUnit {
  const power = Math.floor(Math.log10(own.step * perUnit) + NEARLY);
  const step = Number(`1e${power}`);
  const at = (count: number) => rounded(count * step, Math.max(0, -power));
  let { decimals } = own;
  while (decimals < 12 && 10 ** -decimals * perUnit > step * 0.9) decimals++;
  return {
    unit,
    perUnit,
    min: at(Math.ceil((own.min * perUnit) / step - NEARLY)),
    max: at(Math.floor((own.max * perUnit) / step + NEARLY)),
    step,
    from: 0,
    decimals,
  };
}

/** Whether everything between its ends can be typed in a unit, and stored. */
export function canBeTyped({ min, max, step, decimals }: NumberUnit): boolean {
  const isLarge = Math.max(Math.abs(min), Math.abs(max)) > LARGEST;
  return !isLarge && Math.max(decimals, decimalsOf(step)) <= MAX_DECIMALS;
}

/** The steps before and after a number; the same one twice for a number that is a step. */
export function stepsAround({ from, step }: NumberUnit, number: number): [number, number] {
  const count = (number - from) / step;
  const decimals = Math.max(decimalsOf(from), decimalsOf(step));
  const at = (steps: number) => rounded(from + steps * step, decimals);
  const nearest = Math.round(count);
  return Math.abs(count - nearest) < NEARLY
    ? [at(nearest), at(nearest)]
    : [at(Math.floor(count)), at(Math.ceil(count))];
}

/** What is stored of a number that was typed in a unit; undefined for one that may not be typed. */
export function stored(unit: NumberUnit, own: NumberUnit, typed: number): number | undefined {
  const [below, above] = stepsAround(unit, typed);
  if (typed < unit.min || typed > unit.max || below !== above) return undefined;
  if (unit === own) return typed;
  const number = rounded(typed / unit.perUnit, unit.decimals);
  return Math.min(Math.max(number, own.min), own.max);
}

/** A stored number as it is typed in a unit: at the step that is nearest, in other units than its own. */
export function shownIn(unit: NumberUnit, own: NumberUnit, number: number): number {
  if (unit === own) return number;
  const count = Math.round((number * unit.perUnit) / unit.step);
  const nearest = rounded(count * unit.step, decimalsOf(unit.step));
  return Math.min(Math.max(nearest, unit.min), unit.max);
}
