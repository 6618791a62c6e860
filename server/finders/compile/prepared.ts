import type { FinderDocument, Section } from "@shared/finders/document";
import { isMet } from "@shared/finders/path";
import type { Rule } from "@shared/finders/rule";
import { factsHide } from "@shared/finders/schema-meaning";
import type { Score } from "../../engine/criteria";
import { kept } from "../../engine/explain";
import type { Steps } from "../../platform/work/steps";
import { bytesOf } from "../../platform/memory/shared-bytes";
import { askedQuestions, openQuestions, type OpenQuestion, type ReadAnswers } from "./asked";
import { criteriaOf } from "./criteria";
import type { FinderCatalog } from "./finder-catalog";
import { sizeOfPart, sizeOfRules, sizeOfScores } from "./kept-sizes";
import { numbersWithoutColumn } from "./operands";
import { keptByAnswers } from "./kept-by-answers";
import { lookedAtBy, type LookedAt } from "./looked-at";
import { readRules, type Context } from "./meanings";
import { partOf, partOfRule, type Part } from "./part";
import { calculationsOfProducts, lacksAnswer } from "./product-values";
import type { Wording } from "./column-words";

/** A document's section, ready to be asked. */
export interface Prepared {
  locale: string;
  open: readonly OpenQuestion[];
  /** What answers, and the rules that apply, ask of products, in steps. */
  partsOf: (read: ReadAnswers) => Steps<Part[]>;
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
  (_document: FinderDocument, _catalog: FinderCatalog) => new Map<string, Prepared>(),
);

/** Prepares a section's questions for a catalog, once for each locale. */
export function prepared(
  document: FinderDocument,
  section: Section,
  catalog: FinderCatalog,
  wording: Wording,
): Prepared {
  const known = preparedFor(document, catalog);
  const name = `${section.id} ${wording.language.locale}`;
  let found = known.get(name);
  if (!found) known.set(name, (found = prepare(document, section, catalog, wording)));
  return found;
}

function prepare(
  document: FinderDocument,
  section: Section,
  catalog: FinderCatalog,
  wording: Wording,
): Prepared {
  const open = openQuestions(document, catalog).map((each) => withBudget(each, section));
  const numbers = numbersWithoutColumn(catalog);
  const keptPart = keptByAnswers(shared, sizeOfPart);
  const keptRules = keptByAnswers(shared, sizeOfRules);
  const criteria = shared.keep<string, readonly Score[]>(sizeOfScores);
  const ofProducts = calculationsOfProducts(document.values);
  const lookedAt = open.map(({ question, options }) =>
    lookedAtBy(
      [
        { answer: question.id },
        question.rules,
        question.reasons,
        options.map(({ rules }) => rules),
      ],
      ofProducts,
    ),
  );
  const lookedAtByRules = document.rules.map(({ rule }) => lookedAtBy(rule, ofProducts));
  const contextOf = (read: ReadAnswers): Context => {
    const { onTheWay, counted, values, chosen } = read;
    const context = {
      given: {
        answers: counted,
        values,
        chosen,
        numbers,
        attributes: wording.attributes,
        lacksAnswer: lacksAnswer(document, open, read),
      },
      onTheWay,
      attributes: wording.attributes,
      section: section.id,
      factsHide: factsHide(document),
    };
    return {
      ...context,
      read(rules, isFact) {
        const { number, looksAt } = numbered(rules, ofProducts);
        return keptRules(`${number} ${isFact}`, looksAt, read, () =>
          readRules(rules, context, isFact),
        );
      },
    };
  };

  const partAt = (place: number, read: ReadAnswers): Part | undefined => {
    const each = open[place]!;
    const { id } = each.question;
    if (read.counted[id] === undefined) return undefined;
    return keptPart(id, lookedAt[place]!, read, () => {
      const [asked] = askedQuestions([each], read.counted);
      return partOf(asked!, open.length - place, contextOf(read), wording);
    });
  };
  // No rule has the id of a question.
  const partOfRuleAt = (place: number, read: ReadAnswers): Part | undefined => {
    const rule = document.rules[place]!;
    if (!isMet(rule.when, read.onTheWay, read.values)) return undefined;
    return keptPart(rule.id, lookedAtByRules[place]!, read, () =>
      partOfRule(rule, contextOf(read), wording),
    );
  };

  return {
    locale: wording.language.locale,
    open,
    readWith: (read) => contextOf(read).read,
    partAt,
    partOfRuleAt,
    *partsOf(read) {
      const found: Part[] = [];
      for (let place = 0; place < open.length; place++) {
        const part = partAt(place, read);
        if (part) found.push(part);
        yield;
      }
      for (let place = 0; place < document.rules.length; place++) {
        const part = partOfRuleAt(place, read);
        if (part) found.push(part);
        yield;
      }
      return found;
    },
    criteriaOf(given) {
      const ranking = given.filter(({ meaning }) => meaning.measure);
      const key = ranking.map(numberOf).join();
      let found = criteria.get(key);
      if (!found) criteria.set(key, (found = criteriaOf(ranking)));
      return found;
    },
  };
}

/** A number of each part's own. */
const numberOf = (() => {
  const known = new WeakMap<Part, number>();
  let last = 0;
  return (part: Part) => {
    let found = known.get(part);
    if (found === undefined) known.set(part, (found = last += 1));
    return found;
  };
})();

/** Lists of rules, each with a number of its own. */
const numbered = (() => {
  const known = new WeakMap<readonly Rule[], { number: number; looksAt: LookedAt }>();
  let last = 0;
  return (rules: readonly Rule[], ofProducts: ReturnType<typeof calculationsOfProducts>) => {
    let found = known.get(rules);
    if (!found) {
      found = { number: (last += 1), looksAt: lookedAtBy(rules, ofProducts) };
      known.set(rules, found);
    }
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
