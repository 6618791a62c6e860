import type { Answers } from "@shared/finders/answers";
import { isMet } from "@shared/finders/path";
import { byCodes } from "../../engine/by-codes";
import type { Bits } from "../../engine/bits";
import type { Truths } from "../../engine/code-truths";
import { meeting, rowTruths } from "../../engine/row-truths";
import type { Condition } from "../../engine/criteria";
import { rowsIn, slotsOf } from "../../engine/slots";
import type { Steps } from "../../platform/work/steps";
import { NO, NOT_STATED, YES, type Truth } from "../../engine/truth";
import { openQuestions, walk } from "../compile/asked";
import { compileInSteps, type Compiled } from "../compile/compile";
import { filterOf } from "../compile/musts";
import { lookedAtOnce } from "../compile/looked-at";
import { prepared } from "../compile/prepared";
import {
  calculationsOfProducts,
  lacksAnswer,
  withProductValuesInSteps,
} from "../compile/product-values";
import type { FinderCatalog } from "../compile/finder-catalog";
import { endsAmong } from "../compile/measured-among";
import { offered } from "../compile/known-options";
import type { Part } from "../compile/part";
import { canBeSkipped } from "../compile/skippable";
import { stagedSections, wordingOf, type Stage, type StagedSection } from "./stage";

/**
 * Whether the choice between a question's options changes nothing, whatever is answered after it. Of all products
 * that the musts of the answers before leave, in all sections, every option that leaves any must be met by each and
 * exclude none, with certainty; be met by all, by none or by none that states it where it may be given up; and earn each
 * of them the same share of its points. Two such options give the same products in the same order with the same
 * percentages; without an answer the products are the same, too, and so is their order but for the rounding of points;
 * what nobody states is then not marked, which also decides whom the shop promotes and which variant stands for a product.
 */
export function* areSame(
  stage: Pick<Stage, "document" | "catalogs">,
  answers: Answers,
  id: string,
  locale: string,
): Steps<boolean> {
  const { document } = stage;
  const question = document.questions.find((each) => each.id === id);
  const staged = stagedSections(stage);
  const [first] = staged;
  if (!question || !first || !canBeSkipped(document, question)) return false;
  const open = openQuestions(document, first.catalog);
  const { [id]: _, ...before } = answers;
  const { onTheWay, values } = walk(open, document.values, before);
  if (!isMet(question.when, onTheWay, values)) return false;
  const options = offered(open.find((each) => each.question === question)!.options).filter(
    (each) => each.exclusive !== "not-sure" && isMet(each.when, onTheWay, values),
  );
  const isMany = question.ask.kind === "many";
  const left: Left[] = [];
  for (const section of staged) {
    const those = yield* leftBy(stage, section, { id, before }, locale);
    if (those.rows.length > 0) left.push(those);
  }

  let common: Outcome[] | undefined;
  for (const option of options) {
    const answered = { ...before, [id]: isMany ? [option.id] : option.id };
    const outcomes: (Found | undefined)[] = [];
    for (const { compiledWith, rows, bits, catalog } of left) {
      const { parts } = yield* compiledWith(answered);
      const part = parts.find((each) => each.id === id);
      outcomes.push(part && (yield* outcomeOf(part, catalog, rows, bits)));
      yield;
    }
    // Nobody gets anything by choosing what leaves nothing.
    if (outcomes.every((each) => each === "nothing")) continue;
    const alike = outcomes.filter((each) => typeof each === "object");
    if (alike.length < outcomes.length) return false;
    if (common?.some((each, at) => !isSame(each, alike[at]!))) return false;
    common = alike;
  }
  return common !== undefined;
}

/** What the answers before leave in a section, whatever is answered after them, and what it makes of others. */
interface Left {
  compiledWith: (answers: Answers) => Steps<Compiled>;
  catalog: FinderCatalog;
  rows: Uint32Array;
  /** The same rows, by their slots. */
  bits: Bits;
}

