import { lookBody } from "@shared/contracts/file-look";
import { importFileBody, importFileChange, newImportFile } from "@shared/contracts/import-files";
import { listFileBody, listLookBody } from "@shared/contracts/list-files";
import { importQuery, sourcesQuery } from "@shared/contracts/imports";
import type { Operations } from "../operation";

const sources = "/api/admin/import-sources";
const files = "/api/admin/import-files";

const listWish = importQuery.pick({ dryRun: true, skipBad: true });

/** Files that staff take into catalogs, or make lists of. */
export const importOperations = {
  [`GET ${files}`]: { text: "The files that can be gone on with." },
  [`POST ${files}`]: {
    text: "Begins a file, whose bytes follow in parts.",
    body: newImportFile,
    status: 201,
  },
  [`GET ${files}/{id}`]: { text: "A file, with what was chosen for it." },
  [`PUT ${files}/{id}`]: {
    text: "Keeps what was chosen for a file.",
    body: importFileChange,
    status: 204,
  },
  [`DELETE ${files}/{id}`]: { text: "Forgets a file.", status: 204 },
  [`PUT ${files}/{id}/parts/{place}`]: {
    text: "Takes a part of a file: 500,000 bytes from its place on, counted from 0.",
    file: "application/octet-stream",
    status: 204,
  },
  [`POST ${files}/{id}/look`]: {
    text: "What a CSV, a workbook or a product feed in XML seems to hold.",
    body: lookBody,
  },
  [`POST ${files}/{id}/import`]: {
    text: "Takes a file into a catalog as a plan says, or reports what that would do. The plan has the columns of a look, each as its `plan`; with a `source` it can be undone, and its next file is recognized.",
    query: importQuery,
    body: importFileBody,
  },
  [`POST ${files}/{id}/list-look`]: {
    text: "What a table seems to hold as a list: what its rows point at, and what each column is.",
    body: listLookBody,
  },
  [`POST ${files}/{id}/list`]: {
    text: "Takes a table as all rows of a list, which may be new, or reports what that would do.",
    query: listWish,
    body: listFileBody,
  },
  [`GET ${sources}`]: {
    text: "Imports that were kept under a name, of a catalog or of all.",
    query: sourcesQuery,
  },
  [`GET ${sources}/{id}/undo`]: {
    text: "What undoing the last file of a source would do now.",
    mayConflict: true,
  },
  [`POST ${sources}/{id}/undo`]: { text: "Undoes the last file of a source." },
  [`DELETE ${sources}/{id}`]: { text: "Forgets a source; its products stay.", status: 204 },
  [`GET ${files}/{id}/import/{run}`]: {
    text: "How many rows of an import were read, and whose import it waits for.",
  },
} satisfies Operations;
