// Longer than 200 lines: what is found in a file, and the plan that is made of it, are read together.

import { z } from "zod";
import { smallId } from "../finders/text";
import { oneLine } from "../input/plain-text";
import { attributeKinds } from "./attributes";
import { catalogShape } from "./catalogs";

/** What a column of a file can be: what every product has, an attribute, one of those that staff only search in, or nothing. */
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
  "special price until",
  "picture",
  "page",
  "in stock",
  "collections",
  "attribute",
  "kept for search",
  "left out",
] as const;
export type ColumnUse = (typeof columnUses)[number];

/** The most columns of a file. */
export const MAX_COLUMNS = 200;
/** The most values that a proposal names of a column. */
export const MAX_NAMED_VALUES = 200;

/** The most rows that are no products that a look names. */
export const MAX_LEFT_OUT = 50;

/** So many rows are shown as they are read. */
export const PREVIEW_ROWS = 3;

/** So much of a cell that cannot be read is named. */
export const MAX_UNREAD_TEXT = 200;

const columnPlan = z.strictObject({
  use: z.enum(columnUses, "Choose what the column is."),
  /** Of an attribute. */
  attribute: z
    .strictObject({
      /** One that is added is checked as when staff add it. */
      id: z.string().min(1).max(64),
      /** There is such an attribute, which stays as it is. */
      isKnown: z.boolean(),
      name: oneLine("Enter a name.", 100),
      kind: z.enum(attributeKinds, "Choose its kind."),
      unit: oneLine("Enter a unit.", 20).nullable(),
    })
    .optional(),
  /** Between the values of a cell; `any` is each of them, a plus, and the words for "and" and "or". */
  separator: z.enum(["|", ";", ",", "/", "\n", "any", "shares"]),
  /** What stands before the decimals of its numbers; null where nobody said: what could be either is not stated. */
  decimal: z.enum([".", ","]).nullable(),
  /** What comes first in its dates; null where nobody said: what could be either is not stated. */
  dateOrder: z.enum(["day", "month"]).nullable().default(null),
  /** What cells mean that cannot be read as they are, by the cell. */
  readAs: z.record(z.string().max(MAX_UNREAD_TEXT), z.string().max(1_000)).default({}),
  /** Of pictures and pages: what stands before cells that are no whole address, such as https://shop.example/pictures/. */
  base: z.string().max(500, "That address is too long.").optional(),
  /** Whether it is a part of the keys that are made where no column is the key. */
  isKeyPart: z.boolean().default(false),
  /** Other labels of its values, by the spelling key; values of one label are one. */
  labels: z.record(z.string(), oneLine("Enter a label.", 200)).default({}),
});
export type ColumnPlan = z.infer<typeof columnPlan>;

/** What is done with rows of the same key that differ. */
export const sameKeyRules = ["variants", "join", "add stock", "newest", "first", "last"] as const;
export type SameKeyRule = (typeof sameKeyRules)[number];

/** What an empty cell does to a product that is there, and what becomes of one that is not in the file any more. */
export const emptyCellRules = ["leave", "empty"] as const;
export const absentRules = ["stay", "out of stock", "leave the catalog"] as const;
/** Whether keys that others brought are of the same products. */
export const knownKeyRules = ["same", "other"] as const;

/** So many rows can be said to be products of earlier files. */
const MAX_SAME = 2_000;
const MAX_LEAVE_OUT = 500;
/** A longer name is no name of a row that somebody says. */
export const MAX_LEAVE_OUT_LENGTH = 500;

