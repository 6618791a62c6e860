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
 * Says why products are in the list for these answers, in a sentence each: "Fits your 9mm, R2,000 under your
 * budget". Made of the answers that a product meets and of its price alone; relaxed answers are not in it.
 */
export function reasons(
  answers: FirearmQuery,
  relaxed: readonly FirearmCriterion[],
): (item: FirearmItem) => string {
  const labels = answerLabels(answers).filter(([criterion]) => !relaxed.includes(criterion));
  const close = relaxed.length > 0 ? "Close to what you asked for" : "Fits what you asked for";
  return (item) => {
    const met = labels
      .flatMap(([, label]) => (typeof label === "function" ? label(item) : label) ?? [])
      .slice(0, MAX_NAMED);
    const fits = met.length > 0 ? `Fits your ${conjunction.format(met)}` : close;
    const budget = budgetPart(item, answers);
    return budget === undefined ? fits : `${fits}, ${budget}`;
  };
}

type Label = string | undefined;

/** What each answer is called in a sentence; of some it depends on the product. */
function answerLabels(
  answers: FirearmQuery,
): [FirearmCriterion, Label | ((item: FirearmItem) => Label)][] {
  const { caliber, brands } = answers;
  const lower = (label: Label) => label?.toLowerCase();
  return [
    [
      "caliber",
      (item) => (caliber && item.caliber !== "any" ? caliberLabel(item.caliber) : undefined),
    ],
    ["quantity", lower(labelOf(ammoQuantities, answers.quantity))],
    ["game", lower(labelOf(options.games, answers.game))],
    ["discipline", labelOf(options.disciplines, answers.discipline)],
    ["useCase", lower(labelOf(options.useCases, answers.useCase))],
    ["subType", withNoun(lower(labelOf(sizes, answers.subType)), "size")],
    ["action", withNoun(lower(labelOf(options.actions, answers.action)), "action")],
    ["brands", ({ brand }) => (brands?.includes(brand) ? brand : undefined)],
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
