import { z } from "zod";
import type { AttributeShape } from "./attributes";
import { stockStates } from "../stock";
import type { AnyProduct } from "./catalog-products";
import { paging } from "./paging";

/** Says in a filter that nothing is stated. No id is written so. */
export const NOT_STATED = "-";

/** What filters and orders by an attribute have in front of its id. */
export const FACT = "is.";

/** The orders that every list of products has, besides those by its attributes. */
export const productSorts = ["name", "key", "brand", "price", "stock", "updatedAt"] as const;
export type ProductSort = (typeof productSorts)[number];

const OF_ATTRIBUTE = /^is\.[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

const plain = (most: number) =>
  z
    .string("Give it once.")
    .max(most, `Use at most ${most} characters.`)
    .refine((text) => !/[\0\p{Cs}]/u.test(text), "Use plain text.");

const ownFilters = {
  ...paging,
  q: plain(200).optional().describe("Words in the name, the key or the brand."),
  sort: z
    .string("Give it once.")
    .refine(
      (sort) => {
        const name = sort.replace(/^-/, "");
        return (productSorts as readonly string[]).includes(name) || OF_ATTRIBUTE.test(name);
      },
      `Sort by one of ${productSorts.join(", ")}, or by an attribute as in is.width, with - for the reverse order.`,
    )
    .default("name")
    .describe(
      `One of ${productSorts.join(", ")}, or an attribute as is.{attribute}; with - before it for the reverse order.`,
    ),
  brand: plain(100).optional().describe("As it is written."),
  stock: z
    .enum(
      [...stockStates, NOT_STATED],
      `Use one of ${stockStates.join(", ")}, or - for not stated; once.`,
    )
    .optional()
    .describe("- for not stated."),
  price: plain(60)
    .optional()
    .describe("As 100..500, with either end open; or - for those on request."),
};

/**
 * `GET /api/admin/catalogues/:catalogue/products`. Beside its own names, `is.{attribute}` filters by what products
 * state: ids of values with commas between them, `true` or `false`, numbers as `9..18`, a part of a text, or `-`
 * for nothing.
 */
export const productSearch = z
  .object(ownFilters)
  .catchall(plain(2_000))
  .superRefine((query, context) => {
    for (const name of Object.keys(query)) {
      if (Object.hasOwn(ownFilters, name) || OF_ATTRIBUTE.test(name)) continue;
      context.addIssue({ code: "custom", path: [name], message: "There is no such filter." });
    }
  });

/** What a product has, of its own or from its group. */
export type WholeProduct = Pick<
  AnyProduct,
  "name" | "brand" | "price" | "specialPrice" | "pictureUrl" | "values"
>;

/** A line of a list of products. */
export interface ListedProduct extends AnyProduct {
  whole: WholeProduct;
}

/** What POST and PUT of a product answer. */
export interface SavedProduct extends AnyProduct {
  /** Whether the catalog that it was sent to selects it. */
  isSelected: boolean;
}

/** An attribute as forms of a catalog's products have it. */
export interface OfferedAttribute extends Omit<AttributeShape, "catalogues"> {
  /** Whether a product may state what is not listed. */
  isOpen: boolean;
  /** Whether every product has to state it. */
  isRequired: boolean;
  /** Whether a product may say that it does not apply. */
  mayNotApply: boolean;
}

/** `GET /api/admin/catalogues/:catalogue/products/choices`: what filters and forms offer. */
export interface CatalogChoices {
  /** The brands of its products; all brands there are; all collections. */
  brandsHere: string[];
  brands: string[];
  collections: string[];
  /** How many of its products state each attribute. */
  stated: Record<string, number>;
  /** In their order. */
  attributes: OfferedAttribute[];
  /** The fields that products of other catalogs have and these do not. */
  lacks: string[];
}
