import type { FinderResults, FinderSuggestion, ResultItem } from "@shared/contracts/finders";
import type { BedPreferences } from "@shared/specification/contracts/preferences";
import type { NearMiss, RecommendedBed } from "@shared/specification/contracts/recommendations";
import { spellingKey } from "@shared/spelling-key";
import { NOT_SURE, rangeIn, writeAnswer, type Answers } from "@shared/finders/answers";
import { callApi, callForAnswer } from "@/lib/api";
import { asPreferences, topOf, type AskedBeds } from "./bed-answers";

/** The beds that answers find. */
export async function bedResults(asked: AskedBeds, answers: Answers): Promise<FinderResults> {
  const url = withAnswers("/api/recommendations", asked, answers);
  const { data, headers } = await callForAnswer<RecommendedBed[]>("GET", url);
  const total = Number(headers.get("X-Total-Count") ?? data.length);
  const items = data.map((bed) => itemOf(bed, asked));
  return {
    version: asked.shown.version,
    sections: [{ id: "beds", total, items, relaxed: [], percentOf: "answers" }],
    isFirstSelection: false,
  };
}

/** Changes that find more beds. */
export async function bedSuggestions(
  asked: AskedBeds,
  answers: Answers,
): Promise<FinderSuggestion[]> {
  const url = withAnswers("/api/recommendations/suggestions", asked, answers);
  const misses = await callApi<NearMiss[]>("GET", url);
  return misses.map((miss) => ({ ...miss, changes: written(miss, asked, answers) }));
}

/** The address of a call with these answers; open ones are omitted, as is a price at the slider's top. */
function withAnswers(path: string, asked: AskedBeds, answers: Answers): string {
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(asPreferences(asked, answers))) {
    const text = Array.isArray(value) ? value.join(",") : String(value);
    const isOpen =
      text === NOT_SURE ||
      text === "" ||
      (field === "maxPrice" && Number(value) >= topOf(asked, answers));
    if (!isOpen) query.set(field, text);
  }
  const tail = query.toString();
  return `${path}${tail && `?${tail}`}`;
}

function itemOf(bed: RecommendedBed, asked: AskedBeds): ResultItem {
  const facts = (["bedSize", "mattressType", "firmness"] as const).map((id) => [
    id,
    nameOf(asked, id, bed[id]),
  ]);
  return {
    id: bed.id,
    name: bed.name,
    description: bed.shortDescription,
    brand: null,
    pictureUrl: bed.imageUrl,
    url: bed.magentoUrl,
    price: bed.price,
    fullPrice: null,
    isFromPrice: false,
    inStock: bed.inStock,
    score: bed.matchScore,
    reasons: bed.match,
    unknowns: [],
    promoted: null,
    facts: Object.fromEntries(facts) as Record<string, string>,
    tags: bed.features.map((name) => tagOf(name, asked)),
    fits: null,
  };
}

const optionsOf = ({ questions }: AskedBeds, question: string) =>
  questions.find(({ id }) => id === question)?.options ?? [];

/** The label within a sentence; a label in capitals stays as it is. */
function nameOf(asked: AskedBeds, question: string, id: string): string {
  const label = optionsOf(asked, question).find((option) => option.id === id)?.label;
  if (label === undefined) return id.replaceAll("_", " ");
  return label === label.toUpperCase() ? label : label.toLowerCase();
}

/** The list's own label for a feature, regardless of the product's spelling. */
function tagOf(name: string, asked: AskedBeds) {
  const id = spellingKey(name);
  const option = optionsOf(asked, "features").find((each) => each.id === id);
  if (!option) return { label: name, tip: "Premium Feature" };
  return { label: option.label, tip: option.tip ?? option.text };
}

/** A change of preferences as one of answers. A budget that is open above stays so at another size. */
function written({ changes }: NearMiss, asked: AskedBeds, answers: Answers) {
  const { minPrice, maxPrice, ...rest } = changes;
  const texts = Object.entries(rest).map(([id, value]) => [
    id,
    value === null || value === undefined ? null : writeAnswer(value),
  ]);
  const range = rangeIn(answers.budget ?? []) ?? {};
  const isOpen = (range.max ?? Infinity) >= topOf(asked, answers);
  const isBudget =
    minPrice !== undefined || maxPrice !== undefined || (rest.bedSize && answers.budget && isOpen);
  const min = orNone(minPrice, range.min);
  const max = orNone(maxPrice, isOpen ? undefined : range.max);
  return {
    ...(Object.fromEntries(texts) as Record<string, string | null>),
    ...(isBudget && { budget: writeAnswer({ min, max }) }),
  };
}

type Price = BedPreferences["minPrice"] | null;

/** A changed price; null removes it. */
const orNone = (changed: Price, present: number | undefined) =>
  changed === undefined ? present : (changed ?? undefined);
