import { ammoQuantities, boxesOf, packsFor } from "@shared/ammo-quantities";
import type { FirearmQuery, FirearmCriterion, FirearmItem } from "@shared/contracts/firearms";
import { caliberLabel } from "@shared/firearm-calibers";
import * as options from "@shared/firearm-options";
import { formatRand } from "@shared/money";

/** More than this is a list, not a reason. */
const MAX_NAMED = 3;

const conjunction = new Intl.ListFormat("en", { type: "conjunction" });

const sizes = [...options.subTypes.pistol, ...options.subTypes.revolver];

const labelOf = (list: readonly { id: string; label: string }[], id: string | undefined) =>
  list.find((option) => option.id === id)?.label;

/**
 * The reason why a product is in the list, in a sentence: "Fits your 9mm, R2,000 under your budget". Made
 * of the answers that it meets and of its price alone; relaxed answers are not in it.
 */
export function reasonFor(
  item: FirearmItem,
  answers: FirearmQuery,
  relaxed: readonly FirearmCriterion[],
): string {
  const met = metAnswers(item, answers)
    .filter(([criterion, label]) => label !== undefined && !relaxed.includes(criterion))
    .slice(0, MAX_NAMED)
    .map(([, label]) => label!);
  const fits =
    met.length > 0
      ? `Fits your ${conjunction.format(met)}`
      : relaxed.length > 0
        ? "Close to what you asked for"
        : "Fits what you asked for";
  return [fits, budgetPart(item, answers)].filter(Boolean).join(", ");
}

function metAnswers(
  item: FirearmItem,
  answers: FirearmQuery,
): [FirearmCriterion, string | undefined][] {
  const lower = (label: string | undefined) => label?.toLowerCase();
  const isOfBrand = answers.brands?.includes(item.brand);
  return [
    ["caliber", answers.caliber && item.caliber !== "any" ? caliberLabel(item.caliber) : undefined],
    ["quantity", lower(labelOf(ammoQuantities, answers.quantity))],
    ["game", lower(labelOf(options.games, answers.game))],
    ["discipline", labelOf(options.disciplines, answers.discipline)],
    ["useCase", lower(labelOf(options.useCases, answers.useCase))],
    ["subType", withNoun(lower(labelOf(sizes, answers.subType)), "size")],
    ["action", withNoun(lower(labelOf(options.actions, answers.action)), "action")],
    ["brands", isOfBrand ? item.brand : undefined],
  ];
}

/** "compact size", but "full size" and "bolt action" as they are. */
function withNoun(label: string | undefined, noun: string): string | undefined {
  return label === undefined || label.endsWith(noun) ? label : `${label} ${noun}`;
}

function budgetPart(item: FirearmItem, answers: FirearmQuery): string | undefined {
  const { minPrice = 0, maxPrice } = answers;
  const cost = costOf(item, answers);
  if (cost < minPrice) return `${formatRand(minPrice - cost)} below your budget`;
  if (maxPrice === undefined) return undefined;
  if (cost > maxPrice) return `${formatRand(cost - maxPrice)} over your budget`;
  return cost === maxPrice
    ? "just within your budget"
    : `${formatRand(maxPrice - cost)} under your budget`;
}

/** The price to pay, as the recommendation computes it. */
function costOf({ price, specialPrice, packSize }: FirearmItem, { quantity }: FirearmQuery) {
  const packs =
    packSize === null ? (quantity ? boxesOf(quantity) : 1) : packsFor(quantity, packSize);
  return (packs * Math.round(Number(specialPrice ?? price) * 100)) / 100;
}
