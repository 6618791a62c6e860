import { AMMO_BUDGET_SLIDER, ammoQuantities, BULK_ROUNDS } from "@shared/ammo-quantities";
import { BUDGET_SLIDER, firearmBudgets, OPEN_BUDGET } from "@shared/firearm-budgets";
import { carryPositions, handSizes } from "@shared/firearm-ergonomics";
import {
  en,
  isByQuantity,
  isForDefense,
  narrow,
  optionsFrom,
  type FirearmQuestion,
} from "./firearm-parts";

type Rules = NonNullable<FirearmQuestion["rules"]>;

/** Bulk packs, or boxes; a pack of unknown size is neither. */
const packsFor = (quantity: string): Rules => [
  {
    use: "narrow",
    condition:
      quantity === "bulk"
        ? { attribute: "packSize", atLeast: BULK_ROUNDS }
        : { attribute: "packSize", atMost: BULK_ROUNDS - 1 },
  },
];

const suggestBudget = { budget: { rounding: 100 } };

/** How it is carried and held, what it fires, and what it may cost. */
export const firearmWishes: FirearmQuestion[] = [
  {
    id: "carryPosition",
    group: "ergonomics",
    title: en("Carry position"),
    message: en("Please select your preferred carry position"),
    when: isForDefense,
    ask: { kind: "one" },
    required: false,
    options: optionsFrom(carryPositions),
    rules: narrow("carryPosition", { answer: "carryPosition" }),
    giveUp: 2,
    suggest: { open: en("Leave the carry position open") },
  },
  {
    id: "handSize",
    group: "ergonomics",
    title: en("Hand size"),
    when: isForDefense,
    ask: { kind: "one" },
    required: false,
    options: optionsFrom(handSizes),
    rules: narrow("handSize", { answer: "handSize" }),
    giveUp: 1,
    suggest: { open: en("Leave the hand size open") },
  },
  {
    id: "caliber",
    group: "caliber",
    title: en("Choose your caliber"),
    text: en("If you are unsure, the recommended ones are a safe start."),
    message: en("Please select a caliber"),
    ask: { kind: "one" },
    advance: "choose",
    offer: "available",
    options: { attribute: "caliber", means: "rules" },
    resets: ["brands"],
    rules: [
      {
        use: "narrow",
        condition: { attribute: "caliber", is: { answer: "caliber" }, exact: true },
      },
    ],
    giveUp: 12,
    fits: en("{product}"),
    // Of reloading equipment: it is no caliber.
    fitsWithout: ["any"],
    suggest: { others: en("Choose {option} instead") },
  },
  {
    id: "quantity",
    group: "budget",
    title: en("How much do you need?"),
    text: en("Sorted by the price per round."),
    message: en("Please select a quantity"),
    when: isByQuantity,
    ask: { kind: "one" },
    options: ammoQuantities.map(({ id, label, rounds }) => ({
      id,
      label: en(label),
      text: en(rounds),
      rules: packsFor(id),
    })),
    giveUp: 10,
    fits: en("{answer|lower}"),
    suggest: {},
  },
  {
    id: "budget",
    group: "budget",
    title: en("What is your budget?"),
    text: en("A special price counts as the price."),
    message: en("Minimum price must be positive"),
    when: { not: isByQuantity },
    ask: {
      kind: "price",
      ...BUDGET_SLIDER,
      first: "slider",
      presets: firearmBudgets.map(({ id, label, minPrice, maxPrice }) => ({
        id,
        label: en(label),
        min: minPrice,
        ...(maxPrice < OPEN_BUDGET && { max: maxPrice }),
      })),
    },
    rules: [{ use: "narrow", condition: { attribute: "price", inRangeOf: "budget" } }],
    giveUp: 9,
    suggest: suggestBudget,
  },
  {
    id: "quantityBudget",
    group: "budget",
    title: en("Budget for all of it"),
    when: isByQuantity,
    ask: { kind: "price", ...AMMO_BUDGET_SLIDER },
    required: false,
    rules: [
      {
        use: "narrow",
        when: { not: { question: "quantity", hasAny: ["3", "5"] } },
        condition: { attribute: "price", inRangeOf: "quantityBudget" },
      },
      ...["3", "5"].map((quantity) => ({
        use: "narrow" as const,
        when: { question: "quantity", is: quantity },
        condition: { attribute: `cost-${quantity}`, inRangeOf: "quantityBudget" },
      })),
    ],
    giveUp: 9,
    suggest: suggestBudget,
  },
  {
    id: "brands",
    group: "budget",
    title: en("Brands"),
    ask: { kind: "many" },
    required: false,
    options: { products: "brand", ids: "names", means: "rules" },
    rules: [
      {
        use: "narrow",
        condition: { attribute: "brand", hasAny: { answer: "brands" }, exact: true },
      },
    ],
    giveUp: 3,
    fits: en("{product}"),
    suggest: { open: en("Take any brand") },
  },
];
