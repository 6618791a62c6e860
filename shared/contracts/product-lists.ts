import { z } from "zod";
import { smallId as id } from "../finders/text";
import { oneLine } from "../input/plain-text";
import { paging, type Costs } from "./paging";
import type { ImportProblem } from "./imports";
import { sentBack } from "./sent-back";

/** The most lists of what products are for, and rows of one. */
export const MAX_PRODUCT_LISTS = 50;
export const MAX_LIST_ROWS = 20_000;

/** Columns that a list has besides its keys: what its rows point at, and a remark. No key of it has such an id. */
export const ownColumnsOf = ({ attribute }: Pick<ProductListShape, "attribute">) =>
  [attribute === null ? "product" : "value", "note"] as const;

const listKey = z.strictObject({
  id,
  label: oneLine("Enter a label.", 100),
  /** A text is compared without capitals, accents and extra spaces; a range contains the number that is asked for. */
  kind: z.enum(["text", "range"], "Choose text or range."),
  /** What of a product the rows are found by: an attribute, or `brand`. Unless given, a shopper's answer. */
  attribute: id.optional(),
});

export type ListKey = z.infer<typeof listKey>;

/** A list of what products are for, or of values by other values, without its rows and what the database adds. */
export const productListShape = z
  .strictObject({
    id,
    name: oneLine("Enter a name.", 100),
    /** The attribute whose values the rows point at; null where they point at products. */
    attribute: id.nullable().default(null),
    keys: z
      .array(listKey, "Name the list's keys.")
      .min(1, "A list has at least one key.")
      .max(6, "A list has at most 6 keys.")
      .refine(
        (keys) => new Set(keys.map((key) => key.id)).size === keys.length,
        "Two keys have the same id. Use another one.",
      ),
    /** Whether it has every product: one that stands in no row is for nothing in it. Else that is not stated. */
    isComplete: z.boolean("Use true or false.").default(false),
  })
  .superRefine(({ attribute, keys, isComplete }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    const own: readonly string[] = ownColumnsOf({ attribute });
    keys.forEach((key, at) => {
      if (own.includes(key.id))
        refuse(["keys", at, "id"], "Every list has that column already. Use another id.");
      if (key.attribute !== undefined && key.attribute === attribute)
        refuse(
          ["keys", at, "attribute"],
          "That is what the list states. Choose another attribute.",
        );
    });
    const bound = keys.filter((key) => key.attribute !== undefined).length;
    if (bound === 0) return;
    if (attribute === null || isComplete)
      refuse(["keys"], "Only a list of values is looked up by what products state.");
    if (bound < keys.length)
      refuse(["keys"], "Look all keys up by what products state, or all by answers.");
  });

export type ProductListShape = z.infer<typeof productListShape>;

/** A list as staff see it. */
export interface ProductListSummary extends ProductListShape {
  rows: number;
  updatedAt: string;
}

/** The same with a look at its rows. */
export interface ProductListDetail extends ProductListSummary {
  /** How many rows name products that there are not; 0 in a list of values. */
  rowsWithoutProduct: number;
}

/** Whether a list states values of products by what they state themselves, so that nobody has to ask it. */
export const isFilling = ({ attribute, keys }: Pick<ProductListShape, "attribute" | "keys">) =>
  attribute !== null && keys.every((key) => key.attribute !== undefined);

/** What a row has for a key: a text, or a range, of which an end that is missing is open. */
export type ListCell = string | { min?: number; max?: number };

/** What a row says of the list's attribute: a word as it was written, a number, a range, or yes and no. */
export type ListValue = string | number | boolean | { min?: number; max?: number };

/** A row: what it is found by, and a product or a value. */
export interface ProductListRow {
  keys: ListCell[];
  /** The key of the product; of a group, it stands for all of its variants. Empty in a list of values. */
  product: string;
  /** Null in a list of products. */
  value: ListValue | null;
  /** Empty where there is none. */
  note: string;
}

/** A row as staff see it among the others. */
export interface PlacedListRow extends ProductListRow {
  /** Its place in staff's order: its address, until a file takes the place of all rows. */
  place: number;
  /** What the row says, in short: a change names the one that it is based on. */
  mark: string;
  /** Null where there is no such product. */
  productName: string | null;
}

/** The query of `GET /api/admin/product-lists/{id}/rows`. */
export const listRowsQuery = z.strictObject({
  ...paging,
  q: z
    .string("Give it once.")
    .max(200, "Search for at most 200 characters.")
    .refine((text) => !/[\0\p{Cs}]/u.test(text), "Use plain text.")
    .default(""),
});

const written = z.string("Write a text.").max(1_000, "That is too long.");
const marked = z.string("Name the row as it was read.").max(40, "That is no row's mark.");

/** A row as its file has it: a cell for each column, by the id of the key. */
export const listRowBody = z.strictObject({
  cells: z
    .record(z.string().max(40), written)
    .refine((cells) => Object.keys(cells).length <= 8, "Those are more columns than a list has."),
});

const open = z.number("Use a number.").optional();
const range = z.strictObject({ min: open, max: open });

/** The same for one that is there; or the row as it was read, with what changes. Of both, the cells count. */
export const listRowChange = sentBack(
  listRowBody.partial().extend({
    mark: marked,
    keys: z
      .array(z.union([written, range]))
      .max(6, "A list has at most 6 keys.")
      .optional(),
    product: written.default(""),
    value: z.union([written, z.number(), z.boolean(), range]).nullable().default(null),
    note: written.default(""),
  }),
  ["place", "productName"] satisfies (keyof PlacedListRow)[],
).refine(({ cells, keys }) => cells ?? keys, "Send the row’s cells.");

/** A change of a row. */
export type ListRowChange = z.output<typeof listRowChange>;

/** What a removal is based on. */
export const listRowRemoval = z.strictObject({ mark: marked });

/** The result of an import into a list, or of its dry run. The file is the whole list. */
export interface ListImportReport extends Costs {
  rows: number;
  added: number;
  /** Rows that the list had and the file has not. */
  removed: number;
  unchanged: number;
  bad: number;
  /** The first of them. */
  problems: ImportProblem[];
  /** The number of rows that name products that there are not. They are kept. */
  noted: number;
  /** The first of them. */
  notes: ImportProblem[];
  /** The first rows that it makes; of a table that is looked at. */
  first?: ProductListRow[];
  /** The first rows that the list had and the file has not, in words. */
  gone?: string[];
  /** Whether the list was changed. */
  isApplied: boolean;
}

/** `GET /api/admin/product-lists/{id}/fit`: what a list says of products by what they state themselves. */
export interface ListFit {
  /** Products that state nothing themselves, and get it from the list. */
  stated: number;
  /** Products whose own cell says the same; and another thing, which counts. */
  same: number;
  differing: number;
  /** Products that state what rows are found by, and for which no row is; and the first of them. */
  unlisted: number;
  unlistedNames: string[];
  /** The first of those that differ, as cells. */
  differences: { key: string; name: string; own: string; listed: string }[];
}
