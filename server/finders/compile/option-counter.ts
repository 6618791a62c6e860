import type { Answer, Answers } from "@shared/finders/answers";
import type { FinderDocument, Section } from "@shared/finders/document";
import { isMet } from "@shared/finders/path";
import { factsHide } from "@shared/finders/schema-meaning";
import { valuesOf } from "@shared/finders/values";
import { hasCommon, intersect, type Bits } from "../../engine/bits";
import { conditionsOf, countInSteps } from "../../engine/counts";
import { surely, type Condition } from "../../engine/criteria";
import { meeting, rowTruths, rowTruthsOnce, type TruthsOf } from "../../engine/row-truths";
import { countProductsIn, slotsOf } from "../../engine/slots";
import type { Steps } from "../../platform/work/steps";
import { walk, walkedOf, type ReadAnswers } from "./asked";
import { choiceCounter, type Rows } from "./choice-counter";
import { compileToCount } from "./compile";
import { filterOf } from "./musts";
import type { FinderCatalog } from "./finder-catalog";
import type { Part } from "./part";
import { prepared, type Prepared } from "./prepared";
import { lacksAnswer, withProductValues } from "./product-values";
import { reachOf, type Reach } from "./reach";
import type { Wording } from "./column-words";

/** What an answer would leave of a section's products. */
interface Left {
  /** The answers with this one, as far as endings look at them. */
  read: ReadAnswers;
  isThere: boolean;
  /** How many products, with nothing given up. */
  count: () => Steps<number>;
}

/**
 * Tells what other answers to a question, by its id, would leave of a section. What they do not reach is worked out once,
 * for all questions: each answer then costs its own conditions.
 */
export function optionCounter(
  document: FinderDocument,
  section: Section,
  given: FinderCatalog,
  answers: Answers,
  wording: Wording,
): (id: string) => (answer: Answer) => Left {
  const ready = prepared(document, section, given, wording);
  const { open } = ready;
  const now = walk(open, document.values, answers);
  const catalog = withProductValues(document, open, given, now);
  const isThere = isMet(section.when, now.onTheWay, now.values);
  const slots = slotsOf(catalog);
  const truthsOfOnce: TruthsOf = (condition) => rowTruthsOnce(catalog, condition);
  const rowsNow = rowsByPlaces(document, section, catalog, ready, now);
  let scratch: Bits | undefined;
  const compiledWith = (id: string, answer: Answer): Left => {
    const then = compileToCount(document, section, given, { ...answers, [id]: answer }, wording);
    return {
      read: then,
      isThere: then.isThere,
      count: () => countInSteps(then.catalog, then.query),
    };
  };
  /** What sets do not tell: where nothing is certain to meet all, it takes the order in which answers are given up. */
  const countedInTurn = (id: string, answer: Answer) => compiledWith(id, answer).count();

  return (id) => {
    const reach = reachOf(document, open)(id);
    if (reach.isFramed || reach.isOfNumbers || section.amount)
      return (answer) => compiledWith(id, answer);
    let rest: Rows | undefined;
    const place = open.findIndex(({ question }) => question.id === id);
    const asked = open[place]!;
    if (reach.isOfOptions && asked.question.ask.kind !== "price") {
      const leftBy = choiceCounter({
        open: asked,
        catalog,
        earlier: readBefore(document, open, now, place),
        read: ready.readWith(now),
        hides: asked.question.fact && factsHide(document),
        scratch: (scratch ??= slots.all.slice()),
      });
      return (answer) => ({
        read: now,
        isThere,
        *count() {
          rest ??= yield* rowsNow(reach);
          return (yield* leftBy(answer, rest)) ?? (yield* countedInTurn(id, answer));
        },
      });
    }
    return (answer) => {
      const read = walk(open, document.values, { ...answers, [id]: answer });
      return {
        read,
        isThere,
        *count() {
          rest ??= yield* rowsNow(reach);
          const own = yield* rowsOf(partsIn(ready, read, reach), catalog, truthsOfOnce);
          const count = countProductsIn(slots, rest.passing, own.passing);
          const isTold = count === 0 || hasCommon(rest.sure, own.sure);
          return isTold ? count : yield* countedInTurn(id, answer);
        },
      };
    };
  };
}

