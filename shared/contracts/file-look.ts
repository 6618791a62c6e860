import { z } from "zod";
import { MAX_FILE_MB } from "./imports";
import { smallId } from "../finders/text";
import { oneLine } from "../input/plain-text";
import { attributeKinds, catalogShape } from "./attributes";

/** What a column of a file can be: what every product has, an attribute, or nothing that is kept. */
export const columnUses = [
  "key",
  "group",
  "gtin",
  "name",
  "description",
  "short description",
  "brand",
  "price",
  "special price",
  "picture",
  "page",
  "in stock",
  "collections",
  "attribute",
  "left out",
] as const;
export type ColumnUse = (typeof columnUses)[number];

/** The most columns of a file. */
export const MAX_COLUMNS = 200;
/** The most values that a proposal names of a column. */
export const MAX_NAMED_VALUES = 200;

const columnPlan = z.strictObject({
  use: z.enum(columnUses, "Choose what the column is."),
  /** Of an attribute. */
  attribute: z
    .strictObject({
      id: smallId,
      /** There is such an attribute, which stays as it is. */
      isKnown: z.boolean(),
      name: oneLine("Enter a name.", 100),
      kind: z.enum(attributeKinds, "Choose its kind."),
      unit: oneLine("Enter a unit.", 20).nullable(),
    })
    .optional(),
  /** Between the values of a cell. */
  separator: z.enum(["|", ";", ",", "/"]),
  /** What stands before the decimals of its numbers. */
  decimal: z.enum([".", ","]),
  /** Other labels of its values, by the spelling key; values of one label are one. */
  labels: z.record(z.string(), oneLine("Enter a label.", 200)).default({}),
});
export type ColumnPlan = z.infer<typeof columnPlan>;

export const filePlan = z.strictObject({
  id: catalogShape.shape.id,
  name: catalogShape.shape.name,
  currency: catalogShape.shape.currency,
  /** One for each column of the file, in its order. */
  columns: z.array(columnPlan).min(1).max(MAX_COLUMNS),
});
export type FilePlan = z.infer<typeof filePlan>;

/** The body of `POST /api/admin/catalogues/from-file`. */
export const fromFileBody = z.strictObject({
  plan: filePlan,
  file: z
    .string("Send the file's text.")
    .max(MAX_FILE_MB * 1_000_000, `A file has at most ${MAX_FILE_MB} MB. Split it.`),
});

export interface ValueCount {
  key: string;
  label: string;
  count: number;
}

export interface ColumnLook {
  header: string;
  /** A sentence that says why it is proposed so. */
  why: string;
  plan: ColumnPlan;
  /** How many rows state it. */
  stated: number;
  samples: string[];
  /** The most frequent values, of a column that has few. */
  values: ValueCount[];
}

/** `POST /api/admin/catalogues/look`: what a file seems to hold. */
export interface FileLook {
  rows: number;
  currency: string | null;
  columns: ColumnLook[];
  /** What keeps the proposal from being taken as it is. */
  problems: string[];
  /** The first rows, for a preview. */
  preview: string[][];
}
