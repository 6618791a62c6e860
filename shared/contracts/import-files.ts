import { z } from "zod";
import { smallId } from "../finders/text";
import { oneLine } from "../input/plain-text";
import { filePlan } from "./file-look";
import { sentBack } from "./sent-back";

/** The most that one file may have; less where the database is embedded. */
export const MAX_IMPORT_MB = { postgres: 100, embedded: 25 } as const;
/** A file is sent in parts of so many bytes; the last one may be shorter. */
export const FILE_PART_BYTES = 500_000;
/** Files that nobody goes on with are deleted after so many days. */
export const IMPORT_FILE_DAYS = 7;

/** The body of `POST /api/admin/import-files`. */
export const newImportFile = z.strictObject({
  name: oneLine("Enter the file's name.", 200),
  /** In bytes. */
  size: z.int().min(1, "The file is empty: it needs a header row."),
  /** The catalog that it goes into; a new one unless given. */
  catalog: smallId.nullable().default(null),
  /** Whether it becomes a list, and no products. */
  isList: z.boolean("Use true or false.").default(false),
});

/** What staff chose for a file so far: a plan that may lack what has to be entered. */
export const importChoices = filePlan
  .extend({
    id: z.string().max(60),
    name: z.string().max(100),
    currency: z.string().max(3),
    source: z.strictObject({ id: z.guid().nullable(), name: z.string().max(100) }).nullable(),
    pages: z
      .strictObject({ header: z.string().max(500), base: z.string().max(500) })
      .nullable()
      .default(null),
  })
  .partial({ id: true, name: true, currency: true, source: true });
export type ImportChoices = z.infer<typeof importChoices>;

/** The body of `PUT /api/admin/import-files/{id}`. */
export const importFileChange = sentBack(z.strictObject({ choices: importChoices.nullable() }), [
  "id",
  "name",
  "size",
  "catalog",
  "isList",
  "actor",
  "updatedAt",
] satisfies (keyof ImportFile)[]);

/** The body of `POST /api/admin/import-files/{id}/import`. */
export const importFileBody = z.strictObject({ plan: filePlan });

/** A file that staff are taking into a catalog. */
export interface ImportFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** The catalog that it goes into; null for a new one. */
  catalog: string | null;
  isList: boolean;
  /** Null until something was chosen. */
  choices: ImportChoices | null;
  /** Who sent it. */
  actor: string | null;
  updatedAt: string;
}