type Places = Pick<Reach, "questions" | "rules">;

const NOWHERE = { questions: [], rules: [] };

const partsIn = (
  { partAt, partOfRuleAt }: Prepared,
  read: ReadAnswers,
  at: { questions: Iterable<number>; rules: Iterable<number> },
): Part[] => [
  ...[...at.questions].flatMap((place) => partAt(place, read) ?? []),
  ...[...at.rules].flatMap((place) => partOfRuleAt(place, read) ?? []),
];

/** Tells the rows that a section's answers leave, but for what stands at some places. */
function rowsByPlaces(
  document: FinderDocument,
  section: Section,
  catalog: FinderCatalog,
  ready: Prepared,
  now: ReadAnswers,
): (but: Places) => Steps<Rows> {
  interface At extends Rows {
    kind: "questions" | "rules";
    place: number;
  }
  const { rules } = document;
  const truthsOf: TruthsOf = (condition) => rowTruths(catalog, condition);
  let known: { always: Bits; places: At[] } | undefined;

  function* workOut(): Steps<{ always: Bits; places: At[] }> {
    const always = yield* meeting(
      catalog,
      filterOf(section, now, {
        attributes: catalog.attributes,
        lacksAnswer: lacksAnswer(document, ready.open, now),
      }),
    );
    const places: At[] = [];
    for (const [kind, { length }] of [
      ["questions", ready.open],
      ["rules", rules],
    ] as const) {
      for (let place = 0; place < length; place++) {
        const parts = partsIn(ready, now, { ...NOWHERE, [kind]: [place] });
        if (conditionsIn(parts).length === 0) continue;
        places.push({ kind, place, ...(yield* rowsOf(parts, catalog, truthsOf)) });
        yield;
      }
    }
    return { always, places };
  }

  return function* (but) {
    known ??= yield* workOut();
    const passing = known.always.slice();
    const left = known.places.filter(({ kind, place }) => !but[kind].has(place));
    for (const each of left) intersect(passing, each.passing);
    if (left.every((each) => each.sure === each.passing)) return { passing, sure: passing };
    const sure = passing.slice();
    for (const each of left) intersect(sure, each.sure);
    return { passing, sure };
  };
}

/** The rows that parts leave, and those of them that are certain. Nobody may change these sets. */
function* rowsOf(parts: readonly Part[], catalog: FinderCatalog, truthsOf: TruthsOf): Steps<Rows> {
  const conditions = conditionsIn(parts);
  const passing =
    conditions.length === 1
      ? (yield* truthsOf(conditions[0]!)).yes
      : yield* meeting(catalog, conditions, undefined, truthsOf);
  const wishes = parts.flatMap(({ asks }) => asks.narrow);
  if (wishes.length === 0) return { passing, sure: passing };
  const sure = passing.slice();
  for (const each of wishes) intersect(sure, (yield* truthsOf(surely(each))).yes);
  return { passing, sure };
}

const conditionsIn = (parts: readonly Part[]): Condition[] =>
  parts.flatMap(({ asks }) => conditionsOf(asks));

/** What the answers to the questions before one come to. */
function readBefore(
  { values }: FinderDocument,
  open: Prepared["open"],
  { onTheWay }: ReadAnswers,
  place: number,
): Pick<ReadAnswers, "onTheWay" | "values"> {
  const before: Record<string, Answer> = {};
  for (const { question } of open.slice(0, place)) {
    const answer = onTheWay[question.id];
    if (answer !== undefined) before[question.id] = answer;
  }
  return { onTheWay: before, values: valuesOf(values, walkedOf(open, values), before) };
}
