import type { Text } from "@shared/finders/text";
import { wordsIn, type Stated } from "../../engine/columns";
import { tellsListed } from "../../engine/listed-for";
import type { Condition } from "../../engine/criteria";
import type { AskedQuestion } from "./asked";
import { areValuesOf, columnLabel, statesOf, type Wording } from "./column-words";
import { columnsOf, holdsOf } from "./conditions";
import { statedLabel, statedLabels } from "./labels";
import type { Meaning } from "./meanings";
import { namedIn, plainSentence, severalSentence, YES_OR_NO } from "./plain-sentences";
import { writerIn } from "../sentences/sentences";
import { fill, list } from "./say";

/** Says of a product that it is as an answer's musts ask, in our own words. */
export function metSentence(
  { chosen, question }: AskedQuestion,
  { filter, narrow }: Meaning,
  label: () => string,
  wording: Wording,
): ((stated: (column: string) => Stated) => string | undefined) | undefined {
  if (filter.length + narrow.length === 0) return undefined;
  const condition = { all: [...filter, ...narrow] };
  const single = onlyColumn(condition);
  const { language } = wording;
  const written = writtenIn([chosen, question], "met");
  return (stated) => {
    if (holdsOf(condition, stated) !== true) return undefined;
    const shape = single === undefined ? undefined : wording.attributes.get(single);
    const product = single ? statedLabel(stated(single), shape, language) : "";
    const attribute = columnLabel(single, wording);
    if (written) {
      const words = { attribute: attribute ?? "", product, answer: label() };
      return fill(language.say(written), words, language.locale);
    }
    const plain = plainSentence("met", { attribute, product, answered: label() }, language);
    if (single === undefined || attribute === undefined) return plain;
    const { say, locale } = language;
    // Of several values only those are named that were asked for.
    const own = statedLabels(stated(single), shape, say);
    const labels = chosen.map((option) => say(option.label));
    // Beside "Road" an answer of staff's own words would not be found among the values.
    const named = areValuesOf(single, chosen, wording)
      ? namedIn(own, labels, { attribute, locale, verdict: "met" })
      : undefined;
    if (named !== undefined || own.length < 2) return named ?? plain;
    // Those that would do alone.
    const fitting = wordsIn(stated(single)).filter(
      (each) => holdsOf(condition, () => [each]) === true,
    );
    if (fitting.length === 0) return writerIn(locale)("fits", { answer: label() });
    const states = list(statedLabels(fitting, shape, say), locale, "and");
    return YES_OR_NO.test(label())
      ? writerIn(locale)("as-asked", { states: statesOf(attribute, states, language) })
      : plainSentence("met", { attribute, product: states, answered: label() }, language);
  };
}

/**
 * Says of a product that it is not as a wish that was given up asks, in staff's words or our own; undefined of one that is,
 * or of which it is not stated.
 */
export function missedSentence(
  { chosen, question }: AskedQuestion,
  { narrow, narrowOfOptions }: Meaning,
  label: () => string,
  wording: Wording,
): ((stated: (column: string) => Stated) => string | undefined) | undefined {
  if (narrow.length === 0) return undefined;
  const { say, locale } = wording.language;
  const written = writtenIn([chosen, question], "missed");
  const condition = { all: narrow };
  const single = onlyColumn(condition);
  const isSeveral = question.combine === "all" && chosen.length > 1;
  const areValues = areValuesOf(single, chosen, wording);
  return (stated) => {
    if (holdsOf(condition, stated) !== false) return undefined;
    const has = (wanted: boolean) =>
      chosen
        .filter((_, at) => {
          const asked = narrowOfOptions[at];
          return asked && holdsOf(asked, stated) === wanted;
        })
        .map((option) => say(option.label));
    const [there, missing] = isSeveral ? [has(true), has(false)] : [[], []];
    if (!written && missing.length > 0) {
      return severalSentence({ there, missing, areValues, verdict: "missed" }, locale);
    }
    const shape = single === undefined ? undefined : wording.attributes.get(single);
    const product = single ? statedLabel(stated(single), shape, wording.language) : "";
    const words = { attribute: columnLabel(single, wording), product, answered: label() };
    if (!written) return plainSentence("missed", words, wording.language);
    const { attribute = "", answered } = words;
    // Who asked for several things is told which it is not.
    const answer = missing.length > 0 ? list(missing, locale, "or") : answered;
    const said = {
      there: { labels: there, word: "and" },
      missing: { labels: missing, word: "or" },
    } as const;
    return fill(say(written), { attribute, product, answer, ...said }, locale);
  };
}

/** What staff wrote first for what is as its musts ask, or is not: of the question itself, or of its rules. */
function writtenIn(
  [chosen, question]: readonly [AskedQuestion["chosen"], AskedQuestion["question"]],
  verdict: "met" | "missed",
): Text | undefined {
  const rules = [...chosen.flatMap((option) => option.rules), ...question.rules];
  return [question, ...rules].find(({ reasons }) => reasons?.[verdict])?.reasons?.[verdict];
}

/** The one column that a condition looks at; undefined where it looks at several, or at a list. */
function onlyColumn(condition: Condition): string | undefined {
  const [column, ...others] = columnsOf(condition);
  return others.length === 0 && column && !tellsListed(column) ? column : undefined;
}
