import { z } from "zod";
import { color, smallId as id, text, valueId } from "../finders/text";
import { oneLine } from "../input/plain-text";
import { productCalculation } from "./product-calculation";
import { sizeProblems, sizesShape } from "./sizes";

/** What kinds of values an attribute has. */
export const attributeKinds = [
  "choice",
  "choices",
  "number",
  "range",
  "flag",
  "date",
  "text",
] as const;
export type AttributeKind = (typeof attributeKinds)[number];

/** The attribute that holds the columns of files which are kept for search alone. */
export const OTHER_COLUMNS = "other-columns";
/** The most attributes of a catalog, of all catalogs together, and values of one. */
export const MAX_ATTRIBUTES = 100;
export const MAX_ALL_ATTRIBUTES = 1_000;
export const MAX_ATTRIBUTE_VALUES = 2_000;

/** Said of a product to which an attribute does not apply: another thing than not stating it. */
export const DOES_NOT_APPLY = "does-not-apply";

/** What every product has besides its attributes, also as a column of a file; no attribute has such an id. */
export const reservedAttributes = [
  "key",
  "group",
  "name",
  "description",
  "short-description",
  "brand",
  "price",
  "special-price",
  "picture",
  "page",
  "in-stock",
  "collections",
] as const;

export const attributeValue = z.strictObject({
  id: valueId.refine((given) => given !== DOES_NOT_APPLY, "That id has a meaning of its own."),
  label: text,
  /** Other ways in which a file writes it; capitals and spaces decide nothing anyway. */
  synonyms: z.array(oneLine("Enter a word.", 200)).max(50).default([]),
  /** Of a color: its look, such as `#c3142d`. */
  color: color.optional(),
  /** Kept for what names it, and offered no more. */
  isRetired: z.boolean().default(false),
  /** The ids of values that were merged into this one: they stand for it for ever. */
  aliases: z.array(valueId).max(MAX_ATTRIBUTE_VALUES).optional(),
});

/** An attribute without what the database adds. */
export const attributeShape = z
  .strictObject({
    id: id.refine(
      (given) => !(reservedAttributes as readonly string[]).includes(given),
      "Every product has that already. Use another id.",
    ),
    label: text,
    kind: z.enum(attributeKinds, "Choose its kind."),
    unit: oneLine("Enter a unit.", 20).nullish(),
    /** The ids of the catalogs that it belongs to; none given is every catalog. */
    catalogues: z.array(id).max(1_000, "At most 1,000 of them.").nullish(),
    /** Of a choice or choices, in their order. */
    values: z
      .array(attributeValue)
      .max(MAX_ATTRIBUTE_VALUES, "An attribute has at most 2,000 values.")
      .default([]),
    /** What systems such as UK, EU and US call the values. */
    sizes: sizesShape.nullish(),
    /** Whether products may state words that are no values, as they are written. */
    isOpen: z.boolean().optional(),
    /** Of a number that no product states: how it is worked out. */
    calculation: productCalculation.nullish(),
    isRetired: z.boolean().default(false),
  })
  .superRefine(({ kind, values, sizes, isOpen, calculation }, context) => {
    const hasValues = kind === "choice" || kind === "choices";
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    if (isOpen && (!hasValues || sizes)) {
      refuse(["isOpen"], "Only a choice or choices without sizes take what is not listed.");
    }
    if (calculation !== undefined && calculation !== null && kind !== "number") {
      refuse(["calculation"], "Only a number is worked out.");
    }
    if (!hasValues && values.length > 0) {
      refuse(["values"], "Only a choice or choices have values of their own.");
    }
    const seen = new Set(values.flatMap(({ aliases = [] }) => aliases));
    values.forEach(({ id: each }, index) => {
      if (seen.has(each)) refuse(["values", index, "id"], `There is a value ${each} already.`);
      seen.add(each);
    });
    if (!sizes) return;
    if (!hasValues) refuse(["sizes"], "Only a choice or choices have sizes.");
    for (const { path, message } of sizeProblems(sizes, values))
      refuse(["sizes", ...path], message);
  });

export type AttributeShape = z.infer<typeof attributeShape>;

/** Whether an attribute belongs to a catalog. */
export const belongsTo = (
  { catalogues: catalogs }: Pick<AttributeShape, "catalogues">,
  catalog: string,
) => catalogs?.includes(catalog) ?? true;

/** `POST /api/admin/attributes/{id}/merge`: one value becomes another, for ever. */
export const mergeRequest = z.strictObject({
  from: valueId,
  into: valueId,
  updatedAt: z.iso.datetime(),
});

/** `GET /api/admin/attributes/{id}/uses`: what names an attribute, and its values. */
export interface AttributeUses {
  /** How many products state it, and each of its values. */
  products: number;
  values: Record<string, number>;
  /** Catalogs that select by it, each with the values that they name. */
  catalogues: { id: string; name: string; values: string[] }[];
  /** Lists whose rows point at its values, or are found by them. */
  lists: { id: string; name: string }[];
  /** Finders whose live version or draft names it. */
  finders: {
    slug: string;
    name: string;
    isLive: boolean;
    isDraft: boolean;
    /** The catalogs that they choose from. */
    catalogues: string[];
    /** The values that each of them names. */
    liveValues: string[];
    draftValues: string[];
    /** Its questions that are answered by values of it, of the live version and the draft. */
    asks: AskedValues[];
  }[];
}

/** A question that is answered by values of an attribute. */
export interface AskedValues {
  /** As it is called: “How wide?”. */
  question: string;
  /** The values that each of its answers names; null where all values are offered. */
  answers: string[][] | null;
  /** Whether its answers were written one by one. */
  isOwn?: true;
}

/** An attribute as staff see it. */
export interface Attribute extends AttributeShape {
  updatedAt: string;
}

/** What a product states in one attribute. */
export type StatedValue = string | string[] | number | boolean | { min?: number; max?: number };

/** What a product states, by the ids of the attributes; what it does not state is not there. */
export type StatedValues = Record<string, StatedValue>;
