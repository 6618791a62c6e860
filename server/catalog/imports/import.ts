import { is } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { MAX_FILE_ROWS, TOO_MANY_ROWS, type ImportReport } from "@shared/contracts/imports";
import { writeAudit } from "../../people/audit/audit";
import type { Database } from "../../platform/database/database";
import { breaksReference, isDuplicate } from "../../platform/database/database-errors";
import { AppError } from "../../platform/http/app-error";
import type { Actor } from "../../people/auth/act-as";
import { csvRows, type CsvRow } from "../csv/csv-rows";
import { csvText } from "../csv/csv-text";
import type { FileReader, ImportKind } from "./import-kind";
import { withSign, type Sign } from "./import-signs";
import { inTurn, inTurnAs } from "./import-turn";
import * as staging from "./staging";

/** So many rows are checked at once. */
const CHUNK_SIZE = 200;

interface Wish {
  id?: string | undefined;
  dryRun: boolean;
  skipBad: boolean;
  /** The name of the catalog that it goes into, for those who wait meanwhile. */
  into?: string;
}

/**
 * Takes a CSV into a catalog, by the retailer's ids: staged in chunks, then applied at once. Nothing
 * is changed by a dry run, or where any row is bad and bad rows are not to be skipped. Throws a 400
 * for a file that is no such CSV, and a 409 for what cannot be done at the same time.
 */
export async function importCsv(
  db: Database,
  actor: Actor,
  kind: ImportKind,
  file: Buffer,
  wish: Wish,
  now: number,
): Promise<ImportReport> {
  const { id = randomUUID(), into } = wish;
  const shown = { id, username: actor.username, file: "a CSV", catalog: into ?? null };
  return withSign(db, shown, (sign) => {
    sign.show("reads");
    return importSigned(db, actor, kind, { file, sign }, { ...wish, id }, now);
  });
}

async function importSigned(
  db: Database,
  actor: Actor,
  { subject, target, key, open }: ImportKind,
  { file, sign }: { file: Buffer; sign: Sign },
  { id, dryRun, skipBad }: Wish & { id: string },
  now: number,
): Promise<ImportReport> {
  await beginImport(db, actor, { subject, id, now });
  let error: unknown;
  try {
    const reader = await open(db);
    const { counts, problems } = await checkFile(db, { target, key }, reader, { id, file, sign });
    const isApplied = !dryRun && counts.rows > 0 && (counts.bad === 0 || skipBad);
    if (isApplied) {
      await sayingWhatIsGone(() =>
        inTurnAs(
          db,
          actor,
          async (tx) => {
            await reader.beforeWriting?.(tx, id, counts);
            await reader.alsoWrite?.(tx, actor);
            await staging.applyImport(tx, id, target);
            await writeAudit(tx, actor, { action: "import", subject, after: counts });
          },
          sign,
        ),
      );
    } else if (dryRun) {
      await inTurn(db, async (tx) => reader.beforeWriting?.(tx, id, counts), sign);
    }
    return { ...counts, problems, ...reader.said(), isApplied };
  } catch (failure) {
    error = failure;
    throw failure;
  } finally {
    // What cannot be removed now is swept later, and makes nothing undone. Within a caller's transaction that failed
    // it need not be, and a failure here is one of that transaction.
    await staging.endImport(db, id).catch((lost: unknown) => {
      if (error === undefined && is(db, PgTransaction)) throw lost;
    });
  }
}

/** Does what writes, and throws a 409 where staff deleted an option between the check and the write. */
export async function sayingWhatIsGone<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicate(error) && !breaksReference(error)) throw error;
    throw new AppError(
      409,
      "gone",
      "Somebody changed the options meanwhile. Check the file again.",
    );
  }
}

/** Begins an import; whoever does ends it. Throws a 409 while it is under way already. */
export async function beginImport(
  db: Database,
  actor: Actor,
  { subject, id, now }: { subject: string; id: string; now: number },
): Promise<void> {
  await staging.beginImport(db, id, subject, actor.id, now).catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
    throw new AppError(409, "taken", "This import is under way already. Wait for it to end.");
  });
}

/**
 * Stages the rows of a file in chunks, each with its problems, and counts what they would change. Throws a 400 for a
 * file that is no such CSV.
 */
export async function checkFile(
  db: Database,
  { target, key }: Pick<ImportKind, "target" | "key">,
  reader: FileReader,
  { id, file, sign }: { id: string; file?: Buffer; sign?: Sign },
) {
  await stage(db, reader, id, file);
  const check = async (tx: Database) => {
    await staging.markDuplicates(tx, id, key);
    await reader.markMore?.(tx, id);
    return {
      counts: await staging.countImport(tx, id, target),
      problems: await staging.importProblems(tx, id),
    };
  };
  return inTurn(db, check, sign);
}

async function stage(
  db: Database,
  reader: FileReader,
  id: string,
  file: Buffer | undefined,
): Promise<void> {
  let hasHeader = reader.rows !== undefined;
  let count = 0;
  for (const chunk of reader.rows ? chunksOf(reader.rows) : csvRows(csvText(file!))) {
    const rows = [...chunk];
    if (!hasHeader && rows.length > 0) {
      reader.readHeader(rows.shift()!.cells);
      hasHeader = true;
    }
    count += rows.length;
    if (count > MAX_FILE_ROWS) {
      throw new AppError(400, "invalid", TOO_MANY_ROWS);
    }
    if (rows.length > 0) await staging.stageRows(db, id, await reader.checkRows(rows));
    await nextTurn();
  }
  if (!hasHeader) throw new AppError(400, "invalid", "The file is empty: it needs a header row.");
}

function* chunksOf(rows: Iterable<CsvRow>): Generator<CsvRow[]> {
  let chunk: CsvRow[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < CHUNK_SIZE) continue;
    yield chunk;
    chunk = [];
  }
  yield chunk;
}
