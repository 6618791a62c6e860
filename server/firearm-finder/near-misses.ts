import type { FirearmQuery, FirearmNearMiss } from "@shared/contracts/firearms";
import { BUDGET_SLIDER } from "@shared/firearm-budgets";
import { caliberLabel } from "@shared/firearm-calibers";
import { actions } from "@shared/firearm-options";
import { formatRand } from "@shared/money";
import type { FirearmCatalogue } from "../catalogues/firearm-catalogue";
import { count } from "../matching/counts";
import { select } from "../matching/select";
import { sortedNumbers, suggestions } from "../matching/suggestions";
import { asked, criterionOf } from "./answers";
import { tally } from "./tally";

/** Changes are offered only below this number of products. */
const FEW = 4;
/** The most changes offered, and the most tried of one kind. */
const MAX_COUNT = 4;
const MAX_OF_A_KIND = 6;
/** Rand that budgets are rounded to, away from the shopper's own. */
const ROUNDING = 100;

type Offer = Omit<FirearmNearMiss, "count">;

/**
 * Changes of one answer that find more, each proven by counting with the changed answers: `count` is the
 * number of products that then match, with nothing relaxed. The one that finds most first.
 */
export function firearmNearMisses(
  catalogue: FirearmCatalogue,
  answers: FirearmQuery,
): FirearmNearMiss[] {
  const now = asked(catalogue, answers).query;
  if (count(catalogue, now) >= FEW) return [];
  const candidates = [
    ...budgets(catalogue, answers),
    ...kinds(catalogue, answers),
    ...openAnswers(answers),
  ].map((offer) => ({ offer, query: asked(catalogue, withChanges(answers, offer.changes)).query }));
  return suggestions(catalogue, now, candidates, {
    isWorthwhile: (then, now) => then.count > now.count,
    compare: (a, b) => b.count - a.count,
    maxItems: MAX_COUNT,
  }).map(({ offer, then }) => ({ ...offer, count: then.count }));
}

const spaced = (caliber: string) => caliber.replaceAll("_", " ");

/** The answers with a suggestion's changes: null removes one. */
function withChanges(answers: FirearmQuery, changes: FirearmNearMiss["changes"]): FirearmQuery {
  const merged = Object.entries({ ...answers, ...changes }).filter(([, value]) => value !== null);
  return Object.fromEntries(merged);
}

/** Just enough more for the next product, or just enough less. */
function budgets(catalogue: FirearmCatalogue, answers: FirearmQuery): Offer[] {
  const { minPrice = 0, maxPrice } = answers;
  const { narrow, nearTo } = asked(catalogue, answers).query;
  if (!nearTo) return [];
  const others = narrow.filter(({ id }) => criterionOf(id) !== "price");
  const rows = select(
    catalogue,
    others.map(({ condition }) => condition),
  );
  const costs = sortedNumbers(catalogue, nearTo.number, rows);
  const above = costs.find((cost) => maxPrice !== undefined && cost > maxPrice);
  const below = costs.findLast((cost) => cost < minPrice);
  const candidates: Offer[] = [];
  if (maxPrice !== undefined && above !== undefined) {
    const raised = Math.ceil(above / ROUNDING) * ROUNDING;
    candidates.push({
      id: `max-price-${raised}`,
      label: `Raise your budget by ${formatRand(raised - maxPrice)}`,
      // The slider ends there: beyond it the price has no limit.
      changes: { maxPrice: raised > BUDGET_SLIDER.max ? null : raised },
    });
  }
  if (below !== undefined) {
    const lowered = Math.floor(below / ROUNDING) * ROUNDING;
    candidates.push({
      id: `min-price-${lowered}`,
      label: `Start your budget at ${formatRand(lowered)}`,
      changes: { minPrice: lowered },
    });
  }
  return candidates;
}

/** Another caliber or action, of those that products of the same type and purpose have. */
function kinds(catalogue: FirearmCatalogue, answers: FirearmQuery): Offer[] {
  const { type, purpose, category, caliber, action } = answers;
  if (caliber === undefined && action === undefined) return [];
  const counts = tally(catalogue, { type, purpose, category });
  const others = (found: Record<string, number>, own: string | undefined) =>
    own === undefined
      ? []
      : Object.entries(found)
          .filter(([id]) => spaced(id) !== spaced(own))
          .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
          .slice(0, MAX_OF_A_KIND)
          .map(([id]) => id);
  return [
    ...others(counts.calibers, caliber).map((id) => ({
      id: `caliber-${id}`,
      label: `Choose ${caliberLabel(id)} instead`,
      changes: { caliber: id },
    })),
    ...others(counts.actions, action).flatMap((id): Offer[] => {
      const other = actions.find((each) => each.id === id);
      if (!other) return [];
      const changes = { action: other.id };
      return [{ id: `action-${id}`, label: `Take ${other.label.toLowerCase()} instead`, changes }];
    }),
  ];
}

/** Answers that the wizard lets a shopper leave open. */
function openAnswers({ carryPosition, handSize, brands }: FirearmQuery): Offer[] {
  const isGiven = (id: string | undefined) => id !== undefined && id !== "no_preference";
  return [
    ...(isGiven(carryPosition)
      ? [
          {
            id: "any-carry-position",
            label: "Leave the carry position open",
            changes: { carryPosition: "no_preference" as const },
          },
        ]
      : []),
    ...(isGiven(handSize)
      ? [
          {
            id: "any-hand-size",
            label: "Leave the hand size open",
            changes: { handSize: "no_preference" as const },
          },
        ]
      : []),
    ...(brands?.length
      ? [{ id: "any-brand", label: "Take any brand", changes: { brands: null } }]
      : []),
  ];
}
