import type {
  FinderCounts,
  FinderResults,
  FinderSuggestion,
  ResultItem,
} from "@shared/contracts/finders";
import type {
  FirearmCounts,
  FirearmNearMiss,
  RecommendedFirearm,
} from "@shared/specification/contracts/firearms";
import { rangeIn, writeAnswer, type Answers } from "@shared/finders/answers";
import { caliberLabel } from "@shared/specification/firearm-calibers";
import { callApi, callForAnswer } from "@/lib/api";
import { asFirearm, budgetQuestion, type AskedFirearms } from "./firearm-answers";
import { firearmQuery, kindOf, parameters } from "./firearm-query";

// The firearm finder's own calls. None of this is part of a shopper's first load.

/** A product, with what the price of a round is made of. */
export interface FirearmResult extends ResultItem {
  /** Rounds in a pack of ammunition, where it is known. */
  packSize: number | null;
}

/** The questions that each count answers. */
const countsOf: Readonly<Record<string, keyof FirearmCounts>> = {
  firearmType: "types",
  subType: "types",
  action: "actions",
  category: "ammoTypes",
  caliber: "calibers",
};

/** How many products each option of a question leaves. */
export async function firearmCounts(
  asked: AskedFirearms,
  answers: Answers,
  question: string,
): Promise<FinderCounts> {
  const url = `/api/safari/counts${firearmQuery(kindOf(asFirearm(asked, answers)))}`;
  const counts = await callApi<FirearmCounts>("GET", url);
  return { questions: { [question]: counts[countsOf[question]!] } };
}

/** The products that answers find. */
export async function firearmResults(
  asked: AskedFirearms,
  answers: Answers,
): Promise<FinderResults> {
  const given = asFirearm(asked, answers);
  const url = `/api/safari/products${firearmQuery(given)}`;
  const { data, headers } = await callForAnswer<RecommendedFirearm[]>("GET", url);
  const total = Number(headers.get("X-Total-Count") ?? data.length);
  const relaxed = (headers.get("X-Relaxed") ?? "")
    .split(",")
    .flatMap((name) => (name === "" ? [] : questionOf(name, given)));
  return {
    version: asked.shown.version,
    sections: [{ id: "firearms", total, items: data.map(itemOf), relaxed }],
    isFirstSelection: false,
  };
}

function itemOf(product: RecommendedFirearm): FirearmResult {
  const { sku, price, specialPrice } = product;
  return {
    id: sku,
    name: product.name,
    description: product.shortDescription,
    brand: product.brand,
    pictureUrl: product.imageUrl,
    url: product.url,
    price: specialPrice ?? price,
    fullPrice: specialPrice === null ? null : price,
    isFromPrice: false,
    inStock: product.inStock,
    score: 100,
    reasons: [],
    unknowns: [],
    promoted: null,
    facts: {},
    tags: [{ label: product.brand }, { label: caliberLabel(product.caliber) }],
    fits: product.reason,
    packSize: product.packSize,
  };
}

/** The question that a call names by its parameter, or as `price`. */
function questionOf(name: string, answers: object): string {
  if (name === "price") return budgetQuestion(answers);
  const own = Object.entries(parameters).find(([, parameter]) => parameter === name);
  return own ? own[0] : name;
}

/** Changes that find more. */
export async function firearmSuggestions(
  asked: AskedFirearms,
  answers: Answers,
): Promise<FinderSuggestion[]> {
  const given = asFirearm(asked, answers);
  const url = `/api/safari/suggestions${firearmQuery(given)}`;
  const misses = await callApi<FirearmNearMiss[]>("GET", url);
  return misses.map(({ changes, ...miss }) => ({
    ...miss,
    bestScore: 100,
    changes: asWritten(changes, answers, budgetQuestion(given)),
  }));
}

/** A suggestion's parameters as answers by question. */
export function asWritten(
  { minPrice, maxPrice, ...others }: FirearmNearMiss["changes"],
  answers: Answers,
  budget: "budget" | "quantityBudget",
): FinderSuggestion["changes"] {
  const changed = Object.entries(others).map(([name, value]) => [
    questionOf(name, answers),
    value === null ? null : writeAnswer(value),
  ]);
  const present = rangeIn(answers[budget] ?? []) ?? {};
  const end = (change: number | null | undefined, now: number | undefined) =>
    change === undefined ? now : (change ?? undefined);
  const isOfPrice = minPrice !== undefined || maxPrice !== undefined;
  return {
    ...(Object.fromEntries(changed) as FinderSuggestion["changes"]),
    ...(isOfPrice && {
      [budget]: writeAnswer({ min: end(minPrice, present.min), max: end(maxPrice, present.max) }),
    }),
  };
}
