import type { Answer } from "@shared/finders/answers";
import type { FinderDocument, Section } from "@shared/finders/document";
import { isMet } from "@shared/finders/path";
import type { Rule } from "@shared/finders/rule";
import { factsHide } from "@shared/finders/schema-meaning";
import type { Score } from "../../matching/criteria";
import { kept } from "../../matching/kept";
import { bytesOf } from "../../memory/shared-bytes";
import { askedQuestions, openQuestions, type OpenQuestion, type ReadAnswers } from "./asked";
import { criteriaOf } from "./criteria";
import type { FinderCatalogue } from "./finder-catalogue";
import { sizeOfPart, sizeOfRules, sizeOfScores } from "./kept-sizes";
import { numbersWithoutColumn } from "./operands";
import { keyOf, lookedAtBy, type LookedAt } from "./looked-at";
import { readRules, type Context, type ReadRules } from "./meanings";
import { partOf, partOfRule, type Part } from "./part";
import type { Wording } from "./reason-text";

// What is made of an answer is kept: shoppers give the same few answers, and mostly one of them changes.

/** A document's section, ready to be asked. */
export interface Prepared {
  open: readonly OpenQuestion[];
  /** What answers, and the rules that apply, ask of products. */
  partsOf: (read: ReadAnswers) => Part[];
  /** What the answer to the question at a place asks; nothing where there is none. */
  partAt: (place: number, read: ReadAnswers) => Part | undefined;
  /** What the rule at a place asks; nothing where it does not apply. */
  partOfRuleAt: (place: number, read: ReadAnswers) => Part | undefined;
  /** What rules mean with answers; of an answer that they do not look at, any will do. */
  readWith: (read: ReadAnswers) => Context["read"];
  /** The criteria of these parts, each with its share of 100 points. The same parts give the same ones. */
  criteriaOf: (parts: readonly Part[]) => readonly Score[];
}

/** All documents, in all locales, share the bytes. */
const shared = bytesOf("answers");

const preparedFor = kept(
  (_document: FinderDocument, _catalogue: FinderCatalogue) => new Map<string, Prepared>(),
);

/** Prepares a section's questions for a catalogue, once for each locale. */
export function prepared(
  document: FinderDocument,
  section: Section,
  catalogue: FinderCatalogue,
  wording: Wording,
): Prepared {
  const known = preparedFor(document, catalogue);
  const name = `${section.id} ${wording.language.locale}`;
  let found = known.get(name);
  if (!found) known.set(name, (found = prepare(document, section, catalogue, wording)));
  return found;
}

function prepare(
  document: FinderDocument,
  section: Section,
  catalogue: FinderCatalogue,
  wording: Wording,
): Prepared {
  const open = openQuestions(document, catalogue).map((each) => withBudget(each, section));
  const numbers = numbersWithoutColumn(catalogue);
  const parts = shared.keep<string, Part>(sizeOfPart);
  const criteria = shared.keep<string, readonly Score[]>(sizeOfScores);
  const keys = new WeakMap<Part, number>();
  let lastKey = 0;

  const keep = (name: string, looksAt: LookedAt, read: ReadAnswers, make: () => Part) => {
    const key = `${name} ${keyOf(looksAt, read)}`;
    let part = parts.get(key);
    if (!part) {
      part = make();
      parts.set(key, part);
      keys.set(part, (lastKey += 1));
    }
    return part;
  };
  const lookedAt = open.map(({ question, options }) =>
    lookedAtBy([
      { answer: question.id },
      question.rules,
      question.reasons,
      options.map(({ rules }) => rules),
    ]),
  );
  const lookedAtByRules = document.rules.map(({ rule }) => lookedAtBy(rule));
  const rulesRead = shared.keep<string, ReadRules>(sizeOfRules);
  const contextOf = (read: ReadAnswers): Context => {
    const { onTheWay, counted, values, chosen } = read;
    const context = {
      given: { answers: counted, values, chosen, numbers },
      onTheWay,
      attributes: wording.attributes,
      section: section.id,
      factsHide: factsHide(document),
    };
    return {
      ...context,
      read(rules, isFact) {
        const { number, looksAt } = numbered(rules);
        const key = `${number} ${isFact} ${keyOf(looksAt, read)}`;
        let found = rulesRead.get(key);
        if (!found) rulesRead.set(key, (found = readRules(rules, context, isFact)));
        return found;
      },
    };
  };

  const partAt = (place: number, read: ReadAnswers): Part | undefined => {
    const each = open[place]!;
    const { id } = each.question;
    const answer = read.counted[id];
    if (answer === undefined) return undefined;
    const make = () => {
      const [asked] = askedQuestions([each], read.counted);
      return partOf(asked!, open.length - place, contextOf(read), wording);
    };
    return isChoice(answer) ? keep(id, lookedAt[place]!, read, make) : make();
  };
  // No rule has the id of a question.
  const partOfRuleAt = (place: number, read: ReadAnswers): Part | undefined => {
    const rule = document.rules[place]!;
    if (!isMet(rule.when, read.onTheWay, read.values)) return undefined;
    return keep(rule.id, lookedAtByRules[place]!, read, () =>
      partOfRule(rule, contextOf(read), wording),
    );
  };

  return {
    open,
    readWith: (read) => contextOf(read).read,
    partAt,
    partOfRuleAt,
    partsOf: (read) => [
      ...open.flatMap((_, place) => partAt(place, read) ?? []),
      ...document.rules.flatMap((_, place) => partOfRuleAt(place, read) ?? []),
    ],
    criteriaOf(given) {
      const ranking = given.filter(({ meaning }) => meaning.measure);
      const known = ranking.map((part) => keys.get(part));
      if (known.includes(undefined)) return criteriaOf(ranking);
      const key = known.join();
      let found = criteria.get(key);
      if (!found) criteria.set(key, (found = criteriaOf(ranking)));
      return found;
    },
  };
}

/** Lists of rules, each with a number of its own. */
const numbered = (() => {
  const known = new WeakMap<readonly Rule[], { number: number; looksAt: LookedAt }>();
  let last = 0;
  return (rules: readonly Rule[]) => {
    let found = known.get(rules);
    if (!found) known.set(rules, (found = { number: (last += 1), looksAt: lookedAtBy(rules) }));
    return found;
  };
})();

/** A question for the budget of a section narrows its products, as if it had a rule for it. */
function withBudget(open: OpenQuestion, { id, budget }: Section): OpenQuestion {
  const { question } = open;
  if (question.id !== budget) return open;
  const condition = { attribute: "price", inRangeOf: question.id };
  const rule: Rule = { use: "narrow", condition, sections: [id] };
  return { ...open, question: { ...question, rules: [...question.rules, rule] } };
}

/** Choices are few and come again; amounts are many, and keeping them costs more than making them anew. */
const isChoice = (answer: Answer): boolean => typeof answer === "string" || Array.isArray(answer);
