import type { ColumnLook } from "@shared/contracts/file-look";
import { namesCurrency, pricesIn } from "../../table/prices";
import type { Distinct } from "../../table/column-amounts";
import { isInternal, isTrade } from "./own-columns";

interface Column {
  header: string;
  stated: number;
  distinct: Distinct;
  partOf?: string | undefined;
}

/** The part of a column's cells that have to name a currency, where no header says price. */
const MOST_MONEY = 0.6;
/** The part of them that have to be prices where one does. */
const LEAST_PRICES = 0.3;

/** "4,97 €/kg" and "1,82 € / 100 g" are prices, too. */
const BY_AMOUNT = /\s*(?:\/|\b(?:per|je|pro)\b)\s*(?:\d+\s*)?\p{L}{1,6}\.?$/u;

/** What headers call prices that are not what shoppers pay here: printed ones, those of so many, those by weight. */
const PRICE_WORDS =
  /price|preis|prix|prijs|precio|prezzo|цена|\b(rrp|msrp|uvp|vk|pvp|trade|dealer|wholesale|gastro|staffel)\b/iu;

/** Whether a column holds prices, of whatever kind. */
function holdsPrices(column: Column): boolean {
  if (column.partOf !== undefined || column.stated === 0) return false;
  const isSaid = PRICE_WORDS.test(column.header) && hasPrices(column, MOST_MONEY);
  return isSaid || isMoney(column);
}

/** Whether cells under a header that says price are some: "Sale" may say yes and no. */
export function hasPrices({ distinct, stated }: Column, least = LEAST_PRICES): boolean {
  let prices = 0;
  for (const [cell, count] of distinct)
    if (pricesIn(cell.replace(BY_AMOUNT, "")).length > 0) prices += count;
  return prices >= stated * least;
}

/** Whether a column's cells, or its header, name a currency. */
export function isMoney(column: Column): boolean {
  const { header, distinct, stated } = column;
  if (/[€$£₽₴]/.test(header) && hasPrices(column)) return true;
  let money = 0;
  for (const [cell, count] of distinct) if (namesCurrency(cell)) money += count;
  return stated > 0 && money >= stated * MOST_MONEY;
}

/** Leaves out prices beside those that are proposed. The places of all of them; none where there is no choice. */
export function leaveOtherPrices(
  columns: readonly Column[],
  looks: readonly ColumnLook[],
): number[] {
  const placesOf = (isFree: (place: number, column: Column) => boolean) =>
    columns.flatMap((column, place) => {
      const { use, attribute } = looks[place]!.plan;
      const mayBe = use === "attribute" ? !attribute!.isKnown : use === "left out";
      return use === "price" || (mayBe && isFree(place, column) && holdsPrices(column))
        ? [place]
        : [];
    });
  const may = placesOf(
    (place, { header }) =>
      isTrade(header) || (looks[place]!.plan.use === "attribute" && !isInternal(header)),
  );
  // A list for the trade has no other prices than those: whether shoppers pay them is asked, too.
  const isProposed = may.some((place) => looks[place]!.plan.use === "price");
  if (may.length === 0 || (may.length === 1 && isProposed)) return [];
  for (const place of may) {
    const look = looks[place]!;
    if (look.plan.use === "price") continue;
    look.plan.use = "left out";
    look.why = "It holds other prices than those that are proposed.";
  }
  return may;
}
