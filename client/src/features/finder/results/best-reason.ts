import type { ResultItem, ResultReason } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import type { FinderModel } from "../model/model";
import { answeredQuestions, beginning, isNotSure } from "../model/summary";
import { sayCount, sayOwn } from "../model/say";

/** The reasons that rank; the line that stands where no question does is none. */
export const ranking = ({ reasons }: Pick<ResultItem, "reasons">) =>
  reasons.filter(({ criterion }) => criterion !== "filters");

/** The same without what the finder itself wishes: nobody answered that. */
export const rankingAnswers = (item: Pick<ResultItem, "reasons">) =>
  ranking(item).filter(({ isOfRule }) => !isOfRule);

/** What is so light that it earns so much of "the lighter the better" is light. */
const WELL = 2 / 3;

/** Whether a reason is as it was asked, or as it must be; of "the lower the better" what is close to the best is, too. */
export const isAsAsked = ({ verdict, isMet, isRelative, points, max }: ResultReason): boolean =>
  verdict === "met" || isMet === true || (isRelative === true && points >= max * WELL);

interface Listed {
  /** The products that are not out of stock, in order of match. */
  offered: readonly ResultItem[];
  /** Whether these are all there are. */
  isWhole: boolean;
  /** Whether their scores say how close they are. */
  hasScore: boolean;
  /** The questions whose answers were given up. */
  relaxed: readonly string[];
  /** How many questions were answered, whether they rank, rule out or only lead on. */
  answered: number;
}

/**
 * Why the first product comes first, in a sentence; undefined where there is nothing to say. It claims only
 * what the list shows: a product that the shop put first is not called the closest.
 */
export function bestReason(model: FinderModel, listed: Listed): string | undefined {
  const { say } = model;
  const { offered, isWhole, hasScore, relaxed, answered } = listed;
  const [best, ...rest] = offered;
  // Whatever is first was asked for by nobody.
  if (!best || answered === 0) return undefined;
  const reasons = rankingAnswers(best);
  // What the finder itself wishes puts one before others that fit the answers as well, or better.
  const hasRules = ranking(best).length > reasons.length;
  const ranked = new Set([...reasons.map(({ criterion }) => criterion), ...relaxed]).size;
  const metRanked = reasons.filter(
    (each) => isAsAsked(each) && !relaxed.includes(each.criterion),
  ).length;
  // What must be is so, unless the shop does not state it: it counts beside what ranks.
  const others = ranked === 0 ? 0 : Math.max(0, answered - ranked);
  const all = ranked + others;
  const met = metRanked + Math.max(0, others - best.unknowns.length);
  const isFirst = hasScore && rest.every(({ score }) => score <= best.score);
  const rivals = rest.filter(({ score }) => score === best.score);
  const isCheapest = rivals.every(({ price }) => costsNoLess(price, best.price));
  const plain = () =>
    met === 0 ? undefined : say(met === all ? "meets-all" : "meets-some", { met, all });

  if (best.promoted !== null || !isFirst || !isCheapest) return plain();
  // The other sentences say that it is in stock.
  if (best.inStock !== true) {
    return [plain(), tieReason(model, offered)].filter(Boolean).join(" ") || undefined;
  }
  const costsLess = ({ price }: ResultItem) => !costsNoLess(price, best.price);
  if (all === 0) {
    if (rest.length > 0) return rest.some(costsLess) ? undefined : say("fits-cheapest");
    return isWhole ? say("fits-alone") : undefined;
  }
  if (met === all) {
    // What is further from a number, and as far as it may be, meets it, too, if not as well.
    const othersMet = rest.filter(
      (each) => each.unknowns.length === 0 && rankingAnswers(each).every(isAsAsked),
    );
    // Of what is best there is one only: others meet it, too, if not as well, and may cost less.
    const isOnlyBest = reasons.some(({ isRelative }) => isRelative);
    if (rivals.length > 0) {
      const isSure = !isOnlyBest && !(hasRules && othersMet.some(costsLess));
      return say(isSure ? "meets-all-cheapest" : "meets-all");
    }
    if (othersMet.length > 0) return say("meets-all");
    return say(rest.length === 0 || isOnlyBest ? "meets-all" : "meets-all-alone");
  }
  if (hasRules) return plain();
  if (rivals.length > 0) {
    return say(met === 0 ? "closest-cheapest" : "closest-cheapest-meets", { met, all });
  }
  return say(met === 0 ? "closest" : "closest-meets", { met, all });
}

/** Says that others fit as well as the first product, which costs least of them; undefined where none does. */
export function tieReason(
  { say }: Pick<FinderModel, "say">,
  [best, ...others]: readonly ResultItem[],
): string | undefined {
  const rivals = others.filter(({ score }) => score === best?.score);
  if (!best || rivals.length === 0 || best.promoted !== null) return undefined;
  const isCheapest = rivals.every(({ price }) => costsNoLess(price, best.price));
  return isCheapest ? sayCount(say, "ties", rivals.length) : undefined;
}

const costsNoLess = (price: string | null, than: string | null) =>
  price !== null && than !== null && Number(price) >= Number(than);

/**
 * Which answers earn no points, because the shopper left them open; undefined if all do. A document that
 * has its own names for some of its questions here speaks of those alone.
 */
export function notWeighed(model: FinderModel, answers: Answers): string | undefined {
  const { shown, say } = model;
  const open = answeredQuestions(model, answers)
    .map(({ question }) => question)
    .filter((each) => isNotSure(each, answers));
  const hasOwn = Object.keys(shown.texts).some((key) => key.startsWith("not-weighed-for-"));
  const names = open.flatMap(({ id, title }) => {
    const own = sayOwn(shown.texts, `not-weighed-for-${id}`);
    return own ?? (hasOwn ? [] : say("quoted", { text: title }));
  });
  if (names.length === 0) return undefined;
  const list = new Intl.ListFormat(shown.locale, { type: "conjunction" }).format(names);
  return beginning(sayCount(say, "not-weighed", names.length, { names: list }));
}
