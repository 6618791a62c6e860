import type { SQL } from "drizzle-orm";
import type { FirearmQuery, FirearmNearMiss } from "@shared/contracts/firearms";
import { BUDGET_SLIDER } from "@shared/firearm-budgets";
import { caliberLabel } from "@shared/firearm-calibers";
import { actions } from "@shared/firearm-options";
import { formatRand } from "@shared/money";
import type { Database } from "../database/database";
import { allOf, costOf, criteriaFor } from "./conditions";
import { countedFirearms, countFirearms, nextCosts } from "./queries";
import { tally } from "./tally";

/** Changes are offered only below this number of products. */
const FEW = 4;
/** The most changes offered, and the most tried of one kind. */
const MAX_COUNT = 4;
const MAX_OF_A_KIND = 6;
/** Rand that budgets are rounded to, away from the shopper's own. */
const ROUNDING = 100;

type Candidate = Omit<FirearmNearMiss, "count">;

/**
 * Changes of one answer that find more, each proven by counting with the changed answers: `count` is the
 * number of products that then match, with nothing relaxed. The one that finds most first.
 */
export async function firearmNearMisses(
  db: Database,
  answers: FirearmQuery,
): Promise<FirearmNearMiss[]> {
  const countFitting = (changed: FirearmQuery) => countFirearms(db, allOf(criteriaFor(changed)));
  const now = await countFitting(answers);
  if (now >= FEW) return [];

  const proven: FirearmNearMiss[] = [];
  for (const candidate of [
    ...(await budgets(db, answers)),
    ...(await kinds(db, answers)),
    ...openAnswers(answers),
  ]) {
    const count = await countFitting(withChanges(answers, candidate.changes));
    if (count > now) proven.push({ ...candidate, count });
  }
  return proven.toSorted((a, b) => b.count - a.count).slice(0, MAX_COUNT);
}

/** The answers with a suggestion's changes: null removes one. */
function withChanges(answers: FirearmQuery, changes: FirearmNearMiss["changes"]): FirearmQuery {
  const merged = Object.entries({ ...answers, ...changes }).filter(([, value]) => value !== null);
  return Object.fromEntries(merged);
}

/** Just enough more for the next product, or just enough less. */
async function budgets(db: Database, answers: FirearmQuery): Promise<Candidate[]> {
  const { minPrice = 0, maxPrice } = answers;
  const others = criteriaFor(answers).filter(({ name }) => name !== "price");
  const { above, below } = await nextCosts(db, allOf(others), costOf(answers), minPrice, maxPrice);
  const candidates: Candidate[] = [];
  if (maxPrice !== undefined && above !== null) {
    const raised = Math.ceil(above / ROUNDING) * ROUNDING;
    candidates.push({
      id: `max-price-${raised}`,
      label: `Raise your budget by ${formatRand(raised - maxPrice)}`,
      // The slider ends there: beyond it the price has no limit.
      changes: { maxPrice: raised > BUDGET_SLIDER.max ? null : raised },
    });
  }
  if (below !== null) {
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
async function kinds(db: Database, answers: FirearmQuery): Promise<Candidate[]> {
  const { type, purpose, category, caliber, action } = answers;
  if (caliber === undefined && action === undefined) return [];
  const alike: SQL | undefined = allOf(criteriaFor({ type, purpose, category }));
  const counts = tally(await countedFirearms(db, alike));
  const others = (found: Record<string, number>, own: string | undefined) =>
    own === undefined
      ? []
      : Object.entries(found)
          .filter(([id]) => id.replaceAll("_", " ") !== own.replaceAll("_", " "))
          .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
          .slice(0, MAX_OF_A_KIND)
          .map(([id]) => id);
  return [
    ...others(counts.calibers, caliber).map((id) => ({
      id: `caliber-${id}`,
      label: `Choose ${caliberLabel(id)} instead`,
      changes: { caliber: id },
    })),
    ...others(counts.actions, action).flatMap((id): Candidate[] => {
      const other = actions.find((each) => each.id === id);
      if (!other) return [];
      const changes = { action: other.id };
      return [{ id: `action-${id}`, label: `Take ${other.label.toLowerCase()} instead`, changes }];
    }),
  ];
}

/** Answers that the wizard lets a shopper leave open. */
function openAnswers({ carryPosition, handSize, brands }: FirearmQuery): Candidate[] {
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
