import { z } from "zod";
import type { Costs } from "./costs";

const yes = z
  .enum(["true", "false"], "Use true or false, once.")
  .transform((text) => text === "true");

/** The query of `POST /api/admin/{catalogue}/import`. */
export const importQuery = z.strictObject({
  /** Reports only; changes nothing. */
  dryRun: yes.default(false),
  /** Imports the good rows even if some are bad. */
  skipBad: yes.default(false),
  /** Chosen by the client, so that the progress can be read meanwhile. */
  id: z.guid("Use a UUID.").optional(),
});

/** A problem in a row of the file. Line 1 is the header. */
export interface ImportProblem {
  line: number;
  path: string;
  message: string;
}

/** The result of an import, or of its dry run. */
export interface ImportReport extends Costs {
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  bad: number;
  /** The first of them. */
  problems: ImportProblem[];
  /** The number of values that are not taken literally. */
  noted: number;
  /** The first of them, with their meaning. */
  notes: ImportProblem[];
  /** Whether the catalogue was changed. */
  isApplied: boolean;
}

/** `GET /api/admin/{catalogue}/import/:id`: how far an import is. */
export interface ImportProgress {
  staged: number;
}
