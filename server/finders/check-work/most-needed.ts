import type { Calculation } from "@shared/finders/calculation";
import type { FinderDocument } from "@shared/finders/document";

/**
 * How much a value can come to at most, above or below nothing, whatever is answered; Infinity where its answers have no
 * end, or it divides by an answer.
 */
export function mostNeeded(
  { values, questions }: Pick<FinderDocument, "values" | "questions">,
  id: string,
): number {
  const ofValue = (name: string, within: readonly string[]): number => {
    const found = values.find((each) => each.id === name);
    // A value that is made of itself is a fault of its own.
    return found && !within.includes(name) ? mostOf(found.is, [...within, name]) : Infinity;
  };
  const mostOf = (is: Calculation, within: readonly string[]): number => {
    const each = (part: Calculation) => mostOf(part, within);
    if (typeof is === "number") return Math.abs(is);
    if ("answer" in is) return ofAnswer(is.answer);
    if ("value" in is) return ofValue(is.value, within);
    if ("optionsOf" in is) return ofOptions(is.optionsOf);
    if ("add" in is) return sum(is.add.map(each));
    if ("subtract" in is) return sum(is.subtract.map(each));
    if ("multiply" in is) return is.multiply.reduce((product, part) => product * each(part), 1);
    if ("divide" in is) {
      const [part, by] = is.divide;
      return typeof by === "number" && by !== 0 ? each(part) / Math.abs(by) : Infinity;
    }
    if ("roundUp" in is) return each(is.roundUp) + (is.to ?? 1);
    if ("bands" in is) {
      const bands = is.bands.map((band) => each(band.is));
      return Math.max(...bands, is.otherwise === undefined ? 0 : each(is.otherwise));
    }
    return Math.max(...("min" in is ? is.min.map(each) : is.max.map(each)));
  };
  const ofAnswer = (name: string): number => {
    const question = questions.find((each) => each.id === name);
    if (question?.ask.kind === "number") {
      return Math.max(Math.abs(question.ask.min), Math.abs(question.ask.max));
    }
    return ofOptions(name);
  };
  const ofOptions = (name: string): number => {
    const options = questions.find((each) => each.id === name)?.options;
    return Array.isArray(options)
      ? sum(options.map(({ number = 0 }) => Math.abs(number)))
      : Infinity;
  };
  return ofValue(id, []);
}

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
