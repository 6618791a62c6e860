import type { CatalogChoices, OfferedAttribute } from "@shared/contracts/product-search";
import {
  DOES_NOT_APPLY,
  type AttributeShape,
  type StatedValue,
} from "@shared/contracts/attributes";
import type { Selection } from "@shared/contracts/catalogs";
import { statedStock, stockState, type StockState } from "@shared/stock";
import type { AnyProduct } from "@shared/contracts/catalog-products";

/** What is entered of one attribute; its kind decides which of these count. */
export interface FactValue {
  text: string;
  /** The other end of a range. */
  to: string;
  many: string[];
  doesNotApply: boolean;
}

/** A product as a form has it. */
export type ProductValues = Record<(typeof TEXTS)[number], string> & {
  /** Empty where it is not stated. */
  inStock: "" | StockState;
  collections: string[];
  values: Record<string, FactValue>;
};

const TEXTS = [
  "key",
  "groupKey",
  "gtin",
  "name",
  "description",
  "shortDescription",
  "brand",
  "price",
  "specialPrice",
  "pictureUrl",
  "pageUrl",
] as const;

/** A stated value as it is entered. */
export function toFact(value: StatedValue | undefined): FactValue {
  const fact: FactValue = { text: "", to: "", many: [], doesNotApply: value === DOES_NOT_APPLY };
  if (value === undefined || fact.doesNotApply) return fact;
  if (Array.isArray(value)) return { ...fact, many: value };
  if (typeof value !== "object") return { ...fact, text: String(value) };
  return { ...fact, text: String(value.min ?? ""), to: String(value.max ?? "") };
}

/** What was entered as the server takes it: null is not stated; an unreadable number stays text, to be refused. */
export function fromFact(
  { text, to, many, doesNotApply }: FactValue,
  kind: AttributeShape["kind"],
): unknown {
  if (doesNotApply) return DOES_NOT_APPLY;
  const typed = text.trim();
  switch (kind) {
    case "choices":
      return many.length > 0 ? many : null;
    case "number":
      return numberIn(typed);
    case "range": {
      const [min, max] = [numberIn(typed), numberIn(to.trim())];
      return min === null && max === null ? null : { min, max };
    }
    case "flag":
      return typed === "" ? null : typed === "true";
    case "choice":
    case "date":
    case "text":
      return typed === "" ? null : typed;
  }
}

const numberIn = (typed: string) => {
  const number = Number(typed);
  return typed === "" ? null : Number.isFinite(number) ? number : typed;
};

/** A product, or a new one with what its catalog asks for, as form values. */
export function toForm(
  product: AnyProduct | undefined,
  attributes: readonly OfferedAttribute[],
  selection: Selection,
  catalog: Pick<CatalogChoices, "lacks"> = { lacks: [] },
): ProductValues {
  const given: Partial<AnyProduct> = product ?? {
    ...asSelected(selection, attributes),
    ...(!selects(catalog) && { inStock: true }),
  };
  return {
    ...(Object.fromEntries(TEXTS.map((name) => [name, given[name] ?? ""])) as Record<
      (typeof TEXTS)[number],
      string
    >),
    inStock: stockState({ inStock: null, ...given }) ?? "",
    collections: given.collections ?? [],
    values: Object.fromEntries(attributes.map(({ id }) => [id, toFact(given.values?.[id])])),
  };
}

/** What a new product must have to be in its catalog, as far as that is one thing. */
function asSelected(
  { collections = [], brands = [], attributes: asked = [] }: Selection,
  known: readonly OfferedAttribute[],
): Partial<AnyProduct> {
  return {
    collections: collections.slice(0, 1),
    brand: brands.length === 1 ? brands[0] : null,
    values: Object.fromEntries(
      asked
        .filter(({ oneOf }) => oneOf.length === 1)
        .map(({ attribute, oneOf: [value] }) => {
          const kind = known.find(({ id }) => id === attribute)?.kind;
          return [attribute, kind === "choices" ? [value!] : value!];
        }),
    ),
  };
}

/** The form as the server takes it. What a product states that no form shows stays. */
export function toWire(
  { values, inStock, ...own }: ProductValues,
  attributes: readonly OfferedAttribute[],
  kept: AnyProduct["values"] = {},
): Record<string, unknown> {
  const shown = attributes.map(({ id, kind }) => [id, fromFact(values[id]!, kind)] as const);
  const stock = inStock === "" ? null : inStock;
  return { ...own, ...statedStock(stock), values: { ...kept, ...Object.fromEntries(shown) } };
}

/** Whether a catalog takes the products that it selects; others have all of their own. */
export const selects = ({ lacks }: Pick<CatalogChoices, "lacks">): boolean =>
  !lacks.includes("collections");
