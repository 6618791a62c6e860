import type { AnswerTest, When } from "@shared/finders/when";
import type { OpenQuestion } from "../../../finders/compile/asked";
import type { Say } from "../../../finders/compile/say";

/** What conditions on answers are said with. */
export interface WhenWords {
  open: readonly OpenQuestion[];
  /** Values of the document with the names that staff gave them. */
  values: readonly { id: string; name?: Parameters<Say>[0]; unit?: string }[];
  say: Say;
}

/**
 * A condition on answers in words, without a full stop: “Who is it for?” is “Children”. With `isSo` false it says the
 * opposite.
 */
export function whenInWords(when: When, words: WhenWords, isSo = true): string {
  if ("all" in when) return joined(when.all, words, isSo, isSo ? " and " : " or ");
  if ("any" in when) return joined(when.any, words, isSo, isSo ? " or " : " and ");
  if ("not" in when) return whenInWords(when.not, words, !isSo);
  return "value" in when ? valueInWords(when, words, isSo) : answerInWords(when, words, isSo);
}

const joined = (parts: readonly When[], words: WhenWords, isSo: boolean, word: string) =>
  parts.length === 1
    ? whenInWords(parts[0]!, words, isSo)
    : parts.map((each) => inBrackets(each, words, isSo)).join(word);

/** In brackets where it is made of several itself. */
function inBrackets(when: When, words: WhenWords, isSo: boolean): string {
  const said = whenInWords(when, words, isSo);
  return partsOf(when).length > 1 ? `(${said})` : said;
}

function partsOf(when: When): readonly When[] {
  if ("not" in when) return partsOf(when.not);
  if ("all" in when) return when.all.length === 1 ? partsOf(when.all[0]!) : when.all;
  if ("any" in when) return when.any.length === 1 ? partsOf(when.any[0]!) : when.any;
  return [];
}

function valueInWords(
  test: Extract<AnswerTest, { value: string }>,
  words: WhenWords,
  isSo: boolean,
): string {
  const value = words.values.find(({ id }) => id === test.value);
  const name = `the worked-out ${value?.name ? quoted(words.say(value.name)) : test.value}`;
  const number = (amount: string | number) => `${amount}${value?.unit ? ` ${value.unit}` : ""}`;
  if ("atLeast" in test)
    return `${name} is ${isSo ? "at least" : "less than"} ${number(test.atLeast)}`;
  if ("atMost" in test)
    return `${name} is ${isSo ? "at most" : "more than"} ${number(test.atMost)}`;
  return `${name} is ${isSo ? "" : "not "}${number(test.is)}`;
}

function answerInWords(
  test: Exclude<AnswerTest, { value: string }>,
  { open, say }: WhenWords,
  isSo: boolean,
): string {
  const asked = open.find(({ question }) => question.id === test.question);
  const title = asked ? quoted(say(asked.question.title)) : test.question;
  const label = (answer: string | number) => {
    if (typeof answer === "number") return String(answer);
    const option = asked?.options.find(({ id }) => id === answer);
    return quoted(option ? say(option.label) : answer);
  };
  const isMany = asked?.question.ask.kind === "many";
  const is = isMany ? (isSo ? "includes" : "does not include") : isSo ? "is" : "is not";
  if ("is" in test) return `${title} ${is} ${label(test.is)}`;
  if ("isNot" in test) {
    return isSo
      ? `${title} is answered, and not with ${label(test.isNot)}`
      : `${title} is ${label(test.isNot)} or not answered`;
  }
  if ("hasAny" in test) {
    const labels = test.hasAny.map(label);
    return labels.length === 1
      ? `${title} ${is} ${labels[0]}`
      : `${title} ${is} one of ${labels.join(", ")}`;
  }
  if ("atLeast" in test) return `${title} is ${isSo ? "at least" : "less than"} ${test.atLeast}`;
  if ("atMost" in test) return `${title} is ${isSo ? "at most" : "more than"} ${test.atMost}`;
  return `${title} is ${test.isAnswered === isSo ? "" : "not "}answered`;
}

const quoted = (text: string) => `“${text}”`;
