import { DOES_NOT_APPLY } from "@shared/contracts/attributes";
import { chosenIds, type Answers } from "@shared/finders/answers";
import type { Test } from "@shared/finders/condition";
import type { FinderDocument, Section } from "@shared/finders/document";
import { isMet, type Values } from "@shared/finders/path";
import type { Rule } from "@shared/finders/rule";
import type { When } from "@shared/finders/when";
import type { Stated } from "../../engine/columns";
import { columnNamed, hasColumn } from "../../engine/catalog";
import type { FinderCatalog } from "./finder-catalog";

/** A product that was chosen in a section, for what depends on it. */
export interface ChosenProduct {
  key: string;
  /** What it states in an attribute. */
  stated: (attribute: string) => Stated;
}

/** The products that were chosen in the sections above, by the sections' ids; null in one that has none. */
export type Chosen = ReadonlyMap<string, ChosenProduct | null>;

/** The product in a row, as other sections look at it. */
export function chosenAt(catalog: FinderCatalog, row: number): ChosenProduct {
  return {
    key: catalog.productAt(row).key,
    stated(attribute) {
      // A draft may name what products of that section cannot state.
      if (!hasColumn(catalog, attribute)) return null;
      const { codes, values } = columnNamed(catalog, attribute);
      return values[codes[row]!]!;
    },
  };
}

type Dependency = Extract<Test, { sameAsIn: string }>;

/** The tests on what was chosen in other sections, wherever they stand in rules. */
export function dependenciesIn(rules: unknown): Dependency[] {
  if (typeof rules !== "object" || rules === null) return [];
  if ("sameAsIn" in rules) return [rules as Dependency];
  return Object.values(rules).flatMap(dependenciesIn);
}

/** Why a section has nothing to offer, whatever its products are. */
export interface Idle {
  /** A product chosen above has no use for any: what this section asks of it does not apply. */
  isUseless?: true;
  /** The section above, without a product, that all of these would have to go with. */
  lacks?: string;
}

/** The answers that count, and what is worked out of them. */
interface Read {
  onTheWay: Answers;
  counted: Answers;
  values: Values;
}

/** Why a section has nothing to offer for these answers; undefined if it may have something. */
export function idleOf(
  document: FinderDocument,
  section: Section,
  chosen: Chosen,
  read: Read,
): Idle | undefined {
  for (const { attribute, sameAsIn, of = attribute } of dependenciesOf(document, section, read)) {
    const product = chosen.get(sameAsIn);
    if (product === null) return { lacks: sameAsIn };
    if (product?.stated(of) === DOES_NOT_APPLY) return { isUseless: true };
  }
  return undefined;
}

/** What decides of the products above what a section offers, or in which order, whatever is answered. */
export const dependenciesAbove = (document: FinderDocument, section: Section): Dependency[] =>
  dependenciesIn([section.filter, rulesFor(document, section)]);

/** What a section's products must have in common with those of the sections above, for these answers. */
function dependenciesOf(
  document: FinderDocument,
  section: Section,
  { onTheWay, counted, values }: Read,
): Dependency[] {
  const musts = rulesFor(document, section, {
    isAnswered: (question) => counted[question] !== undefined,
    isChosen: (question, option) => chosenIds(counted[question]).includes(option),
    applies: ({ when }) => isMet(when, onTheWay, values),
  }).filter(({ use }) => use === "filter" || use === "narrow");
  return dependenciesIn([section.filter, musts]);
}

/** What answers say of rules. */
interface Applying {
  isAnswered: (question: string) => boolean;
  isChosen: (question: string, option: string) => boolean;
  applies: (rule: { when?: When }) => boolean;
}

const ANY_ANSWERS: Applying = {
  isAnswered: () => true,
  isChosen: () => true,
  applies: () => true,
};

/** The rules that apply to a section, for any answers unless they are given. What is excluded is so everywhere. */
function rulesFor(
  { questions, rules }: FinderDocument,
  { id }: Section,
  { isAnswered, isChosen, applies }: Applying = ANY_ANSWERS,
): Rule[] {
  return [
    ...questions.flatMap(({ id: question, rules: own, options }) => [
      ...(isAnswered(question) ? own : []),
      ...(Array.isArray(options) ? options : []).flatMap((option) =>
        isChosen(question, option.id) ? option.rules : [],
      ),
    ]),
    ...rules.filter(applies).map(({ rule }) => rule),
  ]
    .filter(applies)
    .filter(({ use, sections }) => use === "exclude" || sections?.includes(id) !== false);
}
