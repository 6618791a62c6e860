import type { Attribute } from "@shared/contracts/attributes";
import { bandCondition, bandLabel, bandsBetween, bandWish, type Band } from "@shared/finders/bands";
import type { Condition } from "@shared/finders/condition";
import type { Option, Question } from "@shared/finders/question";
import type { Rule } from "@shared/finders/rule";
import { bandsIn } from "../bands/find-bands";
import { scaleOf, type Scale } from "../bands/scale";
import type { Names } from "../words/names";

/** What the bands that a question asks for are made of, for when it asks for the number itself. */
export interface BandedNumber extends Scale {
  attribute: string;
  unit?: string;
  use: Rule["use"];
}

/** The number that the answers of a question are bands of; undefined where they are anything else. */
export function bandedNumber(
  { options }: Question,
  attributes: readonly Attribute[],
  names: Pick<Names, "numbersOf" | "unit">,
): BandedNumber | undefined {
  const bands = Array.isArray(options) ? bandsIn(options, attributes) : undefined;
  const numbers = bands && names.numbersOf(bands.attribute);
  if (!numbers) return undefined;
  const { attribute, use = "score" } = bands;
  const unit = names.unit(attribute).slice(0, 20);
  const { step } = scaleOf(numbers, []);
  // Whoever types a number may want the largest there is.
  const onStep = (count: number) => Number((count * step).toPrecision(12));
  const [min, max] = [Math.floor(numbers.min / step), Math.ceil(numbers.max / step)].map(onStep);
  return { attribute, use, ...(unit !== "" && { unit }), min: min!, max: max!, step };
}

/** What an answer in numbers means for the same products: a range holds them, and the nearer to one number the better. */
export function ruleOfNumber(
  id: string,
  kind: "number" | "range",
  { attribute, use, min, max }: BandedNumber,
): Rule {
  if (kind === "range") return { use, condition: { attribute, inRangeOf: id } };
  const none = (max - min) / 4;
  return { use: "score", earn: { by: "distance", attribute, from: { answer: id }, none } };
}

/** The number that a question asks for, for when its answers are bands of it. */
export interface AskedNumber {
  attribute: string;
  unit: string;
  /** Bounds that divide the products. */
  bounds: readonly number[];
  use: Rule["use"];
  /** How products are compared with it where they need not be the same. */
  limit?: "atLeast" | "atMost";
}

/** The number that a question's rule compares products with; undefined where it asks for none, or none is stated. */
export function askedNumber(
  { id, ask, rules }: Question,
  names: Pick<Names, "numbersOf" | "unit">,
): AskedNumber | undefined {
  if (ask.kind !== "number" && ask.kind !== "range") return undefined;
  for (const rule of rules) {
    const compared = comparedWith(rule, id);
    const bounds = compared && names.numbersOf(compared.attribute)?.bounds;
    if (!bounds || bounds.length === 0) continue;
    return { ...compared, bounds, use: rule.use, unit: names.unit(compared.attribute) };
  }
  return undefined;
}

function comparedWith(
  rule: Rule,
  id: string,
): Pick<AskedNumber, "attribute" | "limit"> | undefined {
  if ("earn" in rule && rule.earn?.by === "distance") {
    const { attribute, from } = rule.earn;
    return isAnswer(from, id) ? { attribute } : undefined;
  }
  if (!("condition" in rule) || !("attribute" in rule.condition)) return undefined;
  const { condition } = rule;
  const { attribute } = condition;
  if ("inRangeOf" in condition) return condition.inRangeOf === id ? { attribute } : undefined;
  if ("atLeast" in condition && isAnswer(condition.atLeast, id))
    return { attribute, limit: "atLeast" };
  if ("atMost" in condition && isAnswer(condition.atMost, id))
    return { attribute, limit: "atMost" };
  return undefined;
}

const isAnswer = (value: unknown, id: string): boolean =>
  typeof value === "object" && value !== null && "answer" in value && value.answer === id;

/** Answers that are bands of a number and mean the same for products as a number in them would, whichever it is. */
export const bandOptions = (number: AskedNumber, locale: string): Option[] =>
  bandsBetween(number.bounds).map((band, at) => ({
    id: `band-${at + 1}`,
    label: { [locale]: bandLabel(band, number.unit, locale) },
    rules: [
      number.use === "score" && !number.limit
        ? bandWish(number.attribute, number.bounds, at)
        : { use: number.use, condition: meantBy(number, band) },
    ],
  }));

function meantBy({ attribute, limit }: AskedNumber, band: Band): Condition {
  const { from, to } = band;
  if (limit === "atLeast" && to !== undefined) return { attribute, atLeast: to };
  if (limit === "atMost") return { attribute, atMost: from ?? to! };
  return bandCondition(attribute, band);
}
