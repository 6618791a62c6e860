import { z } from "zod";
import type { AttributeShape } from "@shared/contracts/attributes";
import type { FinderDocument } from "@shared/finders/document";
import type { Ask } from "@shared/finders/question";
import { answerKind } from "@shared/finders/question-kinds";
import type { OpenQuestion } from "../../../finders/compile/asked";
import type { FinderCatalog } from "../../../finders/compile/finder-catalog";
import { offered, type KnownOption } from "../../../finders/compile/known-options";
import { priceEnds, type AskedPrice } from "../../../finders/compile/price-ends";
import { sayIn } from "../../../finders/compile/say";
import { whenInWords, type WhenWords } from "./when-in-words";

const option = z.object({
  id: z.string(),
  label: z.string(),
  about: z.string().optional(),
  onlyIf: z.string().optional().describe("It can be chosen only then."),
});

/** A question as an assistant reads it. */
export const agentQuestion = z.object({
  id: z.string(),
  question: z.string(),
  about: z.string().optional(),
  isRequired: z.boolean(),
  onlyIf: z
    .string()
    .optional()
    .describe("It is asked only then; an answer does not count otherwise."),
  answer: z.string().describe("What to send as its answer, with an example."),
  options: z.array(option).optional(),
});
export type AgentQuestion = z.infer<typeof agentQuestion>;

/** The finder whose questions are said, in one language. */
export interface SpokenFinder {
  document: FinderDocument;
  open: readonly OpenQuestion[];
  /** That of its first section; undefined where it is gone. */
  catalog: FinderCatalog | undefined;
  locale: string;
  /** What products of all sections can state, by its id. */
  attributes: ReadonlyMap<string, AttributeShape>;
}

/** Whether a question is one that an assistant can answer: pages to read and contact fields are none. */
export const isAnswerable = ({ question }: OpenQuestion): boolean =>
  answerKind(question) !== "none";

/** A question in words, without anything of how it is shown; in short without what explains it. */
export function questionReply(
  asked: OpenQuestion,
  finder: SpokenFinder,
  isExplained = true,
): AgentQuestion {
  const { question } = asked;
  const words = whenWords(finder);
  const { say } = words;
  const options = offered(asked.options);
  const texts = isExplained ? [question.text, question.help] : [];
  const about = texts.flatMap((text) => (text ? [say(text)] : []));
  return {
    id: question.id,
    question: say(question.title),
    ...(about.length > 0 && { about: about.join(" ") }),
    isRequired: question.required,
    ...(question.when && { onlyIf: whenInWords(question.when, words) }),
    answer: howToAnswer(question.ask, options, finder),
    ...(options.length > 0 && {
      options: options.map((each) => optionReply(each, words, isExplained)),
    }),
  };
}

/** What conditions of a finder are said with. */
const whenWords = ({ document, open, locale }: SpokenFinder): WhenWords => ({
  open,
  values: document.values,
  say: sayIn(locale, document.locale),
});

function optionReply(
  { id, label, text, tip, sizes, when }: KnownOption,
  words: WhenWords,
  isExplained: boolean,
) {
  const { say } = words;
  const others = sizes?.map((each) => each.text).filter((each) => each !== say(label)) ?? [];
  const about = [
    ...others,
    ...(isExplained ? [text, tip] : []).flatMap((each) => (each ? [say(each)] : [])),
  ];
  return {
    id,
    label: say(label),
    ...(about.length > 0 && { about: about.join(" · ") }),
    ...(when && { onlyIf: whenInWords(when, words) }),
  };
}

/** What may be sent as an answer, in a sentence with an example. */
function howToAnswer(ask: Ask, options: readonly KnownOption[], finder: SpokenFinder): string {
  const [first, second = first] = options.map(({ id }) => id);
  switch (ask.kind) {
    case "one":
    case "scale":
      return first === undefined
        ? "There is nothing to choose from at the moment: leave it out."
        : `The id of one option: "${first}".`;
    case "many": {
      const most = ask.max === undefined ? "" : ` At most ${ask.max}.`;
      return `The ids of one or more options, as a list: ["${first}", "${second}"].${most}`;
    }
    case "price":
      return moneyAnswer(ask, finder);
    case "range":
      return `A range from ${ask.min} to ${ask.max}${unitOf(ask)}: {"min": ${ask.min}, "max": ${ask.max}}. Leave an end out where there is no limit.`;
    case "number":
      return `A number from ${ask.min} to ${ask.max}${unitOf(ask)}: ${middleOf(ask)}.`;
    case "date": {
      const ends = [ask.min && ` from ${ask.min}`, ask.max && ` up to ${ask.max}`];
      return `A date${ends.filter(Boolean).join("")}, written as 2026-11-22.`;
    }
    default:
      return "What the person says, as a text. To see what there is, call get_questions with find.";
  }
}

function moneyAnswer(ask: AskedPrice, { document, catalog, locale }: SpokenFinder): string {
  const { presets, step, max } = priceEnds(ask, catalog?.lists);
  const say = sayIn(locale, document.locale);
  const usual = presets.slice(0, MAX_RANGES).map((each) => {
    const range = { ...(each.min > 0 && { min: each.min }), ...(each.max && { max: each.max }) };
    return `${say(each.label)} is ${JSON.stringify(range)}`;
  });
  const middle = Math.max(step, Math.round(max / 2 / step) * step);
  const sentences = [
    `What it may cost in ${document.currency}: {"max": ${middle}} for at most that, {"min": ${step}, "max": ${middle}} for a range, {} for any price.`,
    // Ranges that another answer multiplies are not known before it.
    usual.length > 0 && !ask.scaledBy && `Usual ranges: ${usual.join("; ")}.`,
  ];
  return sentences.filter(Boolean).join(" ");
}

/** The most ranges that are named as examples. */
const MAX_RANGES = 6;

const unitOf = ({ unit }: { unit?: string }) => (unit ? ` ${unit}` : "");

/** An example within the limits, on a step. */
const middleOf = ({ min, max, step }: { min: number; max: number; step: number }) =>
  Number((min + Math.round((max - min) / 2 / step) * step).toFixed(4));
