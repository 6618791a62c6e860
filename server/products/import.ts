import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { ImportProblem, ImportReport } from "@shared/contracts/imports";
import { scalarText, type Scalar } from "@shared/scalar";
import { writeAudit } from "../audit/audit";
import type { Database } from "../database/database";
import { breaksReference, isDuplicate } from "../database/is-duplicate";
import { AppError } from "../http/app-error";
import { fromCell } from "./csv";
import { csvRows, csvText } from "./csv-rows";
import { transactionAs, type Actor } from "../auth/act-as";
import { unknownOptions } from "./known-options";
import type { CatalogueAtHand } from "./products";
import * as staging from "./staging";
import { columnOf } from "./stored-catalogue";

const MAX_ROWS = 100_000;
const MAX_NOTES = 200;

interface Wish {
  id?: string | undefined;
  dryRun: boolean;
  skipBad: boolean;
}

/**
 * Takes a CSV into a catalogue, by the retailer's ids: staged in chunks, then applied at once. Nothing
 * is changed by a dry run, or where any row is bad and bad rows are not to be skipped. Throws a 400
 * for a file that is no such CSV, and a 409 for what cannot be done at the same time.
 */
export async function importCsv(
  db: Database,
  actor: Actor,
  at: CatalogueAtHand,
  file: Buffer,
  { id = randomUUID(), dryRun, skipBad }: Wish,
  now: number,
): Promise<ImportReport> {
  const { path, catalogue } = at;
  const text = csvText(file);
  await staging.beginImport(db, id, path, actor.id, now).catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
    throw new AppError(409, "taken", "This import is under way already. Wait for it to end.");
  });
  try {
    const said = await stage(db, at, id, text);
    await staging.markDuplicates(db, id, catalogue.key);
    const counts = await staging.countImport(db, id, catalogue);
    const isApplied = !dryRun && counts.rows > 0 && (counts.bad === 0 || skipBad);
    if (isApplied) {
      await transactionAs(db, actor, async (tx) => {
        await staging.applyImport(tx, id, catalogue);
        await writeAudit(tx, actor, { action: "import", subject: path, after: counts });
      });
    }
    return { ...counts, problems: await staging.importProblems(db, id), ...said, isApplied };
  } catch (error) {
    // Staff deleted an option between the check and the write.
    if (!isDuplicate(error) && !breaksReference(error)) throw error;
    throw new AppError(
      409,
      "gone",
      "Somebody changed the options meanwhile. Check the file again.",
    );
  } finally {
    await staging.endImport(db, id);
  }
}

async function stage(
  db: Database,
  { path, catalogue }: CatalogueAtHand,
  id: string,
  text: string,
): Promise<Pick<ImportReport, "noted" | "notes">> {
  const unknown = await unknownOptions(db, path);
  const columns = new Map(
    catalogue.fields.map((field) => [field.name, columnOf(catalogue, field.name).name]),
  );
  let header: string[] | undefined;
  let rows = 0;
  const notes: ImportProblem[] = [];
  let noted = 0;
  for (const chunk of csvRows(text)) {
    const staged: staging.StagedRow[] = [];
    for (const { line, cells } of chunk) {
      if (!header) {
        header = checkedHeader(cells, [...columns.keys()]);
        continue;
      }
      rows += 1;
      if (rows > MAX_ROWS) {
        throw new AppError(400, "invalid", `A file has at most ${MAX_ROWS} rows. Split it.`);
      }
      staged.push(checkedRow(cells, header, line));
    }
    await staging.stageRows(db, id, staged);
    await nextTurn();
  }
  if (!header) throw new AppError(400, "invalid", "The file is empty: it needs a header row.");
  return { noted, notes };

  function checkedRow(cells: string[], names: string[], at: number): staging.StagedRow {
    const given = Object.fromEntries(
      catalogue.fields.flatMap((field) => {
        const place = names.indexOf(field.name);
        const value = place === -1 ? undefined : fromCell(field, cells[place] ?? "");
        return value === undefined ? [] : [[field.name, value] as const];
      }),
    );
    // With a NUL the row is bad anyway, and the key could not be stored.
    const key =
      scalarText(given[catalogue.key] as Scalar)
        .replaceAll("\0", "")
        .trim() || null;
    if (cells.length !== names.length) {
      const message = `This row has ${cells.length} cells, the header ${names.length}.`;
      return { line: at, key, product: null, problems: [{ path: "", message }] };
    }
    const parsed = catalogue.shape.safeParse(given);
    if (!parsed.success) {
      const problems = parsed.error.issues.map(({ path: where, message }) => ({
        path: where.join("."),
        message,
      }));
      return { line: at, key, product: null, problems };
    }
    const problems = unknown(parsed.data);
    if (problems.length === 0) note(given, at);
    const product = Object.fromEntries(
      [...columns].map(([name, column]) => [column, parsed.data[name]]),
    );
    return { line: at, key, product: problems.length > 0 ? null : product, problems };
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
  const missing = known.filter((name) => !names.includes(name));
  const unknown = names.filter((name) => !known.includes(name));
  const twice = names.filter((name, place) => names.indexOf(name) !== place);
  const complaint = [
    missing.length > 0 && `Missing: ${missing.join(", ")}.`,
    unknown.length > 0 && `Unknown: ${unknown.map((name) => name.slice(0, 40)).join(", ")}.`,
    twice.length > 0 && `Twice: ${twice.join(", ")}.`,
  ].filter(Boolean);
  if (complaint.length > 0) {
    throw new AppError(
      400,
      "invalid",
      `The columns don't match. ${complaint.join(" ")} Export the catalog to see them.`,
    );
  }
  return names;
}
