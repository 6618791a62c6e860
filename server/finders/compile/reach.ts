import type { FinderDocument } from "@shared/finders/document";
import { kept } from "../../engine/explain";
import type { OpenQuestion } from "./asked";
import { calculationsOfProducts } from "./product-values";

/** What another answer to a question may change. */
export interface Reach {
  /** Whether the answers to other questions count as before. */
  isAlone: boolean;
  /** Whether nothing looks at its answer, its own rules and options included: they mean the same with any. */
  isOfOptions: boolean;
  /** The questions whose answers may ask for something else, by their places; its own among them. */
  questions: ReadonlySet<number>;
  /** The rules that may ask for something else, or apply only then, by their places. */
  rules: ReadonlySet<number>;
  /** Whether a section may come or go, or an ending, or a section may choose from other products. */
  isFramed: boolean;
  /** Whether what is worked out for each product may come to something else. */
  isOfNumbers: boolean;
}

/** What names a question or a value, wherever it stands. */
const NAMES = new Set(["answer", "question", "inRangeOf", "optionsOf", "scaledBy"]);

/** Tells what another answer to a question may change, by its id. */
export const reachOf = kept((document: FinderDocument, open: readonly OpenQuestion[]) => {
  const values = new Map(document.values.map(({ id, is }) => [id, is]));
  const ofProducts = calculationsOfProducts(document.values);
  const looksAt = (part: unknown): ReadonlySet<string> => {
    const found = new Set<string>();
    const seen = new Set<string>();
    const visit = (each: unknown): void => {
      if (typeof each !== "object" || each === null) return;
      for (const [key, inner] of Object.entries(each)) {
        if (typeof inner !== "string") visit(inner);
        else if (NAMES.has(key)) found.add(inner);
        else if (
          (key === "value" || (key === "attribute" && ofProducts.has(inner))) &&
          !seen.has(inner)
        ) {
          seen.add(inner);
          visit({ is: values.get(inner) });
        }
      }
    };
    visit({ part });
    return found;
  };
  const questions = open.map(({ question, options }) => ({
    id: question.id,
    counts: looksAt([question.when, options.map(({ when }) => when)]),
    asks: looksAt([question.rules, question.reasons, options.map(({ rules }) => rules)]),
  }));
  const rules = document.rules.map(looksAt);
  const frame = looksAt([
    document.results.endings.map(({ when }) => when),
    document.sections.map(({ when, filter, amount }) => [when, filter, amount]),
  ]);
  const numbers = looksAt([...ofProducts.values()]);

  const known = new Map<string, Reach>();
  return (id: string): Reach => {
    let reach = known.get(id);
    if (!reach) known.set(id, (reach = from(id)));
    return reach;
  };

  function from(id: string): Reach {
    const changed = new Set([id]);
    const isReached = (names: ReadonlySet<string>) => [...changed].some((each) => names.has(each));
    for (let size = 0; size < changed.size;) {
      size = changed.size;
      for (const each of questions) if (isReached(each.counts)) changed.add(each.id);
    }
    const places = <Each>(list: readonly Each[], isIn: (each: Each) => boolean) =>
      new Set(list.flatMap((each, place) => (isIn(each) ? [place] : [])));
    const reached = {
      isAlone: changed.size === 1,
      questions: places(questions, (each) => changed.has(each.id) || isReached(each.asks)),
      rules: places(rules, isReached),
      isFramed: isReached(frame),
      isOfNumbers: isReached(numbers),
    };
    const isAskedAgain = questions.some((each) => isReached(each.asks));
    return {
      ...reached,
      isOfOptions:
        reached.isAlone &&
        !isAskedAgain &&
        reached.rules.size === 0 &&
        !reached.isFramed &&
        !reached.isOfNumbers,
    };
  }
});
