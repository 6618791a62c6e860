import { formatMoney } from "./format-money";
import type { Ask } from "./question";

// Bounds of a price, as proposals and the builder offer them.

type PriceAsk = Extract<Ask, { kind: "price" }>;

/** More than this off, a rounder price divides the products in another way. */
const MOST_OFF = 0.08;

/** The price that people would name instead of one: 25 for 24, 375 for 380; itself where none is near. */
function roundPrice(price: number): number {
  const power = 10 ** Math.floor(Math.log10(price));
  const isFine = price < 3 * power && power >= 100;
  const step = power * (isFine ? 0.25 : 0.5);
  const rounder = Math.round(price / step) * step;
  return Math.abs(rounder - price) <= price * MOST_OFF ? rounder : price;
}

const UP_TO: Readonly<Record<string, readonly [upTo: string, anyPrice: string]>> = {
  en: ["Up to {price}", "Any price"],
  af: ["Tot {price}", "Enige prys"],
  de: ["Bis {price}", "Jeder Preis"],
  es: ["Hasta {price}", "Cualquier precio"],
  fr: ["Jusqu’à {price}", "Peu importe le prix"],
  it: ["Fino a {price}", "Qualsiasi prezzo"],
  nl: ["Tot en met {price}", "Elke prijs"],
  pt: ["Até {price}", "Qualquer preço"],
};

/**
 * Asks for a price up to one of these bounds, or any: whoever may spend more may spend less. The slider goes to the
 * highest price that there is.
 */
export function priceAsk(
  bounds: readonly number[],
  highest: number,
  { currency, locale }: { currency: string; locale: string },
): PriceAsk {
  const round = bounds.map(roundPrice);
  // Rounder ones are no longer apart, or no longer inside.
  const isTold = new Set(round).size === round.length && round.every((each) => each < highest);
  const told = isTold ? round : bounds;
  const coarse = 10 ** Math.max(0, Math.floor(Math.log10(told.at(-1) ?? highest)) - 1);
  const steps = [coarse, coarse / 2, coarse / 5, coarse / 10];
  const step = steps.find((each) => told.every((bound) => isMultiple(bound, each))) ?? coarse;
  const [upTo, anyPrice] = UP_TO[locale.split("-")[0]!] ?? UP_TO["en"]!;
  return {
    kind: "price",
    min: 0,
    max: Number((Math.ceil(highest / step) * step).toPrecision(12)),
    step,
    presets: [
      ...told.map((max, at) => ({
        id: `budget-${at + 1}`,
        label: { [locale]: upTo.replace("{price}", () => formatMoney(max, currency, locale)) },
        min: 0,
        max,
      })),
      { id: "any-price", label: { [locale]: anyPrice }, min: 0 },
    ],
  };
}

const isMultiple = (number: number, of: number) =>
  Math.abs(number / of - Math.round(number / of)) < 1e-9;
