import type { When } from "@shared/finders/when";
import type { Calculation } from "@shared/finders/calculation";
import { listWords } from "./list-words";
import type { Names } from "./names";

/** A condition on answers as staff read it: "“For whom?” is “Children”". */
export function whenWords(when: When, names: Names): string {
  if ("all" in when) return joined(when.all, "and", names);
  if ("any" in when) return joined(when.any, "or", names);
  if ("not" in when) return notWords(when.not, names);
  if ("value" in when) {
    const value = `“${names.value(when.value)}”`;
    if ("atLeast" in when) return `${value} is at least ${when.atLeast}`;
    if ("atMost" in when) return `${value} is at most ${when.atMost}`;
    return `${value} is ${when.is}`;
  }
  const question = `“${names.question(when.question)}”`;
  const option = (id: string | number) => `“${names.option(when.question, id)}”`;
  if ("isAnswered" in when) return `${question} is ${when.isAnswered ? "" : "not "}answered`;
  if ("is" in when) return `${question} is ${option(when.is)}`;
  if ("isNot" in when) return `${question} is answered, but not ${option(when.isNot)}`;
  if ("hasAny" in when) return `${question} is ${listWords(when.hasAny.map(option), "or")}`;
  if ("atLeast" in when) return `${question} is at least ${when.atLeast}`;
  return `${question} is at most ${when.atMost}`;
}

/** The opposite of a condition: also so where the question is not answered. */
function notWords(when: When, names: Names): string {
  if ("question" in when && ("is" in when || "hasAny" in when)) {
    const chosen = "is" in when ? [when.is] : when.hasAny;
    const options = chosen.map((id) => `“${names.option(when.question, id)}”`);
    return `“${names.question(when.question)}” is not ${listWords(options, "or")}`;
  }
  return `not (${whenWords(when, names)})`;
}

function joined(parts: readonly When[], word: "and" | "or", names: Names): string {
  return parts
    .map((each) => {
      const said = whenWords(each, names);
      return parts.length > 1 && ("all" in each || "any" in each) ? `(${said})` : said;
    })
    .join(` ${word} `);
}

/** A calculation as staff read it: "the answer to “How long?” × 2". */
export function calculationWords(calculation: Calculation, names: Names): string {
  const inner = (part: Calculation) => {
    const said = calculationWords(part, names);
    return isJoined(part) ? `(${said})` : said;
  };
  const joined = (parts: readonly Calculation[], sign: string) =>
    parts.map(inner).join(` ${sign} `);
  const listed = (parts: readonly Calculation[]) =>
    parts.map((each) => calculationWords(each, names)).join(", ");
  if (typeof calculation === "number") return calculation.toLocaleString("en");
  if ("answer" in calculation) return `the answer to “${names.question(calculation.answer)}”`;
  if ("value" in calculation) return `“${names.value(calculation.value)}”`;
  if ("optionsOf" in calculation) {
    return `the number of what was chosen in “${names.question(calculation.optionsOf)}”`;
  }
  if ("product" in calculation) return `the product’s “${names.attribute(calculation.product)}”`;
  if ("add" in calculation) return joined(calculation.add, "+");
  if ("multiply" in calculation) return joined(calculation.multiply, "×");
  if ("subtract" in calculation) return joined(calculation.subtract, "−");
  if ("divide" in calculation) return joined(calculation.divide, "÷");
  if ("min" in calculation) return `the smallest of ${listed(calculation.min)}`;
  if ("max" in calculation) return `the largest of ${listed(calculation.max)}`;
  if ("roundUp" in calculation) {
    const to = calculation.to === undefined ? "" : ` to a multiple of ${calculation.to}`;
    return `${inner(calculation.roundUp)}, rounded up${to}`;
  }
  const cases = calculation.bands.map(
    (band) => `${calculationWords(band.is, names)} when ${whenWords(band.when, names)}`,
  );
  const { otherwise } = calculation;
  const rest = otherwise === undefined ? [] : [`otherwise ${calculationWords(otherwise, names)}`];
  return [...cases, ...rest].join("; ");
}

/** Whether a part is put in parentheses within another. */
const isJoined = (part: Calculation): boolean =>
  typeof part === "object" &&
  ["add", "multiply", "subtract", "divide", "roundUp", "bands"].some((each) => each in part);
