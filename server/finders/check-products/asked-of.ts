import type { FinderDocument } from "@shared/finders/document";
import type { When } from "@shared/finders/when";
import { conditionsOf } from "../../engine/counts";
import type { Condition } from "../../engine/criteria";
import type { Steps } from "../../platform/work/steps";
import { ownOptions } from "../check/parts";
import { filterOf } from "../compile/musts";
import { outcomesOf, type Stocked } from "./stocked";

/**
 * What the products of each section are that a question is asked of: those that the section chooses from, and that the
 * answers leave which lead to the question. Poles have no shoe size, and nobody who wants one is asked for it. In steps.
 */
export function* askedOf(
  document: FinderDocument,
  stocked: readonly Stocked[],
  when: When | undefined,
): Steps<Map<Stocked, Condition>> {
  const chosenFrom = (each: Stocked) =>
    filterOf(each.section, each.compiled, { attributes: each.catalog.attributes });
  const leading = when && choicesIn(when, document);
  const left = new Map<Stocked, Condition[]>();
  for (const choice of leading?.choices ?? []) {
    const { ask } = document.questions.find(({ id }) => id === leading!.question) ?? {};
    const answer = ask?.kind === "many" ? [choice] : choice;
    const outcomes = yield* outcomesOf(document, stocked, { [leading!.question]: answer });
    for (const { before, compiled } of outcomes ?? []) {
      const own = compiled.parts.filter(({ id }) => id === leading!.question);
      const all = own.flatMap(({ asks }) => conditionsOf(asks));
      left.set(before, [...(left.get(before) ?? []), { all }]);
    }
  }
  return new Map(
    stocked.map((each) => {
      const any = left.get(each);
      return [each, { all: [...chosenFrom(each), ...(any ? [{ any }] : [])] }];
    }),
  );
}

/** Each is asked of the products: of more, those of all answers are counted. */
const MOST_CHOICES = 20;

interface Leading {
  question: string;
  choices: string[];
}

/** The choices of one question of which any leads on; undefined where a condition says something else. */
function choicesIn(when: When, document: FinderDocument): Leading | undefined {
  if ("all" in when) return when.all.map((each) => choicesIn(each, document)).find(Boolean);
  if ("any" in when) {
    const [one, ...others] = when.any.map((each) => choicesIn(each, document));
    if (!one || others.some((each) => each?.question !== one.question)) return undefined;
    return few({ ...one, choices: [one, ...others].flatMap((each) => each!.choices) });
  }
  if ("not" in when) {
    const other = choicesIn(when.not, document);
    const question = other && document.questions.find(({ id }) => id === other.question);
    if (!question) return undefined;
    // Who may choose several can lead on with what does not lead on alone.
    if (question.ask.kind === "many") return undefined;
    const all = ownOptions(question).map(({ id }) => id);
    return few({ ...other, choices: all.filter((id) => !other.choices.includes(id)) });
  }
  if (!("question" in when)) return undefined;
  const { question } = when;
  if ("hasAny" in when) return few({ question, choices: when.hasAny });
  return "is" in when && typeof when.is === "string" ? { question, choices: [when.is] } : undefined;
}

const few = (found: Leading): Leading | undefined =>
  found.choices.length > 0 && found.choices.length <= MOST_CHOICES ? found : undefined;
