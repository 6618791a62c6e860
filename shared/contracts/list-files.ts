import { z } from "zod";
import { productListShape, type ListKey } from "./product-lists";

/** What a column of a shop's table is to a list. */
export const listColumnUses = [
  "key",
  "from",
  "to",
  "points at",
  "points from",
  "points to",
  "remark",
  "left out",
] as const;
export type ListColumnUse = (typeof listColumnUses)[number];

const listColumn = z.strictObject({
  header: z.string().max(200),
  use: z.enum(listColumnUses, "Say what the column is."),
  /** Of a key, or of where its range begins or ends: the id of the list's key. */
  key: z.string().max(60).nullable(),
});

/** How a shop's table becomes the rows of a list. */
export const listFilePlan = z.strictObject({
  sheet: z.string().max(200).nullable(),
  /** The list: one that is to be made, or one that there is, whose rows the file replaces. */
  list: productListShape,
  isNew: z.boolean("Use true or false."),
  columns: z.array(listColumn).min(1).max(500),
});
export type ListFilePlan = z.infer<typeof listFilePlan>;

/** The body of `POST /api/admin/import-files/{id}/list-look`. */
export const listLookBody = z.strictObject({
  sheet: z.string().max(200).nullish(),
  /** The list that it is for; a new one unless given. */
  list: z.string().max(60).nullish(),
});

/** The body of `POST /api/admin/import-files/{id}/list`. */
export const listFileBody = z.strictObject({ plan: listFilePlan });

/** What a table seems to hold as a list. */
export interface ListLook {
  sheets: { name: string; rows: number }[];
  sheet: string | null;
  rows: number;
  columns: {
    header: string;
    /** In how many rows it says something. */
    filled: number;
    /** The first different cells. */
    samples: string[];
    use: ListColumnUse;
    key: string | null;
  }[];
  /** What the list would be. */
  keys: ListKey[];
  attribute: string | null;
  /** Of the different cells that point at something: how many are known. */
  known: { count: number; of: number } | null;
}
