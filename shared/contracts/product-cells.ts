import { z } from "zod";
import type { Use } from "../finders/rule";
import type { ImportProblem } from "./imports";

// What the options of a question mean for single products, as a table of staff.

/** The query of `GET /api/admin/finders/{slug}/draft/cells/export` and `POST …/cells/check`. */
export const cellsQuery = z.strictObject({
  /** A question, by its id. */
  of: z.string("Name the question.").max(64, "That is no question."),
  section: z.string("Give it once.").max(64, "That is no part.").optional(),
});

/** Whether what an option asks besides fits a product; `partly` where it earns some of its points. */
export type OptionFit = "fits" | "partly" | "misses" | "unknown";

/** A product in the table. */
export interface CellProduct {
  key: string;
  name: string;
  pictureUrl: string | null;
  /** By option: whether its other rules fit; those without any are missing. */
  fits: Record<string, OptionFit>;
}

/** `GET /api/admin/finders/{slug}/draft/cells?of={question}&section=&q=&page=&pageSize=`. */
export interface ProductCellsPage {
  items: CellProduct[];
  /** How many there are on all pages. */
  total: number;
}

/** `POST /api/admin/finders/{slug}/draft/cells/check?of={question}&section=`: what a file would change; it changes nothing. */
export interface CellsFileReport {
  rows: number;
  /** How many cells would mean something else. */
  changed: number;
  unchanged: number;
  /** How many cells or rows are left out because they cannot be read. */
  bad: number;
  /** The first of them. */
  problems: ImportProblem[];
  /** Why the changes cannot be taken, where they would make the finder too large. */
  refusal?: string;
  /** By option and key of a product: what changes. */
  cells: Record<string, Record<string, Use | null>>;
}
