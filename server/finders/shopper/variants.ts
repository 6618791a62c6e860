import type { ResultItem } from "@shared/contracts/finders";
import { formatMoney } from "@shared/finders/format-money";
import { columnNamed, rowsOf } from "../../engine/catalog";
import { groupsOf } from "../../engine/groups";
import { canBeHad } from "../../engine/order";
import { YES, type Truth } from "../../engine/truth";
import type { FinderCatalog, FinderProduct } from "../compile/finder-catalog";
import { statedLabel } from "../compile/labels";
import type { Wording } from "../compile/column-words";
import { list } from "../compile/say";

// A product is listed once, by its best variant; the others that fit are said beside it: a boy's mother who sees only
// the pink one looks elsewhere.

/** More of them are counted. */
const MAX_NAMED = 4;
/** Of a product with thousands of variants so many are looked at: nobody waits for the words of all. */
const MAX_LOOKED_AT = 60;
/** What a variant is called by, at most, where its name does not tell it. */
const MAX_ATTRIBUTES = 3;
/** Longer texts are no names of variants. */
const MAX_TEXT = 30;

/** What is said of a product of which there are other variants. */
type Variants = Pick<ResultItem, "variant" | "variants">;

/**
 * Says the other variants of the product in a row that are as they must be and can be had, by what tells them apart, with
 * their prices where these differ: "Blue (R899) and Slate"; and which one this is, where its name does not tell it.
 * Nothing where there are no others.
 */
export function otherVariants(
  catalog: FinderCatalog,
  isSo: (row: number) => Truth,
  wording: Wording,
): (row: number) => Variants {
  const groups = groupsOf(catalog);
  if (!groups) return () => ({});
  const column = columnNamed(catalog, catalog.groupedBy!);
  const { language } = wording;
  return (row) => {
    const rows = rowsOf(column, groups[row]!);
    const all = rows.filter(
      (other) => other !== row && isSo(other) === YES && canBeHad(catalog.stock[other]!),
    );
    if (all.length === 0) return {};
    const others = all.slice(0, MAX_LOOKED_AT);
    const labelOf = labelsAmong(catalog, [row, ...others], wording);
    const own = catalog.productAt(row);
    const said = new Map<string, string>();
    for (const other of others) {
      const label = labelOf(other);
      const price = paidFor(catalog.productAt(other));
      if (label === "" || label === labelOf(row) || said.has(label)) continue;
      const isOther = price !== null && price !== paidFor(own);
      const money = () => formatMoney(Number(price), language.currency, language.locale);
      said.set(label, isOther ? `${label} (${money()})` : label);
    }
    if (said.size === 0) return {};
    const named = [...said.values()].slice(0, MAX_NAMED);
    const more = said.size - named.length;
    const variants =
      more > 0
        ? `${named.join(", ")} ${others.length < all.length ? "…" : `+${more}`}`
        : list(named, language.locale, "and");
    const variant = labelOf(row);
    return variant === "" || variant === own.name ? { variants } : { variant, variants };
  };
}

const paidFor = ({ price, specialPrice }: FinderProduct) => specialPrice ?? price;

/** What tells some variants apart: their names, or the first attributes each of which tells more of them apart. */
function labelsAmong(
  catalog: FinderCatalog,
  rows: readonly number[],
  { attributes, language }: Wording,
): (row: number) => string {
  const names = rows.map((row) => catalog.productAt(row).name);
  if (new Set(names).size > 1) return (row) => catalog.productAt(row).name;
  const labels: ((row: number) => string)[] = [];
  const labelOf = (row: number) =>
    labels
      .map((label) => label(row))
      .filter(Boolean)
      .join(", ");
  let apart = 1;
  for (const attribute of attributes.values()) {
    const column = catalog.columns.get(attribute.id);
    // Alone "no" and "none" say nothing.
    if (!column || ["date", "flag"].includes(attribute.kind)) continue;
    // By their codes: words are made of those alone that are said.
    if (rows.every((row) => column.codes[row] === column.codes[rows[0]!])) continue;
    const labelAt = (row: number) =>
      statedLabel(column.values[column.codes[row]!]!, attribute, language);
    // What one of them does not state tells it from none.
    if (rows.some((row) => /^(?:none|no|n\/a|-)?$/i.test(labelAt(row)))) continue;
    if (attribute.kind === "text" && rows.some((row) => labelAt(row).length > MAX_TEXT)) continue;
    labels.push(labelAt);
    // M is 54 to 59 cm: said once, it is clear.
    const now = new Set(rows.map(labelOf)).size;
    if (now === apart) {
      labels.pop();
      continue;
    }
    apart = now;
    if (labels.length === MAX_ATTRIBUTES) break;
  }
  return labelOf;
}
