import type { FinderDocument } from "@shared/finders/document";
import type { When } from "@shared/finders/when";
import { conditionsOf } from "../../engine/counts";
import type { Condition } from "../../engine/criteria";
import type { Steps } from "../../platform/work/steps";
import { ownOptions } from "../check/parts";
import { filterOf } from "../compile/musts";
import { outcomesOf, type Stocked } from "./stocked";

/**
 * What the products of each section are that a question is asked of: those that the section chooses from, that the answers
 * leave which lead to the question, and that the finder's own rules ever show. Poles have no shoe size, and nobody who wants
 * one is asked for it. In steps.
 */
export function* askedOf(
  document: FinderDocument,
  stocked: readonly Stocked[],
  when: When | undefined,
): Steps<Map<Stocked, Condition>> {
  const ofFinder = new Set(document.rules.map(({ id }) => id));
  const chosenFrom = (each: Stocked) => [
    ...filterOf(each.section, each.compiled, { attributes: each.catalog.attributes }),
    ...each.compiled.parts.flatMap(({ id, asks }) => (ofFinder.has(id) ? asks.filter : [])),
  ];
  const asked = new Map<Stocked, Condition[]>();
  for (const { question, choices } of leadingsIn(when, document)) {
    const left = new Map<Stocked, Condition[]>();
    for (const choice of choices) {
      const { ask } = document.questions.find(({ id }) => id === question) ?? {};
      const answer = ask?.kind === "many" ? [choice] : choice;
      const outcomes = yield* outcomesOf(document, stocked, { [question]: answer });
      for (const { before, compiled } of outcomes ?? []) {
        const own = compiled.parts.filter(({ id }) => id === question);
        const all = own.flatMap(({ asks }) => conditionsOf(asks));
        left.set(before, [...(left.get(before) ?? []), { all }]);
      }
    }
    for (const [each, any] of left) asked.set(each, [...(asked.get(each) ?? []), { any }]);
  }
  return new Map(
    stocked.map((each) => [each, { all: [...chosenFrom(each), ...(asked.get(each) ?? [])] }]),
  );
}

/** Each is asked of the products: of more, those of all answers are counted. */
const MOST_CHOICES = 20;

interface Leading {
  question: string;
  choices: string[];
}

/** The choices that all have to be made for a question to be asked, with those that lead to their questions. */
function leadingsIn(when: When | undefined, document: FinderDocument): Leading[] {
  const found: Leading[] = [];
  const lookedAt = new Set<string>();
  const look = (part: When | undefined): void => {
    if (!part) return;
    if ("all" in part) return part.all.forEach(look);
    const leading = choicesIn(part, document);
    if (!leading) return;
    found.push(leading);
    if (lookedAt.has(leading.question)) return;
    lookedAt.add(leading.question);
    look(document.questions.find(({ id }) => id === leading.question)?.when);
  };
  look(when);
  return found;
}

/** The choices of one question of which any leads on; undefined where a condition says something else. */
function choicesIn(when: When, document: FinderDocument): Leading | undefined {
  if ("all" in when) {
    const [only, ...others] = when.all;
    return only && others.length === 0 ? choicesIn(only, document) : undefined;
  }
  if ("any" in when) {
    // Who skips a question is asked for everything: what those are asked for who answer it is counted.
    const [skipped, answered] = [
      when.any.filter(isSkipped),
      when.any.filter((each) => !isSkipped(each)),
    ];
    const [one, ...others] = answered.map((each) => choicesIn(each, document));
    if (!one || others.some((each) => each?.question !== one.question)) return undefined;
    if (skipped.some(({ question }) => question !== one.question)) return undefined;
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

const isSkipped = (when: When): when is { question: string; isAnswered: boolean } =>
  "isAnswered" in when && !when.isAnswered;

const few = (found: Leading): Leading | undefined =>
  found.choices.length > 0 && found.choices.length <= MOST_CHOICES ? found : undefined;
