import { writeAnswer, chosenIds, type Answer, type Answers } from "@shared/finders/answers";
import { readAnswer } from "@shared/finders/question-kinds";
import type { ShownQuestion } from "@shared/contracts/finders";

// The address of the matching page keeps the answers, so that it can be sent to a colleague.

/** What is watched, in the address; no id of a question has a dot. */
export const WATCH = "console.watch";
/** The question whose table is shown, in the address; empty for the first one. */
export const TABLE = "console.table";
/** Whose order is shown, in the address: `live`, or the draft's where it is missing. */
export const ORDER = "console.order";
/** What begins the names of all that are no answers. */
const ASIDE = "console.";
/** More options than these are counted for one question at a time. */
const MAX_COUNTED = 80;

/** The answers of an address that the draft still understands. */
export function answersIn(params: URLSearchParams, questions: readonly ShownQuestion[]): Answers {
  const answers: Record<string, Answer> = {};
  for (const question of questions) {
    const written = params.get(question.id);
    const answer = written === null ? undefined : readAnswer(question.ask.kind, written);
    if (answer === undefined) continue;
    const { options } = question;
    const isKnown = (id: string) => options?.some((each) => each.id === id);
    const hasChoices = options !== undefined && question.ask.kind !== "find";
    if (hasChoices && !chosenIds(answer).every(isKnown)) continue;
    answers[question.id] = answer;
  }
  return answers;
}

/** The same address with another answer to a question, or none. */
export function withAnswer(
  params: URLSearchParams,
  question: string,
  answer: Answer | undefined,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (answer === undefined) next.delete(question);
  else next.set(question, writeAnswer(answer));
  return next;
}

/** The same address without any answer. */
export const withoutAnswers = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => name.startsWith(ASIDE)));

/** The call that tells how these answers choose; of many options those of one question are counted. */
export function matchingCall(
  answers: Answers,
  questions: readonly ShownQuestion[],
  current: string | undefined,
  watched: string | null,
): string {
  const all = questions.reduce((sum, { options }) => sum + (options?.length ?? 0), 0);
  const of =
    all <= MAX_COUNTED ? questions.map(({ id }) => id) : [current ?? questions[0]?.id ?? ""];
  const params = new URLSearchParams({ of: of.join() });
  for (const [id, answer] of Object.entries(answers)) params.set(id, writeAnswer(answer));
  if (watched !== null && watched.trim() !== "") params.set(WATCH, watched);
  return `matching?${params}`;
}
