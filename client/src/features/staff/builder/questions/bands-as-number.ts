import type { Attribute } from "@shared/contracts/attributes";
import type { Question } from "@shared/finders/question";
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
