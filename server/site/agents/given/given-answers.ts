import { z } from "zod";
import type { FieldError } from "@shared/contracts/error";
import type { Answers } from "@shared/finders/answers";
import { answerKind } from "@shared/finders/question-kinds";
import type { OpenQuestion } from "../../../finders/compile/asked";
import type { Say } from "../../../finders/compile/say";
import { answersFrom } from "../../../finders/shopper/read-query";
import type { Stage } from "../../../finders/shopper/stage";
import { AppError } from "../../../platform/http/app-error";
import { invalid } from "../../../platform/http/validate";
import { chosenOptions, type FindOptions } from "./chosen-options";
import { writtenNumber, writtenRange } from "./written-numbers";

const text = z.string().max(500);

/** One answer, in any of the forms in which assistants write it; null leaves the question open. */
const givenAnswer = z.union(
  [
    z.null(),
    z.boolean(),
    z.strictObject({
      min: z.union([z.number(), text]).nullish(),
      max: z.union([z.number(), text]).nullish(),
    }),
    z.number(),
    z.array(z.union([text, z.number(), z.boolean()])).max(200),
    text,
  ],
  'Send a text, a number, a list, or a range such as { "min": 1000, "max": 5000 }.',
);
type GivenAnswer = z.output<typeof givenAnswer>;

/** Answers by the ids of their questions. Some assistants send the whole of it as one text. */
export const givenAnswers = z
  .preprocess(
    (given) => parsed(given),
    z.record(z.string().max(200), givenAnswer, "Send answers by the ids of their questions."),
  )
  .describe(
    'Answers by the ids of the questions, in the form that get_questions asks for, such as {"width": "wide", "extras": ["a", "b"], ' +
      '"weight": 80, "budget": {"max": 5000}}. Leave out what the person did not say.',
  );
export type GivenAnswers = z.output<typeof givenAnswers>;

function parsed(given: unknown): unknown {
  if (typeof given !== "string") return given;
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}

/** What answers are read with. */
export interface GivenTo {
  stage: Stage;
  open: readonly OpenQuestion[];
  say: Say;
  /** What is called so after the answers before, where a question is answered by typing. */
  find: FindOptions;
}

/**
 * Answers as the finder understands them. Throws a 400 that names every question that there is not, and for each answer
 * that it does not take what it takes, once.
 */
export function readGiven(given: GivenAnswers, to: GivenTo): Answers {
  const { stage, open, say } = to;
  const errors: FieldError[] = [];
  const written: Record<string, string> = {};
  const named = new Map<OpenQuestion, [name: string, answer: Exclude<GivenAnswer, null>]>();
  for (const [name, answer] of Object.entries(given)) {
    if (isNothing(answer)) continue;
    const asked = questionNamed(open, name, say);
    if (!asked) errors.push({ path: name, message: noQuestion(open) });
    else if (named.has(asked))
      errors.push({ path: name, message: "This question is answered twice. Send it once." });
    else named.set(asked, [name, answer!]);
  }
  // In their order: what is found by typing depends on the answers before.
  for (const asked of open) {
    const [name, answer] = named.get(asked) ?? [];
    if (name === undefined) continue;
    const read = writtenAnswer(asked, answer!, to, written);
    if (typeof read === "string") written[asked.question.id] = read;
    else errors.push({ path: name, message: read.problem });
  }
  const answers = understood(stage, written, errors);
  if (errors.length > 0) throw invalid(onceEach(errors));
  return answers;
}

function understood(stage: Stage, written: Record<string, string>, errors: FieldError[]): Answers {
  try {
    return answersFrom(stage, written);
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 400) throw error;
    errors.push(...(error.errors ?? []));
    return {};
  }
}

/** The same sentence is said once, of all that it is about. */
function onceEach(errors: readonly FieldError[]): FieldError[] {
  const paths = new Map<string, string[]>();
  for (const { path, message } of errors) paths.set(message, [...(paths.get(message) ?? []), path]);
  return Array.from(paths, ([message, each]) => ({ path: each.join(", "), message }));
}

const isNothing = (answer: GivenAnswer) =>
  answer === null || answer === "" || (Array.isArray(answer) && answer.length === 0);

/** By its id, whatever its case and its hyphens; else by its title. */
function questionNamed(open: readonly OpenQuestion[], name: string, say: Say) {
  const wanted = plain(name);
  return (
    open.find(({ question }) => question.id === name) ??
    only(open.filter(({ question }) => plain(question.id) === wanted)) ??
    only(open.filter(({ question }) => plain(say(question.title)) === wanted))
  );
}

const plain = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, "");
const only = <Item>(found: readonly Item[]) => (found.length === 1 ? found[0] : undefined);

const noQuestion = (open: readonly OpenQuestion[]) => {
  const ids = open.filter(({ question }) => answerKind(question) !== "none");
  return `This finder does not ask that. It asks: ${ids.map(({ question }) => question.id).join(", ")}.`;
};

/** An answer as addresses write it, or what is wrong with it. */
function writtenAnswer(
  asked: OpenQuestion,
  answer: Exclude<GivenAnswer, null>,
  { stage, say, find }: GivenTo,
  before: Readonly<Record<string, string>>,
): string | { problem: string } {
  const { question } = asked;
  const { ask } = question;
  const kind = answerKind(question);
  const sent = asObject(answer);
  if (ask.kind === "range" || ask.kind === "price") {
    return writtenRange(ask, sent, stage.document.currency);
  }
  if (ask.kind === "number") return writtenNumber(ask, answer);
  if (typeof answer === "object" && !Array.isArray(answer)) {
    return { problem: "Send a text: this is not answered by a range." };
  }
  const texts = [answer].flat().map(asWord);
  if (kind === "date" || kind === "none") return texts.join(",");
  return chosenOptions(asked, texts, say, (id, text) => find(id, text, before));
}

/** A range that was sent as a text of its own. */
function asObject(answer: Exclude<GivenAnswer, null>): Exclude<GivenAnswer, null> {
  if (typeof answer !== "string" || !answer.trim().startsWith("{")) return answer;
  const { data } = givenAnswer.safeParse(parsed(answer));
  return data ?? answer;
}

const asWord = (word: string | number | boolean) =>
  typeof word === "boolean" ? (word ? "yes" : "no") : String(word).trim();
