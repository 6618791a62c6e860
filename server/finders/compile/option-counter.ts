import type { Answer, Answers } from "@shared/finders/answers";
import { chosenIds } from "@shared/finders/answers";
import type { FinderDocument, Section } from "@shared/finders/document";
import { answersOnTheWay, isMet } from "@shared/finders/path";
import { valuesOf } from "@shared/finders/values";
import { intersect, type Bits } from "../../matching/bits";
import { conditionsOf, countInSteps } from "../../matching/counts";
import type { Condition } from "../../matching/criteria";
import { meeting, rowTruthsOnce } from "../../matching/row-truths";
import { countProductsIn, slotsOf } from "../../matching/slots";
import type { Steps } from "../../matching/steps";
import { asksOf } from "./asked-conditions";
import { walk, type ReadAnswers } from "./asked";
import { compile, filterOf } from "./compile";
import type { FinderCatalogue } from "./finder-catalogue";
import type { Part } from "./part";
import { prepared, type Prepared } from "./prepared";
import { reachOf } from "./reach";
import type { Wording } from "./reason-text";

/** What an answer would leave of a section's products. */
interface Left {
  /** The answers, with this one. */
  read: ReadAnswers;
  isThere: boolean;
  /** How many products, with nothing given up. */
  count: () => Steps<number>;
}

/**
 * Tells what other answers to a question would leave of a section. What they do not reach is worked out once: each
 * answer then costs its own conditions.
 */
export function optionCounter(
  document: FinderDocument,
  section: Section,
  catalogue: FinderCatalogue,
  answers: Answers,
  id: string,
  wording: Wording,
): (answer: Answer) => Left {
  const ready = prepared(document, section, catalogue, wording);
  const { open } = ready;
  const reach = reachOf(document, open)(id);
  const compiledWith = (answer: Answer): Left => {
    const then = compile(document, section, catalogue, { ...answers, [id]: answer }, wording);
    return {
      read: then,
      isThere: then.isThere,
      count: () => countInSteps(then.catalogue, then.query),
    };
  };
  if (reach.isFramed || section.amount) return compiledWith;

  const now = walk(open, document.values, answers);
  const isThere = isMet(section.when, now.onTheWay, now.values);
  const place = open.findIndex(({ question }) => question.id === id);
  const readWith = reach.isAlone
    ? readingAlone(document, open, answers, now, place)
    : (answer: Answer) => walk(open, document.values, { ...answers, [id]: answer });
  const slots = slotsOf(catalogue);
  let rest: Bits | undefined;

  return (answer) => {
    const read = readWith(answer);
    return {
      read,
      isThere,
      *count() {
        rest ??= yield* meeting(catalogue, [
          ...filterOf(section, now),
          ...conditionsIn(partsBut(ready, document, now, reach)),
        ]);
        const [first, ...others] = conditionsIn(partsIn(ready, read, reach));
        if (!first) return countProductsIn(slots, rest, rest);
        let found = rest;
        for (const each of others) {
          if (found === rest) found = rest.slice();
          intersect(found, (yield* rowTruthsOnce(catalogue, each)).yes);
        }
        return countProductsIn(slots, found, (yield* rowTruthsOnce(catalogue, first)).yes);
      },
    };
  };
}

type Places = Pick<ReturnType<ReturnType<typeof reachOf>>, "questions" | "rules">;

const partsIn = ({ partAt, partOfRuleAt }: Prepared, read: ReadAnswers, at: Places): Part[] => [
  ...[...at.questions].flatMap((place) => partAt(place, read) ?? []),
  ...[...at.rules].flatMap((place) => partOfRuleAt(place, read) ?? []),
];

/** The parts of everything but what stands at some places. */
function partsBut(
  ready: Prepared,
  { rules }: FinderDocument,
  read: ReadAnswers,
  but: Places,
): Part[] {
  const others = (length: number, places: ReadonlySet<number>) =>
    new Set([...Array(length).keys()].filter((place) => !places.has(place)));
  return partsIn(ready, read, {
    questions: others(ready.open.length, but.questions),
    rules: others(rules.length, but.rules),
  });
}

const conditionsIn = (parts: readonly Part[]): Condition[] =>
  parts.flatMap((part) => {
    const { filter, narrow } = asksOf(part);
    return conditionsOf({ filter, narrow });
  });

/** Reads another answer to a question that no other answer depends on. */
function readingAlone(
  { values }: FinderDocument,
  open: Prepared["open"],
  answers: Answers,
  now: ReadAnswers,
  place: number,
): (answer: Answer) => ReadAnswers {
  const walked = open.map(({ question: { id, when }, options }) => ({ id, when, options }));
  const known = (given: Answers) => valuesOf(values, walked, given);
  const before = answersOnTheWay(walked.slice(0, place), answers, known);
  const own = walked[place]!;
  const { [own.id]: _answer, ...others } = now.onTheWay;
  const { [own.id]: _counted, ...counted } = now.counted;
  const notSure = new Set(
    own.options.filter(({ exclusive }) => exclusive === "not-sure").map(({ id }) => id),
  );
  return (given) => {
    const { [own.id]: answer } = answersOnTheWay([own], { [own.id]: given }, known, before);
    if (answer === undefined) return { onTheWay: others, counted, values: known(others) };
    const onTheWay = { ...others, [own.id]: answer };
    const isNotSure = chosenIds(answer).some((each) => notSure.has(each));
    return {
      onTheWay,
      counted: isNotSure ? counted : { ...counted, [own.id]: answer },
      values: known(onTheWay),
    };
  };
}