export const filePlan = z.strictObject({
  /** Of the catalog: a new one, or one that there is. */
  id: catalogShape.shape.id,
  isNew: z.boolean().default(true),
  /** The source that it is the next file of, or what a new one is called. */
  source: z
    .strictObject({ id: z.guid().nullable(), name: oneLine("Enter a name.", 100) })
    .nullable()
    .default(null),
  emptyCells: z.enum(emptyCellRules).default("leave"),
  absent: z.enum(absentRules).default("stay"),
  /** Null where nobody was asked. */
  knownKeys: z.enum(knownKeyRules, "Choose whose keys they are.").nullable().default(null),
  /**
   * The product of the source that a row without a key is, by the key that was made of the row; empty where it is one of
   * its own.
   */
  sameAs: z
    .record(z.string().max(100), z.string().max(100))
    .refine((all) => Object.keys(all).length <= MAX_SAME, `Say it of at most ${MAX_SAME} rows.`)
    .default({}),
  /** Whether it is an export of ours, whose cells are taken as they are. */
  isExport: z.boolean().default(false),
  name: catalogShape.shape.name,
  currency: catalogShape.shape.currency,
  /** Of a workbook: the sheet that the columns are of. */
  sheet: z.string().max(100).nullish(),
  /** Whether nothing is made of its rows and columns: of pairs, of long tables, of dimensions. */
  asItIs: z.boolean().default(false),
  /** Whether somebody said which of several columns of prices shoppers pay. */
  isPriceChosen: z.boolean().default(false),
  /** Null where nobody was asked. */
  sameKey: z.enum(sameKeyRules, "Choose what rows of the same key are.").nullable().default(null),
  /** Whether rows of one name and brand are variants of one product. */
  variantsByName: z.boolean().default(false),
  /**
   * Where no column is the page: the column whose cells are the ends of the pages' addresses, by its header, and what
   * stands before them, such as https://shop.example/products/.
   */
  pages: z
    .strictObject({
      header: z.string().max(500),
      base: z
        .string()
        .trim()
        .max(500, "That address is too long.")
        .regex(/^https?:\/\/\S+$/i, "Begin with https://, such as https://shop.example/products/."),
    })
    .nullable()
    .default(null),
  /** The names, or keys, of rows that are no goods. */
  leaveOut: z
    .array(z.string().min(1).max(MAX_LEAVE_OUT_LENGTH))
    .max(MAX_LEAVE_OUT, `Leave out at most ${MAX_LEAVE_OUT} rows by name.`)
    .default([]),
  /** One for each column of the file, in its order. */
  columns: z.array(columnPlan).min(1).max(MAX_COLUMNS),
});
export type FilePlan = z.infer<typeof filePlan>;

/** The body of `POST /api/admin/import-files/{id}/look`. */
export const lookBody = z.strictObject({
  /** Of a workbook; the fullest one unless given. */
  sheet: z.string().max(100).nullish(),
  /** Makes nothing of the table's rows and columns. */
  asItIs: z.boolean().default(false),
  /** The catalog that it goes into; a new one unless given. */
  catalog: smallId.nullish(),
  /** The source that it is the next file of; the one whose files look so, unless given. */
  source: z.guid().nullish(),
});

/** What is chosen once for a source, besides its columns. */
export const sourcePlan = filePlan
  .pick({
    sameKey: true,
    emptyCells: true,
    absent: true,
    knownKeys: true,
    sameAs: true,
    asItIs: true,
    variantsByName: true,
    pages: true,
    leaveOut: true,
  })
  .strip();

/** The same as it is kept: sources from before something was asked lack it. */
export type SourcePlan = Pick<FilePlan, "sameKey" | "emptyCells" | "absent" | "knownKeys"> &
  Partial<z.infer<typeof sourcePlan>>;

export interface ValueCount {
  key: string;
  label: string;
  count: number;
}

/** A row of a file that is no product. */
export interface LeftOutRow {
  line: number;
  text: string;
  /** A sentence. */
  why: string;
}

/** Cells that could be read in two ways, until somebody says which. */
export interface OpenDecimal {
  count: number;
  /** One of them, with both meanings. */
  cell: string;
  withPoint: number;
  withComma: number;
  /** Where both signs stand so in the column: each cell with and without the sign as one before decimals; of few cells. */
  mixed?: { cell: string; whole: string; decimal: string }[];
}

