import type { Section, FinderDocument } from "@shared/finders/document";
import type { ResultItem } from "@shared/contracts/finders";
import { columnNamed, numbersNamed } from "../../engine/catalogue";
import type { Bought } from "../compile/amounts";
import type { FinderCatalogue } from "../compile/finder-catalogue";
import { statedLabel, type Language } from "../compile/labels";
import { fill, list } from "../compile/say";

/** What is said of packs unless a document says it otherwise. */
const PACKS = { en: "{packs}, {amount} in all" };

/** What is different of a product of which an amount is bought: its packs, and what they cost together. */
export function boughtItem(
  document: FinderDocument,
  { amount }: Section,
  catalogue: FinderCatalogue,
  { packs, price }: Bought,
  language: Language,
): Partial<ResultItem> {
  const { say, locale } = language;
  const pack = amount!.pack;
  const sizes = columnNamed(catalogue, pack);
  const attribute = catalogue.attributes.get(pack);
  const sizeAt = (row: number) =>
    statedLabel(sizes.values[sizes.codes[row]!]!, attribute, language);
  const words = packs.map(({ row, count }) => `${count} × ${sizeAt(row)}`);
  const numbers = numbersNamed(catalogue, pack);
  const inAll = packs.reduce((sum, { row, count }) => sum + count * numbers[row]!, 0);
  // Packs are of whole thousandths.
  const all = statedLabel(Math.round(inAll * 1_000) / 1_000, attribute, language);
  const together = list(words, locale, "and");
  const isOne = packs.length === 1 && packs[0]!.count === 1;
  const full = fullPriceOf(catalogue, packs);
  const main = packs[0] && catalogue.productAt(packs[0].row);
  return {
    ...(main && { name: main.name, url: main.pageUrl, pictureUrl: main.pictureUrl }),
    price: price.toFixed(2),
    fullPrice: full > price ? full.toFixed(2) : null,
    packs: isOne
      ? together
      : fill(say(document.texts.packs ?? PACKS), { packs: together, amount: all }, locale),
  };
}

/** What packs cost together without what is off. */
function fullPriceOf(catalogue: FinderCatalogue, packs: Bought["packs"]): number {
  return packs.reduce((sum, { row, count }) => {
    const { price, specialPrice } = catalogue.productAt(row);
    return sum + count * Number(price ?? specialPrice);
  }, 0);
}
