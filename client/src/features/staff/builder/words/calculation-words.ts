import type { Calculation } from "@shared/finders/calculation";
import type { Names } from "./names";
import { whenWords } from "./when-words";

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