/** Cells in which day and month could change places, until somebody says which is first. */
export interface OpenDates {
  count: number;
  /** One of them, with both meanings. */
  cell: string;
  dayFirst: string;
  monthFirst: string;
}

/** Rows of the same key that differ, and rows without a key that say the same but for what changes, as prices do. */
export interface SameKeys {
  /** How many products there are so, how many of them have a key, and how many rows they have. */
  keys: number;
  keyed: number;
  rows: number;
  examples: {
    /** The name, where they have no key. */
    key: string;
    lines: number[];
    /** The first columns that differ, with what each row says. */
    differing: { header: string; cells: string[] }[];
  }[];
  /** The column that says which of them is the newest; null where none does. */
  newestBy: string | null;
  /** What they look like. */
  proposal: SameKeyRule;
}

/** Rows that share their names, and may be variants of one product each. */
export interface SameNames {
  /** How many names there are so, and how many rows they have. */
  names: number;
  rows: number;
  example: { name: string; rows: number };
  /** The headers of the first columns in which rows of one name differ. */
  differing: string[];
  /** Whether they look like variants. */
  isProposed: boolean;
}

/** A row whose name says that it may be no goods: a test, a surcharge, a service. */
export interface NoGoods {
  name: string;
  line: number;
  /** Whether it is surely none. */
  isSure: boolean;
}

/** Keys of a file that products have which did not come from its source. */
export interface KnownKeys {
  keys: number;
  examples: { key: string; name: string; inFile: string }[];
}

export interface ColumnLook {
  header: string;
  /** A sentence that says why it is proposed so. */
  why: string;
  plan: ColumnPlan;
  /** How many rows state it. */
  stated: number;
  samples: string[];
  /** What has to be asked of its numbers. */
  open: OpenDecimal | null;
  /** What has to be asked of its dates. */
  openDates: OpenDates | null;
  /** How many cells are not stated, because they cannot be read as what the column is. */
  unread: number;
  /** The most frequent values, of a column that has few. */
  values: ValueCount[];
  /** Its cells as they are, where its values are parts of them and there are few: another sign makes other values. */
  cells?: ValueCount[];
  /** Whether the source's files had no such column so far. */
  isNew: boolean;
}

/** `POST /api/admin/import-files/{id}/look`: what a file seems to hold. */
export interface FileLook {
  rows: number;
  /** The sheets of a workbook, and the one that is looked at. */
  sheets: { name: string; rows: number }[];
  sheet: string | null;
  /** The last line of its head; 0 where it has none, and columns are numbered. */
  headLine: number;
  /** The first rows that are no products, and how many there are. */
  leftOut: LeftOutRow[];
  leftOutCount: number;
  currency: string | null;
  /** Whether it is an export of ours. */
  isExport: boolean;
  /** The source whose next file it is, with what was chosen for it. */
  source: (SourcePlan & { id: string; name: string }) | null;
  /** What was made of its rows and columns, in sentences. */
  shaped: string[];
  /** What has to be asked of rows of the same key, by the columns as they are proposed. */
  sameKeys: SameKeys | null;
  /** The places of columns that hold prices, of which one is what shoppers pay; none where there is no question. */
  prices: number[];
  /** The places of columns whose rows may be variants of one product; none where there is no question. */
  groups: number[];
  /** What has to be asked of rows that share their names; null where there is no question. */
  sameNames: SameNames | null;
  /** Rows that may be no goods. */
  noGoods: NoGoods[];
  /** The different names of its rows, and their keys; null where there are more than can be chosen from. */
  names: string[] | null;
  keys: string[] | null;
  columns: ColumnLook[];
  /** What keeps the proposal from being taken as it is. */
  problems: string[];
  /** The first rows as the file has them, for a preview. */
  preview: string[][];
  /** The same as they are read by what is proposed: empty where nothing is stated, null of columns that are not taken. */
  previewRead: (string | null)[][];
}
