import type { FinderDocument } from "@shared/finders/document";
import { chosenIds } from "@shared/finders/answers";
import { isMet } from "@shared/finders/path";
import type { AnswerTest, When } from "@shared/finders/when";
import type { Known } from "./finding";
import { ownOptions } from "./parts";
import { possibleAnswers, type Possible, type QuestionTest } from "./possible-answers";
import { wrongTests } from "./whens";

export interface Ways {
  /** Whether there can be answers with which all of these hold; true as well where that takes too long to find out. */
  canHold: (needed: readonly When[]) => boolean;
  /** Takes a condition as one that may hold from now on. */
  pass: (when: When) => void;
}

/** How many answers are tried for one condition, and for all of a document. */
const MAX_TRIED = 3_000;
const MAX_TRIED_IN_ALL = 100_000;

type Assigned = ReadonlyMap<string, Possible>;

/**
 * The ways through a document. Values may be anything here, and so may tests that are wrong: what is wrong with them
 * is said elsewhere. So nothing that can hold is ever said not to.
 */
export function createWays(document: FinderDocument, known: Known): Ways {
  const { questions } = document;
  const placeOf = new Map(questions.map(({ id }, index) => [id, index]));
  const wrong = new Set<AnswerTest>(wrongTests(document, known).map(({ part }) => part));
  /** Of two with one id it is not clear which is meant. */
  const twice = new Set(
    questions.flatMap(({ id }, index) => (placeOf.get(id) === index ? [] : [id])),
  );
  const isClear = (test: AnswerTest): test is QuestionTest =>
    !("value" in test) && !wrong.has(test) && !twice.has(test.question);
  const passed = new Set<When>();
  let leftInAll = MAX_TRIED_IN_ALL;

  /** Whether a condition holds; undefined while that depends on what is not assigned, or on what is unclear. */
  const truth = (when: When, assigned: Assigned): boolean | undefined => {
    if (passed.has(when)) return undefined;
    if ("all" in when) return allOf(when.all.map((each) => truth(each, assigned)));
    if ("any" in when) {
      return not(allOf(when.any.map((each) => not(truth(each, assigned)))));
    }
    if ("not" in when) return not(truth(when.not, assigned));
    if (!isClear(when) || !assigned.has(when.question)) return undefined;
    const answer = assigned.get(when.question);
    return isMet(when, answer === undefined ? {} : { [when.question]: answer });
  };

  /** The tests of a condition on questions that are not assigned. */
  const openTests = (when: When, assigned: Assigned): QuestionTest[] => {
    if (passed.has(when)) return [];
    if ("all" in when) return when.all.flatMap((each) => openTests(each, assigned));
    if ("any" in when) return when.any.flatMap((each) => openTests(each, assigned));
    if ("not" in when) return openTests(when.not, assigned);
    return isClear(when) && !assigned.has(when.question) ? [when] : [];
  };

  /** What has to hold so that a question is answered so. */
  const neededFor = (at: number, answer: Possible): When[] => {
    if (answer === undefined) return [];
    const question = questions[at]!;
    const chosen = ownOptions(question).filter(({ id }) => chosenIds(answer).includes(id));
    return [question, ...chosen].flatMap(({ when }) => when ?? []);
  };

  const search = (needed: readonly When[], assigned: Assigned, budget: { left: number }) => {
    budget.left -= 1;
    leftInAll -= 1;
    if (budget.left < 0 || leftInAll < 0) return true;
    const open: When[] = [];
    for (const each of needed) {
      const holds = truth(each, assigned);
      if (holds === false) return false;
      if (holds === undefined) open.push(each);
    }
    const tests = open.flatMap((each) => openTests(each, assigned));
    // The last question first: what it needs is asked before it.
    const at = Math.max(...tests.map(({ question }) => placeOf.get(question)!));
    const question = questions[at];
    if (!question) return true;
    const answers = possibleAnswers(
      question,
      tests.filter((test) => test.question === question.id),
    );
    if (!answers) return true;
    return answers.some((answer): boolean =>
      search(
        [...open, ...neededFor(at, answer)],
        new Map([...assigned, [question.id, answer]]),
        budget,
      ),
    );
  };

  return {
    canHold: (needed) => search(needed, new Map(), { left: MAX_TRIED }),
    pass: (when) => void passed.add(when),
  };
}

const not = (holds: boolean | undefined) => (holds === undefined ? undefined : !holds);

function allOf(parts: readonly (boolean | undefined)[]): boolean | undefined {
  if (parts.includes(false)) return false;
  return parts.includes(undefined) ? undefined : true;
}