function* leftBy(
  stage: Pick<Stage, "document" | "catalogs">,
  { section, catalog }: StagedSection,
  { id, before }: { id: string; before: Answers },
  locale: string,
): Steps<Left> {
  const { document } = stage;
  const { questions, rules } = document;
  const wording = wordingOf(stage, catalog, locale);
  const compiledWith = (answers: Answers) =>
    compileInSteps(document, section, catalog, answers, wording);
  const ready = prepared(document, section, catalog, wording);
  const read = walk(ready.open, document.values, before);
  const now = yield* withProductValuesInSteps(document, ready.open, catalog, read);
  const earlier = new Set(questions.slice(0, placeOf(questions, id)).map((each) => each.id));
  // A must that looks at what is answered later may then ask for less.
  const musts: Condition[] = [];
  const ofProducts = calculationsOfProducts(document.values);
  const add = (part: Part | undefined) => void musts.push(...(part?.asks.filter ?? []));
  for (const [place, each] of questions.entries()) {
    if (looksAtNoOther(each, earlier, ofProducts)) add(ready.partAt(place, read));
    yield;
  }
  for (const [place, each] of rules.entries()) {
    if (looksAtNoOther(each, earlier, ofProducts)) add(ready.partOfRuleAt(place, read));
    yield;
  }
  const bits = yield* meeting(now, [
    ...(looksAtNoOther(section.filter, earlier, ofProducts)
      ? filterOf(section, read, {
          attributes: catalog.attributes,
          lacksAnswer: lacksAnswer(document, ready.open, read),
        })
      : []),
    ...musts,
  ]);
  return { compiledWith, catalog: now, bits, rows: rowsIn(slotsOf(catalog), bits) };
}

const placeOf = (questions: readonly { id: string }[], id: string) =>
  questions.findIndex((each) => each.id === id);

/** Whether a part of a document looks at no answers but those to some questions. */
function looksAtNoOther(
  part: object | undefined,
  known: ReadonlySet<string>,
  ofProducts: ReadonlyMap<string, unknown>,
): boolean {
  if (!part) return true;
  const { questions, values, sections } = lookedAtOnce(part, ofProducts);
  return values.length === 0 && sections.length === 0 && questions.every((each) => known.has(each));
}

/** What an option means for all of some products alike: whether what may be given up is met, and what is earned. */
interface Outcome {
  narrow: Truth;
  /** From 0 to 1; from 2 on where it is only not known; undefined where nothing is wished. */
  share: number | undefined;
}

const isSame = (a: Outcome, b: Outcome) => a.narrow === b.narrow && a.share === b.share;

/** What an option means for them: nothing is left, or they are told apart, unless it is the same for all. */
type Found = Outcome | "nothing" | "differs";

function* outcomeOf(
  part: Part,
  catalog: FinderCatalog,
  rows: Uint32Array,
  bits: Bits,
): Steps<Found> {
  const { conditions, meaning, weight } = part.within?.(endsAmong(catalog, bits)) ?? part;
  const { musts, wish, nevers } = conditions;
  const needed = [...musts, ...nevers].map(({ mark }) => mark.condition);
  const must = onlyTruth(bits, yield* rowTruths(catalog, { all: needed }));
  if (must === NO) return "nothing";
  const narrow = wish ? onlyTruth(bits, yield* rowTruths(catalog, wish.mark.condition)) : YES;
  // What is not stated is marked; of what nobody states, everything is given up alike.
  if (must !== YES || narrow === undefined) return "differs";
  const measure = weight > 0 ? meaning.measure : undefined;
  if (!measure) return { narrow, share: undefined };
  const { columns } = measure;
  const earned = byCodes(catalog, columns, (...stated) => {
    const { share, isUnknown } = measure.of((name) => stated[columns.indexOf(name)] ?? null);
    return isUnknown ? share + 2 : share;
  });
  const [first] = rows;
  const share = earned(first!);
  return rows.every((row) => earned(row) === share) ? { narrow, share } : "differs";
}

/** What is so of all rows of a set; undefined where they differ. */
function onlyTruth(rows: Bits, { yes, maybe }: Truths): Truth | undefined {
  if (isWithin(rows, yes)) return YES;
  if (rows.every((word, at) => (word & maybe[at]!) === 0)) return NO;
  const isNotStated = isWithin(rows, maybe) && rows.every((word, at) => (word & yes[at]!) === 0);
  return isNotStated ? NOT_STATED : undefined;
}

const isWithin = (bits: Bits, others: Bits) =>
  bits.every((word, at) => (word & ~others[at]!) === 0);
