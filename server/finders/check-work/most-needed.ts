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
  const known = new Map<string, number>();
  const ofValue = (name: string): number => {
    let most = known.get(name);
    if (most === undefined) {
      const found = values.find((each) => each.id === name);
      // Until it is known: a value that is made of itself is a fault of its own.
      known.set(name, Infinity);
      most = found ? each(found.is) : Infinity;
      known.set(name, most);
    }
    return most;
  };
  const each = (is: Calculation): number => {
    if (typeof is === "number") return Math.abs(is);
    if ("answer" in is) return ofAnswer(is.answer);
    if ("value" in is) return ofValue(is.value);
    if ("optionsOf" in is) return ofOptions(is.optionsOf);
    if ("add" in is) return sum(is.add.map(each));
    if ("subtract" in is) return sum(is.subtract.map(each));
    if ("multiply" in is) return is.multiply.map(each).reduce((product, most) => product * most, 1);
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
  return ofValue(id);
}

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
