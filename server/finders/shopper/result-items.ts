import { availabilityOf } from "@shared/stock";
import type { FinderDocument, Section } from "@shared/finders/document";
import type { ResultItem } from "@shared/contracts/finders";
import { columnNamed, numbersNamed, rowsOf } from "../../engine/catalog";
import { scoreOf } from "../../engine/explain";
import { groupsOf } from "../../engine/groups";
import type { Steps } from "../../platform/work/steps";
import { NOT_STATED, truthInSteps, YES, type Truth } from "../../engine/truth";
import type { FinderCatalog } from "../compile/finder-catalog";
import { fitsText } from "../compile/fits";
import { statedLabel, type Language } from "../compile/labels";
import type { Wording } from "../compile/column-words";
import type { Bought } from "../compile/amounts";
import { fill, list } from "../compile/say";
import { asFarAsStated, idAt, type AskedSection } from "./ask-section";
import { promotedText, type Place } from "./promote";
import { givenUpMissed, listRemarks, metThough, mustsMet, relativeIn } from "./said-of-items";
import { otherVariants } from "./variants";
import { writerIn } from "../sentences/sentences";

/** The products of a section as shoppers are shown them, in the order of their places. */
export function* resultItems(document: FinderDocument, asked: AskedSection): Steps<ResultItem[]> {
  const { section, compiled, wording, places, ranked, reasonsOf } = asked;
  const { catalog, query, boughtAt } = compiled;
  const { relaxed } = ranked;
  const points = (row: number) => scoreOf(reasonsOf(row));
  const kept = { ...query, narrow: query.narrow.filter(({ id }) => !relaxed.includes(id)) };
  const isSo = yield* truthInSteps(catalog, {
    all: [...kept.filter, ...kept.narrow.map(({ condition }) => condition)],
  });
  const hasOtherPrices = otherPrices(catalog, isSo, points);
  const variantsOf = boughtAt ? () => ({}) : otherVariants(catalog, isSo, wording);
  const marks: { truth: (row: number) => Truth; text: () => string }[] = [];
  for (const { id, condition, text } of compiled.marks) {
    if (relaxed.includes(id)) continue;
    marks.push({ truth: yield* truthInSteps(catalog, condition), text });
  }
  const remarksOf = listRemarks(catalog, kept, document.results.card);
  const { say, locale } = wording.language;
  const write = writerIn(locale);
  const wish = document.promotion?.text;
  const pick = wish ? say(wish) : write("our-pick");
  const fitsOf =
    document.results.order === "price"
      ? fitsText(catalog, compiled, relaxed, wording.language)
      : () => null;
  const isMetThough = metThough(compiled, relaxed);
  const relative = relativeIn(document);
  const ofRules = new Set(document.rules.map(({ id }) => id));
  const isByScore = document.results.order === "score";
  const metOf = isByScore ? mustsMet(compiled, relaxed) : () => [];
  // In order of price they say how far they are beside the budget already.
  const notMetOf = isByScore ? givenUpMissed(compiled, relaxed, wording.language) : () => [];
  const itemAt = ({ row, raised }: Place): ResultItem => {
    const product = catalog.productAt(row);
    const unknowns = [
      ...new Set(marks.filter(({ truth }) => truth(row) === NOT_STATED).map(({ text }) => text())),
    ];
    const reasons = unknowns.length > 0 ? asFarAsStated(reasonsOf(row), locale) : reasonsOf(row);
    const { price, specialPrice } = product;
    const availability = availabilityOf(product);
    const bought = boughtAt?.(row);
    const remarks = remarksOf(row);
    const met = metOf(row);
    const notMet = notMetOf(row);
    return {
      id: idAt(asked, row),
      name: product.name,
      description: product.description,
      brand: product.brand,
      pictureUrl: product.pictureUrl,
      url: product.pageUrl,
      price: specialPrice ?? price,
      fullPrice: specialPrice === null ? null : price,
      isFromPrice: !boughtAt && hasOtherPrices(row),
      ...variantsOf(row),
      inStock: product.inStock,
      ...(availability && { availability }),
      score: scoreOf(reasons),
      reasons: reasons.map((each) => ({
        ...each,
        ...(isMetThough(row, each) && { isMet: true as const }),
        ...(relative.has(each.criterion) && { isRelative: true as const }),
        ...(ofRules.has(each.criterion) && { isOfRule: true as const }),
      })),
      ...(met.length > 0 && { met }),
      ...(notMet.length > 0 && { notMet }),
      unknowns,
      ...(remarks.length > 0 && { remarks }),
      promoted: raised > 0 ? promotedText(raised, pick, write) : null,
      facts: factsOf(catalog, document.results.card, row, wording),
      fits: fitsOf(row),
      ...(bought && boughtItem(document, section, catalog, bought, wording.language)),
    };
  };
  const items: ResultItem[] = [];
  for (const place of places) {
    items.push(itemAt(place));
    yield;
  }
  return items;
}

