import { getTableColumns } from "drizzle-orm";
import type { ImportProblem } from "@shared/contracts/imports";
import { products } from "@shared/schema/catalogue-products";
import { scalarText, type Scalar } from "@shared/scalar";
import type { Database } from "../../database/database";
import { asProduct, filledBy, keptKey } from "./as-product";
import { fromCell } from "../../csv/cells";
import type { CsvRow } from "../../csv/csv-rows";
import { refuseColumns, type FileReader, type ImportKind } from "../../imports/import-kind";
import { unknownOptions } from "./known-options";
import type { CatalogueAtHand } from "./queries";
import type { StagedRow } from "../../imports/staging";

const MAX_NOTES = 200;

const table = getTableColumns(products);

/** The columns that a file fills, each after its property. */
const columnsOf = (path: CatalogueAtHand["path"]) =>
  filledBy(path).map((name) => [name, table[name].name] as const);

/** Files of either catalogue with fields of its own: each has all of them, by their names. */
export function storedImport(at: CatalogueAtHand): ImportKind {
  const { path, catalogue } = at;
  return {
    subject: path,
    target: {
      table: products,
      columns: columnsOf(path).map(([, column]) => column),
      key: products.key.name,
    },
    key: catalogue.key,
    open: (db) => openStored(db, at),
  };
}

async function openStored(db: Database, { path, catalogue }: CatalogueAtHand): Promise<FileReader> {
  const unknown = await unknownOptions(db, path);
  const filled = columnsOf(path);
  let names: string[] = [];
  const notes: ImportProblem[] = [];
  let noted = 0;
  return {
    readHeader: (cells) =>
      (names = checkedHeader(
        cells,
        catalogue.fields.map(({ name }) => name),
      )),
    checkRows: (rows) => rows.map(checkedRow),
    said: () => ({ noted, notes }),
  };

  function checkedRow({ line, cells }: CsvRow): StagedRow {
    const given = Object.fromEntries(
      catalogue.fields.flatMap((field) => {
        const place = names.indexOf(field.name);
        const value = place === -1 ? undefined : fromCell(field, cells[place] ?? "");
        return value === undefined ? [] : [[field.name, value] as const];
      }),
    );
    // With a NUL the row is bad anyway, and the key could not be stored.
    const written = scalarText(given[catalogue.key] as Scalar)
      .replaceAll("\0", "")
      .trim();
    const key = written === "" ? null : keptKey(path, written);
    if (cells.length !== names.length) {
      const message = `This row has ${cells.length} cells, the header ${names.length}.`;
      return { line, key, product: null, problems: [{ path: "", message }] };
    }
    const parsed = catalogue.shape.safeParse(given);
    if (!parsed.success) {
      const problems = parsed.error.issues.map(({ path: where, message }) => ({
        path: where.join("."),
        message,
      }));
      return { line, key, product: null, problems };
    }
    const problems = unknown(parsed.data);
    if (problems.length === 0) note(given, line);
    const product = asProduct(path, parsed.data);
    const row = Object.fromEntries(filled.map(([name, column]) => [column, product[name]]));
    return { line, key, product: problems.length > 0 ? null : row, problems };
  }

  /** An empty yes/no cell is read as a yes; a note says so, because it may not have been meant. */
  function note(given: Record<string, unknown>, line: number): void {
    for (const { name, kind, label } of catalogue.fields) {
      if (kind !== "flag" || given[name] !== undefined) continue;
      noted += 1;
      const message = `Nothing is entered, so “${label}” is yes.`;
      if (notes.length < MAX_NOTES) notes.push({ line, path: name, message });
    }
  }
}

/** The column names. Throws a 400 that names those that are missing, unknown or duplicate. */
function checkedHeader(cells: string[], known: string[]): string[] {
  const names = cells.map((name) => name.trim());
  refuseColumns({
    missing: known.filter((name) => !names.includes(name)),
    unknown: names.filter((name) => !known.includes(name)),
    twice: names.filter((name, place) => names.indexOf(name) !== place),
  });
  return names;
}
