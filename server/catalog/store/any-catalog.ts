import type { StatedValue, StatedValues } from "@shared/contracts/attributes";
import type { ProductCalculation } from "@shared/contracts/product-calculation";
import { stockState, type Availability } from "@shared/stock";
import type { Catalog } from "../../engine/catalog";
import type { Stated } from "../../engine/columns";
import type { Layout } from "../../engine/layout";
import { listedColumns } from "../../engine/listed-columns";
import type { ListedRows } from "../../engine/listed-for";
import { byText } from "./by-text";
import type { CatalogAttribute, CatalogDefinition } from "./catalog-definition";
import { listedValueReader, type ListNote } from "./listed-values";
import { isWorkedOut, withStated } from "./specified-attributes";

/** A product for sale, with what it has from the group whose variant it is. */
export interface CatalogItem {
  id: string;
  /** The retailer's. */
  key: string;
  /** The key of its group; its own where it is no variant. */
  groupKey: string;
  name: string;
  description: string | null;
  brand: string | null;
  /** In units of the currency, with two decimals; null on request. */
  price: string | null;
  /** The price while it is on special. */
  specialPrice: string | null;
  pictureUrl: string | null;
  pageUrl: string | null;
  /** Null where it is not stated. */
  inStock: boolean | null;
  /** How it can be had where `inStock` does not say it all. */
  availability?: Availability | null | undefined;
  /** What is shown of it as it was written, by the names of attributes; where its catalog shows any. */
  shown?: StatedValues | undefined;
  /** What lists say besides of what it has from them. */
  notes?: readonly ListNote[] | undefined;
}

/** The same before it is laid out: what it states is in columns then. */
export interface CatalogProduct extends CatalogItem {
  /** What can be understood by the attributes; see `statedIn`. */
  values: StatedValues;
}

/** The products of a catalog, laid out for matching; its attributes have all values that products state. */
export interface AnyCatalog extends Catalog<CatalogItem>, CatalogDefinition {
  /** Its attributes as they are defined. */
  defined: CatalogDefinition["attributes"];
  productAt: (row: number) => CatalogItem;
  /** What products are for, by the ids of lists. */
  productLists: ReadonlyMap<string, ListedRows>;
}

/** A catalog of products that are laid out, with the lists of what they are for, by their ids. */
export const anyCatalog = (
  catalog: Catalog<CatalogItem>,
  definition: CatalogDefinition,
  lists: ReadonlyMap<string, ListedRows> = new Map(),
): AnyCatalog => ({
  ...catalog,
  ...definition,
  attributes: withStated(definition.attributes, catalog.columns),
  defined: definition.attributes,
  productAt: (row) => catalog.items[row]!,
  onDemand: listedColumns(catalog.items, lists, {
    columns: catalog.columns,
    understood: listedValueReader(definition.attributes),
  }),
  productLists: lists,
});

/** What a product states in an attribute, if anything. Ids may be words that every object has. */
const statedIn = ({ values }: CatalogProduct, attribute: string): StatedValue | undefined =>
  Object.hasOwn(values, attribute) ? values[attribute] : undefined;

/** What is paid now, in units of the currency; NaN on request. */
const paidPrice = ({ price, specialPrice }: CatalogItem): number =>
  Number(specialPrice ?? price ?? NaN);

