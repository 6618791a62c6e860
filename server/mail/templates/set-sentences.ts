import type { ResultSection } from "@shared/contracts/finders";
import { formatMoney } from "@shared/finders/format-money";
import type { FinderResultsContent } from "./finder-content";

/** Whether the results are a set: one product of each part. */
export const isSet = ({ sections }: Pick<FinderResultsContent, "sections">): boolean =>
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
