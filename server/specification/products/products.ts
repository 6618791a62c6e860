import { scalarText, type Scalar } from "@shared/scalar";
import { writeAudit } from "../../audit/audit";
import { changeRecord } from "../../audit/change-record";
import { lastDeleted } from "../../audit/deleted";
import type { Database } from "../../database/database";
import { breaksReference, isDuplicate } from "../../database/is-duplicate";
import { AppError, notFound } from "../../http/app-error";
import { changed, type Changes } from "../../http/changes";
import { invalid } from "../../http/validate";
import { transactionAs, type Actor } from "../../auth/act-as";
import { unknownOptions } from "./known-options";
import * as queries from "./queries";
import type { CatalogueAtHand } from "./queries";

type Fields = Record<string, unknown>;

/** Adds a product. Throws a 409 when its store id is taken, a 400 for options that do not exist. */
export function addProduct(db: Database, actor: Actor, at: CatalogueAtHand, fields: Fields) {
  return written(at, fields, () =>
    transactionAs(db, actor, async (tx) => {
      await requireKnown(tx, at, fields);
      const row = await queries.insertProduct(tx, at, fields);
      await writeAudit(tx, actor, entry(at, row, "create", { after: row }));
      return row;
    }),
  );
}

/**
 * Changes the given fields of a product. Throws a 404, a 409 for a stale or duplicate one, a 400 for
 * invalid fields.
 */
export function changeProduct(
  db: Database,
  actor: Actor,
  at: CatalogueAtHand,
  id: string,
  { sent, basedOn }: Changes,
) {
  const { shape, fields: known } = at.catalogue;
  return written(at, sent, () =>
    transactionAs(db, actor, (tx) =>
      changeRecord(tx, actor, {
        hold: () => queries.productById(tx, at.catalogue, id, { hold: true }),
        basedOn,
        async write(before) {
          const names = known.map(({ name }) => name);
          const fields = changed(shape, names, before, sent);
          await requireKnown(tx, at, fields);
          return queries.updateProduct(tx, at, id, fields);
        },
        audit: (before, after) => entry(at, before, "update", { before, after }),
      }),
    ),
  );
}

export function removeProduct(db: Database, actor: Actor, at: CatalogueAtHand, id: string) {
  return transactionAs(db, actor, async (tx) => {
    const before = await queries.productById(tx, at.catalogue, id, { hold: true });
    if (!before) throw notFound();
    await queries.deleteProduct(tx, id);
    await writeAudit(tx, actor, entry(at, before, "delete", { before }));
  });
}

/** Brings a deleted product back. Throws a 404 when it was not deleted in the last 10 minutes. */
export function restoreProduct(
  db: Database,
  actor: Actor,
  at: CatalogueAtHand,
  id: string,
  now: number,
) {
  return written(at, {}, () =>
    transactionAs(db, actor, async (tx) => {
      const deleted = await lastDeleted(tx, at.path, id, now);
      if (!deleted) throw notFound();
      const { updatedAt: _, createdAt, ...fields } = deleted;
      const row = await queries.insertProduct(tx, at, {
        ...fields,
        createdAt: new Date(String(createdAt)),
      });
      await writeAudit(tx, actor, entry(at, row, "restore", { after: row }));
      return row;
    }),
  );
}

/** Turns the database's refusal of a write into a sentence. */
async function written<T>(
  { catalogue }: CatalogueAtHand,
  fields: Fields,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicate(error)) {
      const key = scalarText((fields[catalogue.key] as Scalar) ?? "this id");
      throw new AppError(409, "taken", `Another product has the store id ${key} already.`, {
        errors: [{ path: catalogue.key, message: "Another product has it already." }],
      });
    }
    // Staff deleted the option between the check and the write.
    if (breaksReference(error)) {
      throw new AppError(409, "gone", "One of the options was deleted meanwhile. Choose again.");
    }
    throw error;
  }
}

async function requireKnown(tx: Database, { path }: CatalogueAtHand, fields: Fields) {
  const problems = (await unknownOptions(tx, path))(fields);
  if (problems.length > 0) throw invalid(problems);
}

function entry(
  { path }: CatalogueAtHand,
  row: queries.ProductRecord,
  action: "create" | "update" | "delete" | "restore",
  change: { before?: unknown; after?: unknown },
) {
  return { action, subject: path, subjectId: row.id, subjectName: row.name, ...change };
}
