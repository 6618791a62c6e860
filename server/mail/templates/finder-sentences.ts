import { mayBeHad } from "@shared/stock-groups";
import { withheldText } from "@shared/finders/withheld-text";
import { list } from "../../finders/compile/say";
import type { FinderResultsContent } from "./finder-content";
import type { MailSay } from "./mail-words";
import { isSet } from "./set-sentences";

/** "Your matches from Stride: Fell Boot (93%) and 5 more": a product that cannot be bought is no top choice. */
export function subjectOf({ shown, sections, isFirstSelection }: FinderResultsContent): string {
  const items = sections.flatMap((section) => section.items);
  const best = items.find(mayBeHad);
  const start = `Your matches from ${shown.brand.name}`;
  if (!best) {
    const count = items.length === 1 ? "one product" : `${items.length} products`;
    return `${start}: ${count}, out of stock now`;
  }
  const hasScore = shown.results.badge === "percent" && !isFirstSelection;
  const score = hasScore ? ` (${best.score}%)` : "";
  const more = items.length - 1;
  return `${start}: ${best.name}${score}${more > 0 ? ` and ${more} more` : ""}`;
}

/** "We found 30 products. Here are the best 12." */
export function foundText(content: FinderResultsContent): string {
  const { shown, say, sections, isFirstSelection } = content;
  const count = sections.reduce((sum, { total }) => sum + total, 0);
  const listed = sections.reduce((sum, { items }) => sum + items.length, 0);
  const name = sections.find(({ orderedBy }) => orderedBy !== undefined)?.orderedBy;
  const isByPrice = shown.results.order === "price";
  const key = name ? "found-by-number" : isByPrice ? "found-by-price" : "found-best";
  const all = count === 1 ? say("found-one", { count }) : say("found", { count });
  const text = isSet(content)
    ? say("found-set", { count })
    : count > listed
      ? say(key, { count, shown: listed, ...(name && { name }) })
      : all;
  return isFirstSelection ? `${text} ${say("first-selection-text")}` : text;
}

/** Names the questions whose answers no product meets together with the others; null without any. */
export function gaveUpText({ shown, say, sections }: FinderResultsContent): string | null {
  const ids = new Set(sections.flatMap(({ relaxed }) => relaxed));
  const titles = shown.questions.filter(({ id }) => ids.has(id)).map(({ title }) => title);
  return named(say, "relaxed", titles, shown.locale);
}

/** Names the questions whose answers are no longer offered; null without any. */
export function lostText({ shown, say, asked }: FinderResultsContent): string | null {
  const titles = asked.filter(({ isLost }) => isLost).map(({ question }) => question);
  return named(say, "lost-answers", titles, shown.locale);
}

/** Says of what is not shown why it is not: something that has to be certain is not stated. */
export const withheldTexts = ({ say, sections }: FinderResultsContent): string[] => [
  ...new Set(
    sections.flatMap(({ withheld = [] }) => withheld.map((each) => withheldText(say, each))),
  ),
];

function named(
  say: MailSay,
  key: "relaxed" | "lost-answers",
  titles: readonly string[],
  locale: string,
): string | null {
  if (titles.length === 0) return null;
  // A question's own mark would end the sentence.
  const quoted = titles.map((title) => (/[?!.]$/.test(title) ? `“${title}”` : title));
  return say(key, { names: list(quoted, locale, "and") });
}

/** What the results were made with, and whether it is still the same. */
export function madeWith({ shown, isChanged }: FinderResultsContent): string {
  const made = `Made with version ${shown.version} of ${shown.name}, with what the shop had at the time of this mail.`;
  if (!isChanged) return made;
  return `${made} The questions have changed since: the link opens the new ones, with the answers that still exist.`;
}