/** A column for each attribute and for what every product has; numbers for the price and for each number. */
export function anyLayout({
  attributes,
  source,
}: Pick<CatalogDefinition, "attributes" | "source">): Layout<CatalogProduct, CatalogItem> {
  const all = [...attributes.values()];
  const numberOf = ({ id, calculation }: CatalogAttribute) => {
    if (calculation === undefined || calculation === null)
      return (product: CatalogProduct) => numberIn(statedIn(product, id));
    const workOut = workOutBy(calculation);
    return (product: CatalogProduct) => workOut(paidPrice(product), product.values);
  };
  const stated = all
    // Those of other sources are compared, and never shown.
    .filter((attribute) => !source || !isWorkedOut(attribute))
    .map((attribute) => {
      const { id, unstated = null } = attribute;
      if (!isWorkedOut(attribute))
        return [
          id,
          (product: CatalogProduct): Stated => statedIn(product, id) ?? unstated,
        ] as const;
      const number = numberOf(attribute);
      return [id, (product: CatalogProduct): Stated => shownNumber(number(product))] as const;
    });
  const numbers = all
    .filter(({ kind }) => kind === "number")
    .map((attribute) => [attribute.id, numberOf(attribute)] as const);
  return {
    itemOf,
    stockOf: stockState,
    columns: {
      ...Object.fromEntries(stated),
      brand: ({ brand }) => brand,
      key: ({ key }) => key,
      // Other sources have no variants.
      ...(!source && { group: ({ groupKey }: CatalogProduct) => groupKey }),
      // What is had later is known not to be in stock.
      "in-stock": ({ inStock, availability }) =>
        inStock ?? (stockState({ inStock, availability }) === null ? null : false),
    },
    numbers: { ...Object.fromEntries(numbers), price: paidPrice },
    sortedBy: "price",
    groupedBy: source ? undefined : "group",
    compare: byText(({ key }) => key),
    orders: all.flatMap(({ id, isOrder }) => (isOrder ? [id] : [])),
  };
}

/** Field by field: leaving one out of a copy takes several times as long. */
const itemOf = (product: CatalogProduct): CatalogItem => ({
  id: product.id,
  key: product.key,
  groupKey: product.groupKey,
  name: product.name,
  description: product.description,
  brand: product.brand,
  price: product.price,
  specialPrice: product.specialPrice,
  pictureUrl: product.pictureUrl,
  pageUrl: product.pageUrl,
  inStock: product.inStock,
  availability: product.availability,
  shown: product.shown,
  notes: product.notes,
});

/** As people read it. */
const shownNumber = (number: number): Stated =>
  Number.isFinite(number) ? Math.round(number * 100) / 100 : null;

const numberIn = (value: StatedValue | undefined) => (typeof value === "number" ? value : NaN);

/** Works a number out of what is paid for a product, NaN on request, and what it states; NaN where that lacks a part. */
type WorkOut = (paid: number, values: StatedValues) => number;

/** Fractions of numbers with decimals are off by less. */
const PRECISION = 1e6;
const exact = (number: number) => Math.round(number * PRECISION) / PRECISION;

/** How a calculation is worked out, looked at once for all products. */
export function workOutBy(calculation: ProductCalculation): WorkOut {
  if (typeof calculation === "number") return () => calculation;
  if ("price" in calculation) return (paid) => paid;
  if ("attribute" in calculation) {
    const { attribute } = calculation;
    return (_, values) => {
      const value = Object.hasOwn(values, attribute) ? values[attribute] : undefined;
      return typeof value === "number" ? value : NaN;
    };
  }
  if ("bands" in calculation) {
    const otherwise = workOutBy(calculation.otherwise);
    const bands = calculation.bands.map(({ of, from, is }) => ({
      from,
      of: workOutBy(of),
      is: workOutBy(is),
    }));
    return (paid, values) =>
      (bands.find(({ of, from }) => of(paid, values) >= from)?.is ?? otherwise)(paid, values);
  }
  const of = (parts: readonly ProductCalculation[], join: (numbers: number[]) => number) => {
    const each = parts.map(workOutBy);
    const found: WorkOut = (paid, values) => join(each.map((part) => part(paid, values)));
    return found;
  };
  if ("add" in calculation) {
    return of(calculation.add, (numbers) => exact(numbers.reduce((a, b) => a + b)));
  }
  if ("multiply" in calculation) {
    return of(calculation.multiply, (numbers) => exact(numbers.reduce((a, b) => a * b)));
  }
  if ("subtract" in calculation) return of(calculation.subtract, ([a, b]) => exact(a! - b!));
  if ("divide" in calculation) {
    return of(calculation.divide, ([a, b]) => (b === 0 ? NaN : a! / b!));
  }
  return "min" in calculation
    ? of(calculation.min, (numbers) => Math.min(...numbers))
    : of(calculation.max, (numbers) => Math.max(...numbers));
}
