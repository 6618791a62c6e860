import type {
  FirearmCounts,
  FirearmNearMiss,
  FirearmQuery,
} from "@shared/specification/contracts/firearms";
import { chosenIds, rangeIn } from "@shared/finders/answers";
import { BUDGET_SLIDER } from "@shared/specification/ammo-quantities";
import type { AskedQuestion } from "../../finders/compile/asked";
import type { KnownOption } from "../../finders/compile/known-options";
import type { Offer } from "../../finders/shopper/offers";
import { provenChangesInSteps } from "../../finders/shopper/suggest";
import type { SuggestionRules } from "../../finders/shopper/suggestion-rules";
import { countInSteps } from "../../engine/counts";
import type { Steps } from "../../platform/work/steps";
import { answersOf, asked, type StagedFirearms } from "./staged-firearms";
import { tally } from "./tally";

/** Changes are offered only below this number of products. */
const FEW = 4;
/** The most calibers or actions that are tried. */
const MAX_OF_A_KIND = 6;

/** More products, whatever they cost and whether they are in stock. */
const rules: SuggestionRules = {
  isWorthwhile: (then, now) => then.count > now.count,
  compare: (a, b) => b.count - a.count,
  mayCombine: false,
  asGiven: true,
  top: BUDGET_SLIDER.max,
  order: ["budget", "quantityBudget", "caliber", "action", "carryPosition", "handSize", "brands"],
};

/**
 * Changes of one answer that find more, each proven by counting with the changed answers: `count` is the
 * number of products that then match, with nothing relaxed. The one that finds most first. In steps.
 */
export function* firearmNearMisses(
  staged: StagedFirearms,
  answers: FirearmQuery,
): Steps<FirearmNearMiss[]> {
  const { document, catalog, section } = staged;
  if ((yield* countInSteps(catalog, asked(staged, answers).query)) >= FEW) return [];
  const stage = { document, catalogs: new Map([[section.catalogue, catalog]]) };
  const { type, purpose, category } = answers;
  const counts = yield* tally(staged, { type, purpose, category });
  const proven = yield* provenChangesInSteps(stage, answersOf(answers), document.locale, {
    ...rules,
    among: (question) => commonest(question, counts),
  });
  return proven.map(({ offer, then }) => ({
    id: nameOf(offer),
    label: offer.label,
    changes: changesOf(offer.changes, answers),
    count: then.count,
  }));
}

/** Other calibers or actions, of those that products of the same type and purpose have, the commonest first. */
function commonest(
  { question, options, answer }: AskedQuestion,
  counts: FirearmCounts,
): KnownOption[] {
  const [own = ""] = chosenIds(answer);
  const found = question.id === "caliber" ? counts.calibers : counts.actions;
  return Object.entries(found)
    .filter(([id]) => spaced(id) !== spaced(own))
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MAX_OF_A_KIND)
    .flatMap(([id]) => options.find((each) => each.id === id) ?? []);
}

/** Calibers are written in two ways: `380_acp` and `380 acp`. */
const spaced = (caliber: string) => caliber.replaceAll("_", " ");

const NAMES: readonly [RegExp, string][] = [
  [/^(?:budget|quantityBudget)-(max|min)-/, "$1-price-"],
  [/^carryPosition-open$/, "any-carry-position"],
  [/^handSize-open$/, "any-hand-size"],
  [/^brands-open$/, "any-brand"],
];

/** "max-price-7000" · "caliber-9mm" · "any-brand". */
const nameOf = ({ id }: Offer): string =>
  NAMES.reduce((name, [ours, theirs]) => name.replace(ours, theirs), id);

/** Changed answers as parameters: of a budget only what differs. */
function changesOf(
  { budget, quantityBudget, ...others }: Offer["changes"],
  { minPrice, maxPrice }: FirearmQuery,
): FirearmNearMiss["changes"] {
  const range = rangeIn(budget ?? quantityBudget ?? undefined);
  return {
    ...(others as FirearmNearMiss["changes"]),
    ...(range && range.max !== maxPrice && { maxPrice: range.max ?? null }),
    ...(range && (range.min ?? 0) !== (minPrice ?? 0) && { minPrice: range.min ?? null }),
  };
}
