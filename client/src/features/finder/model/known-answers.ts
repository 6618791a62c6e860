import type { ShownQuestion } from "@shared/contracts/finders";
import { chosenIds, writeAnswer, type Answer, type Answers } from "@shared/finders/answers";
import { answerWithin, readAnswer } from "@shared/finders/question-kinds";

/** Answers from outside, as far as a document still knows them. */
export interface KnownAnswers {
  answers: Answers;
  /** Questions whose answer is no longer offered, wholly or in part. */
  lost: ShownQuestion[];
  /** How many choices that are. */
  lostChoices: number;
  /** The number of answers to questions that are no longer asked. */
  gone: number;
}

/**
 * Reads answers from a link, a stored run, a saved set or a host page: texts as addresses write them, or
 * answers themselves. Undefined for anything that is no record of answers.
 */
export function knownAnswers(
  questions: readonly ShownQuestion[],
  given: unknown,
): KnownAnswers | undefined {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return undefined;
  const answers: Record<string, Answer> = {};
  const lost: ShownQuestion[] = [];
  let lostChoices = 0;
  let gone = 0;
  for (const [id, value] of Object.entries(given) as [string, unknown][]) {
    // Kept by the run itself.
    if (id.startsWith("_") || value === undefined || value === null) continue;
    if (Array.isArray(value) && value.length === 0) continue;
    const question = questions.find((each) => each.id === id);
    if (!question) gone += 1;
    else if (Array.isArray(value) && question.ask.kind === "many") {
      // Names among them may hold what separates a list.
      const wanted = chosenIds(value as readonly string[]).slice(0, question.ask.max);
      const left = wanted.filter((each) => question.options?.some((option) => option.id === each));
      if (left.length > 0) answers[id] = left;
      if (left.length === value.length) continue;
      lost.push(question);
      lostChoices += value.length - left.length;
    } else {
      const wanted = asText(value);
      const answer = wanted === undefined ? undefined : known(question, wanted);
      if (answer !== undefined) answers[id] = answer;
      if (answer !== undefined && writeAnswer(answer) === wanted) continue;
      lost.push(question);
      const many = question.ask.kind === "many" ? (wanted ?? "").split(",").length : 1;
      lostChoices += Math.max(1, many - (answer === undefined ? 0 : chosenIds(answer).length));
    }
  }
  return { answers, lost, lostChoices, gone };
}

function asText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) {
    return value.every((each) => typeof each === "string") ? value.join(",") : undefined;
  }
  if (typeof value !== "object" || value === null) return undefined;
  const { min, max } = value as { min?: unknown; max?: unknown };
  const isRange = [min, max].every((end) => end === undefined || typeof end === "number");
  return isRange ? writeAnswer(value) : undefined;
}

/** The answer that a text is, limited to what the question offers. */
function known(question: ShownQuestion, text: string): Answer | undefined {
  const { ask, options = [] } = question;
  const answer = readAnswer(ask.kind, text);
  if (answer === undefined) return undefined;
  // What its list does not have can be answered, too.
  if (ask.kind === "find" && !question.options) return answer;
  const left = answerWithin(ask, answer, (id) => options.some((each) => each.id === id));
  return ask.kind === "many" && left !== undefined ? chosenIds(left).slice(0, ask.max) : left;
}