/** Tells whether variants of the same product that fit as well cost more, and none costs less. */
function otherPrices(
  catalog: FinderCatalog,
  isSo: (row: number) => Truth,
  points: (row: number) => number,
): (row: number) => boolean {
  const groups = groupsOf(catalog);
  if (!groups) return () => false;
  const column = columnNamed(catalog, catalog.groupedBy!);
  const paid = (row: number) => {
    const { price, specialPrice } = catalog.productAt(row);
    return Number(specialPrice ?? price ?? NaN);
  };
  return (row) => {
    const alike = rowsOf(column, groups[row]!).filter(
      (other) =>
        other !== row &&
        catalog.stock[other] === catalog.stock[row] &&
        isSo(other) === YES &&
        points(other) === points(row),
    );
    // Rows are whole numbers, and their array makes all that is put into it so: prices have cents, or are none.
    const [price, prices] = [paid(row), Array.from(alike, paid)];
    return prices.some((each) => each > price) && !prices.some((each) => each < price);
  };
}

/** What a card shows: the attributes that a product states, in words. */
function factsOf(
  catalog: FinderCatalog,
  card: readonly string[],
  row: number,
  { attributes, language }: Wording,
): Record<string, string> {
  const facts: Record<string, string> = {};
  for (const id of card) {
    const attribute = attributes.get(id);
    if (!attribute) continue;
    const { codes, values } = columnNamed(catalog, id);
    const { brand } = catalog.productAt(row);
    const label = statedLabel(values[codes[row]!]!, attribute, language, brand);
    if (label !== "") facts[id] = label;
  }
  return facts;
}

/** What is different of a product of which an amount is bought: its packs, and what they cost together. */
function boughtItem(
  document: FinderDocument,
  { amount }: Section,
  catalog: FinderCatalog,
  { packs, price }: Bought,
  language: Language,
): Partial<ResultItem> {
  const { say, locale } = language;
  const pack = amount!.pack;
  const sizes = columnNamed(catalog, pack);
  const attribute = catalog.attributes.get(pack);
  const sizeAt = (row: number) =>
    statedLabel(sizes.values[sizes.codes[row]!]!, attribute, language);
  const words = packs.map(({ row, count }) => `${count} × ${sizeAt(row)}`);
  const numbers = numbersNamed(catalog, pack);
  const inAll = packs.reduce((sum, { row, count }) => sum + count * numbers[row]!, 0);
  // Packs are of whole thousandths.
  const all = statedLabel(Math.round(inAll * 1_000) / 1_000, attribute, language);
  const together = list(words, locale, "and");
  const isOne = packs.length === 1 && packs[0]!.count === 1;
  const full = fullPriceOf(catalog, packs);
  const main = packs[0] && catalog.productAt(packs[0].row);
  const own = document.texts.packs;
  const inWords = { packs: together, amount: all };
  return {
    ...(main && { name: main.name, url: main.pageUrl, pictureUrl: main.pictureUrl }),
    price: price.toFixed(2),
    fullPrice: full > price ? full.toFixed(2) : null,
    packs: isOne
      ? together
      : own
        ? fill(say(own), inWords, locale)
        : writerIn(locale)("packs", inWords),
  };
}

/** What packs cost together without what is off. */
function fullPriceOf(catalog: FinderCatalog, packs: Bought["packs"]): number {
  return packs.reduce((sum, { row, count }) => {
    const { price, specialPrice } = catalog.productAt(row);
    return sum + count * Number(price ?? specialPrice);
  }, 0);
}
