import type { FinderDocument } from "@shared/finders/document";
import type { Steps } from "../../platform/work/steps";
import type { Findings } from "../check/finding";
import { sayIn } from "../compile/say";
import { estimateInSteps, type Estimate, type Estimated } from "./estimate";
import { MAX_OPERATIONS } from "./sizes";

interface Bounds {
  /** The most products that the database holds. */
  mostProducts: number;
  /** What the costliest answer of the live version takes with today's products, in operations; 0 where there is none. */
  live: number;
}

/**
 * Whether a document asks for too much. A fault where its costliest answer takes more than the limit with today's products
 * and more than that of the live version, which may stay as it is; a warning where it takes no more than that, or would
 * take too much with as many products as there can be. Each names what takes the most. In steps.
 */
export function* checkWork(draft: Estimated, { mostProducts, live }: Bounds): Steps<Findings> {
  const today = productsIn(draft);
  const now = yield* estimateInSteps(draft);
  if (now.operations > MAX_OPERATIONS) {
    const { path, asks, remedy } = yield* dearestIn(draft.document, now);
    const found = `${asks} for too much: with today's ${counted(today)} products ${takes(now)}.`;
    if (now.operations > live) {
      return { faults: [{ path, message: `${found} ${remedy}.` }], warnings: [] };
    }
    const message = `${found} What is live takes no less, so this can be published. ${remedy}.`;
    return { faults: [], warnings: [{ path, message }] };
  }
  if (today >= mostProducts) return { faults: [], warnings: [] };
  const then = yield* estimateInSteps(draft, mostProducts);
  if (then.operations <= MAX_OPERATIONS) return { faults: [], warnings: [] };
  const { path, asks, remedy } = yield* dearestIn(draft.document, then);
  const message = `${asks} for too much once there are ${counted(mostProducts)} products, as many as there can be: then ${takes(then)}. ${remedy} before the catalog grows so far.`;
  return { faults: [], warnings: [{ path, message }] };
}

/** What is said of a live finder that came over the limit, because its products became more or others, in steps. */
export function* tooCostly(name: string, live: Estimated, now: Estimate): Steps<string> {
  const { asks, remedy } = yield* dearestIn(live.document, now);
  return `The finder “${name}”: ${lowered(asks)} for too much now. With ${counted(productsIn(live))} products ${takes(now)}. It stays live. ${remedy}, and publish it again.`;
}

const takes = ({ operations }: Estimate) =>
  `the costliest answer takes ${times(operations)} times as much work as one may`;

/** Rounded up, so that too much never reads as enough. */
const times = (operations: number) =>
  (Math.ceil((10 * operations) / MAX_OPERATIONS) / 10).toLocaleString("en");
const counted = (number: number) => number.toLocaleString("en");
const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

const productsIn = ({ catalogs }: Estimated): number =>
  [...catalogs.values()].reduce((sum, { items }) => sum + items.length, 0);

/** What takes the most, where it stands, and what helps. */
function* dearestIn(
  { questions, locale }: FinderDocument,
  { dearestInSteps }: Estimate,
): Steps<{ path: string; asks: string; remedy: string }> {
  const dearest = yield* dearestInSteps();
  if (dearest === "rules") {
    return { path: "rules", asks: "The rules of the finder ask", remedy: "Use fewer of them" };
  }
  if (dearest === "sections") {
    return {
      path: "sections",
      asks: "The sections ask together",
      remedy: "Use fewer sections, or leave out the budget of all of them",
    };
  }
  const title = sayIn(locale, locale)(questions[dearest.question]!.title);
  return {
    path: `questions.${dearest.question}`,
    asks: `Question “${title}” asks`,
    remedy: "Use fewer answers or conditions",
  };
}
