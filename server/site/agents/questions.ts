import { z } from "zod";
import { writeAnswer, type Answers } from "@shared/finders/answers";
import { isMet } from "@shared/finders/path";
import { partInWords, sayingValues } from "@shared/finders/say-values";
import { walk } from "../../finders/compile/asked";
import { invalid } from "../../platform/http/validate";
import { inOneStep, type Steps } from "../../platform/work/steps";
import { givenAnswers, readGiven } from "./given/given-answers";
import { withOpenOptions } from "./given/needed-questions";
import { compact } from "./replies/compact";
import { finderSlug, localeWish } from "./inputs";
import { agentQuestion, isAnswerable, questionReply } from "./replies/question-reply";
import { foundOptions, type Spoken } from "./spoken-finder";

export const questionsInput = z.strictObject({
  finder: finderSlug,
  answers: givenAnswers
    .optional()
    .describe("What the person said so far: then only what is still to be asked is returned."),
  find: z
    .strictObject({ question: z.string().max(64), text: z.string().max(200) })
    .optional()
    .describe("Of a question that is answered by typing: returns what is called so."),
  locale: localeWish,
});

/** What `get_questions` returns. */
export const questionsReply = z.object({
  finder: z.string(),
  title: z.string(),
  about: z.string().optional(),
  url: z.string().describe("The finder's page, for people."),
  locale: z.string(),
  currency: z.string(),
  questions: z.array(agentQuestion).describe("In the order in which they are asked."),
  found: z
    .object({
      question: z.string(),
      options: z.array(z.object({ id: z.string(), label: z.string() })),
      total: z.number(),
    })
    .optional()
    .describe("What is called as find says: the best, of how many in all."),
});

type Input = z.output<typeof questionsInput>;

/** The questions of a finder, or those that some answers leave to be asked. Throws a 400 for what it does not understand. */
export function* questionsInSteps(
  spoken: Spoken,
  { answers: given = {}, find }: Input,
): Steps<z.infer<typeof questionsReply>> {
  const { stage, document, open, locale, reads } = spoken;
  const { say } = reads;
  const answers = yield* inOneStep(() => readGiven(given, reads));
  const isTyped = (id: string) =>
    open.some(({ question }) => question.id === id && question.ask.kind === "find");
  if (find && !isTyped(find.question)) {
    const typed = open.filter(({ question }) => isTyped(question.id));
    const which = typed.map(({ question }) => question.id).join(", ");
    const message = which
      ? `Only these are answered by typing: ${which}.`
      : "No question of this finder is answered by typing: their options are listed.";
    throw invalid([{ path: "find.question", message }]);
  }
  const read = walk(open, document.values, answers);
  const { onTheWay, values } = read;
  const isLeft = Object.keys(answers).length > 0;
  const left = open.filter(
    (each) =>
      isAnswerable(each) &&
      (!isLeft ||
        (onTheWay[each.question.id] === undefined && isMet(each.question.when, onTheWay, values))),
  );
  const reply = compact({
    finder: stage.finder.slug,
    title: say(document.title),
    about: document.text && say(document.text),
    url: spoken.page,
    locale,
    currency: document.currency,
    questions: find
      ? []
      : (isLeft ? withOpenOptions(document, left, read) : left).map((each) =>
          questionReply(each, spoken),
        ),
    found: find && {
      question: find.question,
      ...(({ options, total }) => ({ options, total }))(
        foundOptions(stage, find.question, find.text, written(answers), locale),
      ),
    },
  });
  return partInWords(reply, sayingValues(document.values, values, locale));
}

/** Answers as addresses write them. */
export const written = (answers: Answers): Record<string, string> =>
  Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, writeAnswer(answer)]));
