import type { ShownFinder, ShownQuestion } from "@shared/contracts/finders";
import {
  chosenIds,
  numberIn,
  rangeIn,
  type Answer,
  type AnsweredRange,
} from "@shared/finders/answers";
import { formatDate } from "@shared/finders/format-money";
import { saidNumberIn } from "@shared/said-number";
import { formatMoney } from "@/lib/formats";

type Money = (amount: number | string) => string;

const NBSP = "\u00a0";
/** A dash may end a line even before a space that may not; this joins the two. */
const WORD_JOINER = "\u2060";

/** A range, of money mostly: "R6,000 – R12,000", or "R6,000 – R30,000+" where it has no end. */
export function rangeText({ min = 0, max }: AnsweredRange, top: number, money: Money): string {
  const end = max === undefined || max >= top ? `${money(top)}+` : money(max);
  return min >= top ? `${money(top)}+` : `${money(min)}${NBSP}–${WORD_JOINER}${NBSP}${end}`;
}

/** An answer in words: "Side sleeper", "Red, blue", "R1,000 – R5,000", "27.5 cm", "10 – 20 cm", "22 November 2026". */
export function answerText(
  question: ShownQuestion,
  answer: Answer,
  money: Money,
  locale: string,
): string {
  const { ask, options = [] } = question;
  const measured = (numbers: string) =>
    "unit" in ask && ask.unit ? `${numbers}${NBSP}${ask.unit}` : numbers;
  const number = numberIn(answer);
  if (number !== undefined) return measured(saidNumberIn(number, locale));
  const range = rangeIn(answer);
  if (range && ask.kind === "range") {
    const said = (end: number | string) => saidNumberIn(Number(end), locale);
    return measured(rangeText({ min: ask.min, ...range }, ask.max, said));
  }
  const own = range && presetUpTo(question, range);
  if (own !== undefined) return own;
  if (range) return rangeText(range, ask.kind === "price" ? ask.max : Infinity, money);
  const label = (id: string) =>
    ask.kind === "date"
      ? formatDate(id, locale)
      : (options.find((each) => each.id === id)?.label ?? id);
  const labels = chosenIds(answer).map(label);
  return labels.join(", ");
}

/** "Up to €70" and "Any price", as the presets are called that set no lower limit; undefined of other ranges. */
function presetUpTo(
  { ask, presets = [] }: ShownQuestion,
  { min = 0, max }: AnsweredRange,
): string | undefined {
  if (ask.kind !== "price" || min > ask.min) return undefined;
  return presets.find((each) => each.max === (max ?? null) && each.min <= ask.min)?.label;
}

/** Writes amounts in the document's currency. */
export const moneyOf =
  ({ currency, locale }: Pick<ShownFinder, "currency" | "locale">) =>
  (amount: number | string): string =>
    formatMoney(amount, currency, locale);
