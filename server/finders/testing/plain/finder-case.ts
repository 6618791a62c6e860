import type { AttributeShape } from "@shared/contracts/attributes";
import type { Picks } from "@shared/contracts/finders";
import type { Answer, Answers } from "@shared/finders/answers";
import type { Condition } from "@shared/finders/condition";
import type { FinderDocument } from "@shared/finders/document";
import type { Option, Question } from "@shared/finders/question";
import type { Rule } from "@shared/finders/rule";
import type { CatalogProduct } from "../../../catalog/store/any-catalog";
import type { ListedRow } from "../../../engine/listed-for";

// What the product and the plain finder are both given, and what can be answered.

/** A list of what products are for. One that is complete has every product. */
interface PlainList {
  rows: readonly ListedRow[];
  isComplete: boolean;
}

/** A finder with the products of its sections, and what they are listed for. */
export interface PlainFinder {
  document: FinderDocument;
  products: readonly CatalogProduct[];
  attributes: ReadonlyMap<string, AttributeShape>;
  lists: ReadonlyMap<string, PlainList>;
}

/** A choice, wherever it comes from. */
type PlainOption = Pick<Option, "id" | "when" | "exclusive" | "number" | "rules"> & {
  isRetired?: boolean;
};

/** A question with its choices. */
export interface PlainQuestion {
  question: Question;
  options: readonly PlainOption[];
}

/** A random finder over random products, with answers and picks, one after the other. */
export interface FinderCase {
  plain: PlainFinder;
  steps: { answers: Answers; picks: Picks }[];
}

/** The choices that an answer names. */
export function chosenIn(answer: Answer | undefined): readonly string[] {
  if (typeof answer === "string") return [answer];
  return typeof answer === "object" && "length" in answer ? answer : [];
}

/** The questions with their choices: their own, the values of an attribute, or the brands there are. */
export const choicesOf = (finder: PlainFinder): PlainQuestion[] =>
  finder.document.questions.map((question) => ({ question, options: optionsOf(question, finder) }));

function optionsOf({ options }: Question, finder: PlainFinder): readonly PlainOption[] {
  if (options === undefined || Array.isArray(options)) return options ?? [];
  if ("list" in options || "listed" in options) throw new Error("No case has options from lists.");
  const meaning = (condition: Condition): Rule[] =>
    options.means === "rules" ? [] : [{ use: "score", ...options.means, condition }];
  if ("attribute" in options) {
    const { attribute: id, values } = options;
    const attribute = finder.attributes.get(id)!;
    return (attribute.kind === "flag" ? [{ id: "yes" }, { id: "no" }] : attribute.values)
      .filter((each) => values?.includes(each.id) ?? true)
      .map((each) => ({ ...each, rules: meaning({ attribute: id, is: each.id }) }));
  }
  const called = new Map<string, string[]>();
  for (const brand of new Set(finder.products.flatMap((each) => each.brand ?? []))) {
    const bare = brand.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
    const short = bare.split(/[^a-z0-9]+/).filter(Boolean);
    const id = options.ids === "names" ? brand : short.join("-");
    called.set(id, [...(called.get(id) ?? []), brand]);
  }
  return [...called].map(([id, oneOf]) => ({ id, rules: meaning({ attribute: "brand", oneOf }) }));
}

/** What would be answered to choose each option, or preset, of a question; one of several is added to those chosen. */
export function answersOf({ question, options }: PlainQuestion, answers: Answers) {
  const { id, ask } = question;
  if (ask.kind === "price" && Array.isArray(ask.presets)) {
    return ask.presets.map(({ id: preset, min, max = Infinity }) => {
      // The slider's end means "and more".
      return { choice: preset, answer: max >= ask.max ? { min } : { min, max } };
    });
  }
  const isAlone = (choice: string) => options.find((each) => each.id === choice)?.exclusive;
  return options
    .filter(({ isRetired }) => isRetired !== true)
    .map(({ id: choice }) => {
      const others = chosenIn(answers[id]).filter((each) => each !== choice && !isAlone(each));
      const several = isAlone(choice) ? [choice] : [...others, choice];
      return { choice, answer: ask.kind === "many" ? several : choice };
    });
}
