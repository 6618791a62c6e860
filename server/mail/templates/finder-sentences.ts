import { foundKeyOf } from "@shared/finders/found-key";
import { badgeOf, type Badge } from "@shared/finders/badge";
import { mayBeHad } from "@shared/stock";
import { withheldText } from "@shared/finders/withheld-text";
import type { ResultItem, ResultSection, ShownFinder } from "@shared/contracts/finders";
import { formatMoney } from "@shared/finders/format-money";
import { list } from "../../finders/compile/say";
import { writerIn } from "../../finders/sentences/sentences";
import type { MailSay } from "./mail-words";

/** "Your matches from Stride: Fell Boot (93%) and 5 more": a product that cannot be bought is no top choice. */
export function subjectOf(content: FinderResultsContent): string {
  const { shown, sections } = content;
  const items = sections.flatMap((section) => section.items);
  const best = items.find(mayBeHad);
  const write = writerIn(shown.locale);
  const shop = shown.brand.name;
  if (!best) {
    const key = items.length === 1 ? "mail-subject-gone-one" : "mail-subject-gone";
    return write(key, { shop, count: items.length });
  }
  const hasScore = badgeOf(shown.results, content, sections[0]) === "percent";
  const score = hasScore ? ` (${best.score}%)` : "";
  const more = items.length - 1;
  const words = { shop, product: `${best.name}${score}`, count: more };
  return write(more > 0 ? "mail-subject-more" : "mail-subject", words);
}

/** "We found 30 products. Here are the best 12." */
export function foundText(content: FinderResultsContent): string {
  const { shown, say, sections, isFirstSelection } = content;
  const count = sections.reduce((sum, { total }) => sum + total, 0);
  const listed = sections.reduce((sum, { items }) => sum + items.length, 0);
  const name = sections.find(({ orderedBy }) => orderedBy !== undefined)?.orderedBy;
  const key = foundKeyOf(shown.results, content);
  const all = count === 1 ? say("found-one", { count }) : say("found", { count });
  const text = isSet(content)
    ? say("found-set", { count })
    : count > listed
      ? say(key, { count, shown: listed, ...(name && { name }) })
      : all;
  return isFirstSelection ? `${text} ${say("first-selection-text")}` : text;
}

/** Names the questions whose answers no product meets together with the others; null without any. */
export function gaveUpText({ shown, say, sections, asked }: FinderResultsContent): string | null {
  const ids = new Set(sections.flatMap(({ relaxed }) => relaxed));
  const answerTo = new Map(asked.map(({ question, answer }) => [question, answer]));
  const named = shown.questions
    .filter(({ id }) => ids.has(id))
    .map(({ title }) => {
      const answer = answerTo.get(title);
      return answer === undefined ? quoted(title) : `${quoted(title)} (${answer})`;
    });
  return namedIn(say, "relaxed", named, shown.locale);
}

/** Names the questions whose answers are no longer offered; null without any. */
export function lostText({ shown, say, asked }: FinderResultsContent): string | null {
  const titles = asked.filter(({ isLost }) => isLost).map(({ question }) => question);
  return namedIn(say, "lost-answers", titles.map(quoted), shown.locale);
}

/** Says of what is not shown why it is not: something that has to be certain is not stated. */
export const withheldTexts = ({ say, sections }: FinderResultsContent): string[] => [
  ...new Set(
    sections.flatMap(({ withheld = [] }) => withheld.map((each) => withheldText(say, each))),
  ),
];

/** A question's own mark would end the sentence that it stands in. */
const quoted = (title: string) => (/[?!.]$/.test(title) ? `“${title}”` : title);

const namedIn = (
  say: MailSay,
  key: "relaxed" | "lost-answers",
  names: readonly string[],
  locale: string,
): string | null => (names.length === 0 ? null : say(key, { names: list(names, locale, "and") }));

/** What the results were made with, and whether it is still the same. */
export function madeWith({ shown, isChanged }: FinderResultsContent): string {
  const write = writerIn(shown.locale);
  const made = write("mail-made-with", { version: shown.version, finder: shown.name });
  return isChanged ? `${made} ${write("mail-changed")}` : made;
}

/** The content of a mail with a finder's results. */
export interface FinderResultsContent {
  shown: ShownFinder;
  say: MailSay;
  /** Whether another version of the finder is open by now. */
  isChanged: boolean;
  /** Whether so little was answered that a percentage would claim too much. */
  isFirstSelection: boolean;
  /** What was answered, in the words that the shopper saw. */
  asked: { question: string; answer: string; /** No longer offered. */ isLost: boolean }[];
  /** Their products' pictures at full addresses, and their pages as far as browsers may open them. */
  sections: ResultSection[];
  /** Opens the finder with these answers. */
  url: string;
  why: string;
}

/** A product, and what it is written with. */
export interface ProductContent extends Pick<FinderResultsContent, "shown" | "say"> {
  item: ResultItem;
  badge: Badge;
}

/** Whether the results are a set: one product of each part. */
const isSet = ({ sections }: Pick<FinderResultsContent, "sections">): boolean =>
  sections.some(({ chosen }) => chosen !== undefined);

/** What a part without a product is without. */
export function emptyText({ shown, say }: FinderResultsContent, section: ResultSection): string {
  const { isUseless, doneBy, isForBudget, chosen, total, unlisted } = section;
  if (isUseless) return say("set-useless");
  if (doneBy !== undefined) {
    const part = shown.sections.find(({ id }) => id === doneBy)?.heading ?? doneBy;
    return say("set-done-by", { part });
  }
  if (chosen === null && total > 0) {
    return say(isForBudget ? "set-left-for-budget" : "set-left-out");
  }
  return unlisted?.text ?? say("section-empty");
}

/** "Your set of 3: R8,000"; null where the results are no set. */
export function totalText(content: FinderResultsContent): string | null {
  const { shown, say, sections } = content;
  const items = sections.flatMap((section) => section.items);
  if (!isSet(content) || items.length === 0) return null;
  const total = items.reduce((sum, { price }) => sum + Number(price ?? 0), 0);
  const money = formatMoney(total, shown.currency, shown.locale);
  const rest = items.some(({ price }) => price === null) ? ` ${say("set-on-request")}` : "";
  return `${say("set-total", { count: items.length })}: ${money}${rest}`;
}
