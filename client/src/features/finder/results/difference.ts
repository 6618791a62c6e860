import type { ResultItem, ResultReason } from "@shared/contracts/finders";
import { beginning, goingOn } from "../model/summary";
import type { FinderModel } from "../model/model";
import { moneyOf } from "../model/answer-text";
import { sayOwn } from "../model/say";
import { ranking } from "./best-reason";

/** More would not fit on one line. */
const MAX_CRITERIA = 2;

/**
 * How a product differs from the best one, in a line: "One step firmer than you asked · R2,400 less". It
 * covers only what ranks them, in order of weight, and the price; of what earns no points also what the best lacks.
 */
export function difference(
  item: ResultItem,
  best: ResultItem,
  model: FinderModel,
  isRelaxed = false,
): string | undefined {
  const { say, shown } = model;
  const reasons = ranking(item);
  // What earns nothing is told all of it: half of why would not explain the nothing.
  const earns = ({ points }: ResultReason) => points > 0;
  const hasNothing = !reasons.some(earns) && ranking(best).some(earns);
  const differing = reasons
    .flatMap((reason) => {
      const ofBest = best.reasons.find(({ criterion }) => criterion === reason.criterion);
      if (!ofBest) return [];
      const points = Math.abs(reason.points - ofBest.points);
      if (!isOther(reason, ofBest, model)) return hasNothing ? [{ text: reason.text, points }] : [];
      return [{ text: differenceIn(reason, ofBest, item, best, model), points }];
    })
    .sort((a, b) => b.points - a.points)
    .slice(0, MAX_CRITERIA)
    .map(({ text }) => text);
  // What is not stated of it alone may be as it must be, or not.
  const unknown = item.unknowns.find((each) => !best.unknowns.includes(each));
  // Of what was given up one may be farther than the other, which no reason tells.
  const alike = isRelaxed ? undefined : say("just-as-close");
  const [told] = [unknown, alike].filter((each) => each !== undefined);
  if (differing.length === 0 && reasons.length > 0 && told !== undefined) differing.push(told);
  const price = priceDifference(item, best);
  if (price !== 0) {
    differing.push(
      say(price < 0 ? "price-less" : "price-more", { amount: moneyOf(shown)(Math.abs(price)) }),
    );
  }
  const [first, ...others] = differing;
  if (first === undefined) return undefined;
  return others.reduce(
    (one, two) => say("differs-in-two", { one, two, "two-going-on": goingOn(two) }),
    beginning(first),
  );
}

/** Of several choices only the points tell: which of them a product has would be a list of its own. */
function isOther(reason: ResultReason, ofBest: ResultReason, { questions }: FinderModel): boolean {
  if (reason.points !== ofBest.points) return true;
  const question = questions.find(({ id }) => id === reason.criterion);
  return question?.ask.kind !== "many" && reason.text !== ofBest.text;
}

/** In the document's own words, if it has some; else as the reason is said. */
function differenceIn(
  { criterion, verdict, points, text }: ResultReason,
  ofBest: ResultReason,
  item: ResultItem,
  best: ResultItem,
  { shown }: FinderModel,
): string {
  const own = (kind: string, values = {}) =>
    sayOwn(shown.texts, `difference-${criterion}${kind}`, values);
  const [product, other] = [item.facts[criterion], best.facts[criterion]];
  if (product !== undefined && other !== undefined) {
    const named = own("", { product, best: other });
    if (named !== undefined) return named;
  }
  if (verdict === "met") return own("-met") ?? text;
  if (verdict !== "partly") return text;
  return own(points > ofBest.points ? "-more" : "-fewer") ?? text;
}

/** In the currency's unit; 0 if one of them has no price. */
function priceDifference(item: ResultItem, best: ResultItem): number {
  if (item.price === null || best.price === null) return 0;
  return (Math.round(Number(item.price) * 100) - Math.round(Number(best.price) * 100)) / 100;
}
