import { createHash, randomUUID } from "node:crypto";
import type { FilePlan } from "@shared/contracts/file-look";
import type { ImportReport } from "@shared/contracts/imports";
import type { Actor } from "../../../people/auth/act-as";
import type { Database } from "../../../platform/database/database";
import { AppError } from "../../../platform/http/app-error";
import { removeFile, sentFile } from "../../import-files/file-queries";
import { beginImport, checkFile, sayingWhatIsGone } from "../../imports/import";
import type { Sign } from "../../imports/import-signs";
import { inTurn, inTurnAs } from "../../imports/import-turn";
import * as staging from "../../imports/staging";
import { productTarget } from "../product-file";
import { attributesById } from "../../store/any-rows";
import { fileChangesOf } from "../sources/file-changes";
import { priceMovesOf } from "../sources/price-moves";
import { readPlan } from "./read-plan";
import { planToWrite, refuseUnwritable, writePlan, type PlanToWrite } from "./write-plan";

interface Taking {
  fileId: string;
  /** The file's name. */
  file: string;
  plan: FilePlan;
  actor: Actor;
  /** The most products there can be. */
  most: number;
  /** What others see of it. */
  sign: Sign;
}

interface Wish {
  id?: string | undefined;
  dryRun: boolean;
  skipBad: boolean;
}

/** What came of a check, as it is kept with its staged rows. */
interface CheckedFile {
  report: ImportReport;
  write: PlanToWrite;
}

/**
 * Takes a file into a catalog as its plan says: checked row by row, and applied at once. Nothing is changed by a dry run,
 * or where any row is bad and bad rows are not to be skipped. What was checked by the same plan is applied as it was
 * checked. Throws a 400 for what has to be said first, and a 409 for what cannot be done at the same time.
 */
export async function takeFile(
  db: Database,
  { fileId, file, plan, actor, most, sign }: Taking,
  { id = randomUUID(), dryRun, skipBad }: Wish,
  now: number,
): Promise<ImportReport> {
  const digest = createHash("sha256").update(JSON.stringify(plan)).digest("hex");
  const kept = dryRun
    ? undefined
    : await staging.checkedImport<CheckedFile>(db, { fileId, digest, now });
  const importId = kept?.id ?? id;
  const { report, write } = kept?.checked ?? (await checkedAnew());
  if (dryRun) return report;
  if (report.sameKeys) throw new AppError(400, "invalid", SAY_WHAT_THEY_ARE);
  if (report.knownKeys) throw new AppError(400, "invalid", SAY_WHOSE_THEY_ARE);
  if (report.doubtful) throw new AppError(400, "invalid", SAY_WHICH_ARE_SAME);
  if (report.rows === 0 || (report.bad > 0 && !skipBad)) return report;
  const { source } = await sayingWhatIsGone(() =>
    inTurnAs(
      db,
      actor,
      async (tx) => ({
        source: await writePlan(tx, actor, write, { importId, file, counts: report, most }),
      }),
      sign,
    ),
  ).finally(() => staging.endImport(db, importId).catch(() => undefined));
  await removeFile(db, fileId);
  return { ...report, isApplied: true, ...(source !== undefined && { source }) };

  async function checkedAnew(): Promise<CheckedFile> {
    await staging.forgetChecked(db, fileId);
    await beginImport(db, actor, { subject: "products", id, now });
    try {
      const read = await readPlan(db, await sentFile(db, fileId), plan);
      const kind = { target: productTarget, key: "key" };
      const { counts, problems } = await checkFile(db, kind, read.reader, { id, sign });
      const look = async (tx: Database) => {
        await read.values.count(tx, id);
        const made = planToWrite(plan, read);
        const absent = await refuseUnwritable(tx, made, { importId: id, counts, most });
        const changes =
          counts.changed > 0 ? await fileChangesOf(tx, id, await attributesById(tx)) : [];
        return { made, absent, changes, priceMoves: await priceMovesOf(tx, id) };
      };
      const toWrite = await inTurn(db, look, sign);
      const addedValues = read.values.said().filter(({ count }) => count > 0);
      const checked: CheckedFile = {
        write: toWrite.made,
        report: {
          ...counts,
          problems,
          ...read.reader.said(),
          ...(addedValues.length > 0 && { addedValues }),
          ...(toWrite.absent.count > 0 && {
            absent: toWrite.absent.count,
            absentNames: toWrite.absent.names,
          }),
          ...(toWrite.priceMoves && { priceMoves: toWrite.priceMoves }),
          ...(toWrite.changes.length > 0 && { changes: toWrite.changes }),
          isApplied: false,
        },
      };
      await staging.keepChecked(db, id, { fileId, digest, checked });
      return checked;
    } catch (error) {
      await staging.endImport(db, id).catch(() => undefined);
      throw error;
    }
  }
}

const SAY_WHAT_THEY_ARE =
  "Rows have the same key and differ. Say whether they are variants, one product, or which of them counts.";
const SAY_WHICH_ARE_SAME =
  "Rows without a key look like products of the last file. Say whether they are.";
const SAY_WHOSE_THEY_ARE =
  "Products that came otherwise have some of these keys. Say whether they are the same products.";
