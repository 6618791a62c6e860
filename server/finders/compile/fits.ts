import { chosenIds } from "@shared/finders/answers";
import { formatMoney } from "@shared/finders/format-money";
import { languageOf } from "@shared/finders/languages";
import { columnNamed, numbersNamed, type Catalog } from "../../engine/catalog";
import type { Stated } from "../../engine/columns";
import { bytesOf, textBytes } from "../../platform/memory/shared-bytes";
import type { AskedQuestion } from "./asked";
import { columnsOf, holdsOf } from "./conditions";
import { answerLabel, statedLabel, type Language } from "./labels";
import type { Meaning } from "./meanings";
import type { Wording } from "./column-words";
import { writerIn } from "../sentences/sentences";
import { fill, list } from "./say";

/** What an answer is called of a product that is as it asks; `undefined` where it is not named. */
export type Named = (stated: (column: string) => Stated) => string | undefined;

/** What a budget allows, and the number that it is for. */
export interface Budget {
  number: string;
  min?: number;
  max?: number;
  /** Whether nothing beside it is shown. */
  isMust: boolean;
}

/** How an answer is named in "Fits your …", where its question says how. */
export function namedAs(
  asked: AskedQuestion,
  { filter, narrow }: Pick<Meaning, "filter" | "narrow">,
  { language, attributes }: Wording,
): Named | undefined {
  const { question, answer, options, chosen } = asked;
  const own = chosen.length === 1 ? chosen[0]!.fits : undefined;
  const isUnnamed = chosenIds(answer).some((id) => question.fitsWithout?.includes(id));
  if (!question.fits || isUnnamed) return undefined;
  const template = language.say(own ?? question.fits);
  const answered = answerLabel(question, answer, options, language);
  const condition = { all: [...filter, ...narrow] };
  const [column, ...others] = columnsOf(condition);
  const single = others.length === 0 ? column : undefined;
  const name: Named = (stated) => {
    if (holdsOf(condition, stated) !== true) return undefined;
    const product = single ? statedLabel(stated(single), attributes.get(single), language) : "";
    return fill(template, { answer: answered, product }, language.locale) || undefined;
  };
  return single === undefined ? name : namedOnce(single, name);
}

/** Of no more than these what it is called is remembered. */
const MAX_VALUES = 40;

/** Products state the same few values. */
function namedOnce(column: string, name: Named): Named {
  const known = new Map<Stated, string | undefined>();
  return (stated) => {
    const value = stated(column);
    if (!known.has(value)) {
      if (known.size === MAX_VALUES) known.clear();
      known.set(value, name(stated));
    }
    return known.get(value);
  };
}

/** More than this is a list, not a reason. */
const MAX_NAMED = 3;

/** Most products are named alike, and joining words takes longer than finding them. */
const joinedWords = bytesOf("sentences").keep<string, string>(textBytes);

function joined(words: readonly string[], { locale }: Language): string {
  const key = [locale, ...words].join("\n");
  let text = joinedWords.get(key);
  if (text === undefined) joinedWords.set(key, (text = list(words, languageOf(locale), "and")));
  return text;
}

/** What answers ask, as far as a sentence about a product says it. */
interface Sayable {
  parts: readonly { id: string; giveUp: number; named?: Named; budget?: Budget }[];
}

/**
 * Says why products are in a list that points do not rank, in a sentence each: "Fits your 9mm, R2,000 under
 * your budget". Made of the answers that a product meets, the most important first, and of its price; what
 * was given up is not in it.
 */
export function fitsText(
  catalog: Catalog<unknown>,
  { parts }: Sayable,
  relaxed: readonly string[],
  language: Language,
): (row: number) => string {
  const names = parts
    .filter(({ id }) => !relaxed.includes(id))
    .toSorted((a, b) => b.giveUp - a.giveUp)
    .flatMap(({ named }) => named ?? []);
  const write = writerIn(language.locale);
  const otherwise = write(relaxed.length > 0 ? "close-to-all" : "fits-all");
  const budget = parts.find((part) => part.budget)?.budget;
  return (row) => {
    const stated = (name: string) => {
      const { codes, values } = columnNamed(catalog, name);
      return values[codes[row]!]!;
    };
    const met = names.flatMap((named) => named(stated) ?? []).slice(0, MAX_NAMED);
    const fits =
      met.length > 0 ? write("fits-your", { answers: joined(met, language) }) : otherwise;
    const cost = budget && numbersNamed(catalog, budget.number)[row]!;
    const within = cost === undefined ? undefined : budgetText(cost, budget!, language);
    return within === undefined ? fits : `${fits}, ${within}`;
  };
}

/** How far a price is beside a budget, in words; undefined within it, and of no price. */
export function besideBudget(
  cost: number,
  { min = 0, max = Infinity }: Budget,
  { currency, locale }: Language,
): string | undefined {
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const write = writerIn(locale);
  if (cost < min) return write("below-budget", { amount: money(min - cost) });
  return cost > max ? write("over-budget", { amount: money(cost - max) }) : undefined;
}

function budgetText(cost: number, budget: Budget, language: Language): string | undefined {
  const beside = besideBudget(cost, budget, language);
  const { max } = budget;
  if (beside !== undefined || max === undefined || Number.isNaN(cost)) return beside;
  const write = writerIn(language.locale);
  if (cost === max) return write("just-within-budget");
  const amount = formatMoney(max - cost, language.currency, language.locale);
  return write("under-budget", { amount });
}
