import type { AdminList } from "@shared/specification/contracts/admin-lists";
import { NOT_SURE } from "@shared/finders/answers";
import { changeRecord, lastDeleted, writeAudit } from "../../people/audit/audit";
import type { Database } from "../../platform/database/database";
import { breaksReference } from "../../platform/database/database-errors";
import { AppError, notFound } from "../../platform/http/app-error";
import { changed, type Changes } from "../../platform/http/changes";
import { transactionAs, type Actor } from "../../people/auth/act-as";
import * as queries from "./queries";
import { slugFor, type StoredList } from "./tables";

const MAX_ROWS = 200;

/** A list with its storage. */
export interface ListAtHand {
  list: AdminList;
  stored: StoredList;
}

/** Adds a row at the end; its id comes from its name. Throws a 409 when the list is full. */
export function addRow(
  db: Database,
  actor: Actor,
  { list, stored: { table } }: ListAtHand,
  fields: Record<string, unknown> & { name: string },
): Promise<queries.Row> {
  return transactionAs(db, actor, async (tx) => {
    const rows = await queries.allRows(tx, table, { forUpdate: true });
    refuseFull(rows);
    const taken = rows.map((row) => row.id);
    // The finder's own "Recommend for me" has this id; of the lists, sleep styles alone may use it.
    if (list.path !== "sleep-styles") taken.push(NOT_SURE);
    const id = slugFor(fields.name, new Set(taken));
    const sortOrder = Math.max(-1, ...rows.map((row) => row.sortOrder)) + 1;
    const row = await queries.insertRow(tx, table, { ...fields, id, sortOrder });
    // Two people added the same name to an empty list at once: the second tries again.
    if (!row) throw new AppError(409, "taken", "Somebody has just added the same. Try again.");
    await writeAudit(tx, actor, entry(list, row, "create", { after: row }));
    return row;
  });
}

/**
 * Changes the given fields of a row. Throws a 404, a 400 for invalid fields, and a 409 with the current
 * row for a change based on an older one.
 */
export function changeRow(
  db: Database,
  actor: Actor,
  { list, stored: { table } }: ListAtHand,
  id: string,
  { sent, basedOn }: Changes,
): Promise<queries.Row> {
  return transactionAs(db, actor, (tx) =>
    changeRecord(tx, actor, {
      hold: () => queries.heldRow(tx, table, id),
      basedOn,
      write: (before) =>
        queries.updateRow(
          tx,
          table,
          id,
          changed(list.shape, Object.keys(list.shape.shape), before, sent),
        ),
      audit: (before, after) => entry(list, before, "update", { before, after }),
    }),
  );
}

/** Deletes a row. Throws a 404, and a 409 that says how many products use it. */
export async function removeRow(
  db: Database,
  actor: Actor,
  { list, stored: { table, uses } }: ListAtHand,
  id: string,
): Promise<void> {
  const inUse = async (on: Database) => {
    const products = await uses(on, id);
    return new AppError(
      409,
      "in_use",
      products === 1
        ? `One product uses this ${list.singular}. Change it first.`
        : `${products} products use this ${list.singular}. Change them first.`,
    );
  };
  try {
    await transactionAs(db, actor, async (tx) => {
      const before = await queries.heldRow(tx, table, id);
      if (!before) throw notFound();
      if ((await uses(tx, id)) > 0) throw await inUse(tx);
      await queries.deleteRow(tx, table, id);
      await writeAudit(tx, actor, entry(list, before, "delete", { before }));
    });
  } catch (error) {
    // A product started to use it between the check and the deletion.
    throw breaksReference(error) ? await inUse(db) : error;
  }
}

/**
 * Restores a deleted row to its old position; later rows move down by one. Throws a 404 when it was not
 * deleted in the last 10 minutes, and a 409 when it exists already or the list is full.
 */
export function restoreRow(
  db: Database,
  actor: Actor,
  { list, stored: { table } }: ListAtHand,
  id: string,
  now: number,
): Promise<queries.Row> {
  return transactionAs(db, actor, async (tx) => {
    const deleted = await lastDeleted(tx, list.path, id, now);
    if (!deleted) throw notFound();
    const { createdAt, updatedAt: _, ...fields } = deleted;
    const rows = await queries.allRows(tx, table, { forUpdate: true });
    refuseFull(rows);
    const following = rows.filter(({ sortOrder }) => sortOrder >= Number(fields.sortOrder));
    if (following[0]?.sortOrder === fields.sortOrder) {
      for (const each of following) await queries.placeRow(tx, table, each.id, each.sortOrder + 1);
    }
    const row = await queries.insertRow(tx, table, {
      ...fields,
      createdAt: new Date(String(createdAt)),
    });
    if (!row) throw new AppError(409, "taken", "It is there already.");
    await writeAudit(tx, actor, entry(list, row, "restore", { after: row }));
    return row;
  });
}

/** Reorders the rows. Throws a 409 with the current rows when the order does not name each of them once. */
export function orderRows(
  db: Database,
  actor: Actor,
  { list, stored: { table } }: ListAtHand,
  ids: string[],
): Promise<queries.Row[]> {
  return transactionAs(db, actor, async (tx) => {
    const rows = await queries.allRows(tx, table, { forUpdate: true });
    const present = new Set(rows.map((row) => row.id));
    const isWhole =
      ids.length === present.size &&
      new Set(ids).size === ids.length &&
      ids.every((id) => present.has(id));
    if (!isWhole) {
      throw new AppError(
        409,
        "stale",
        "The list has changed meanwhile. Look at it and try again.",
        {
          current: rows,
        },
      );
    }
    for (const [place, id] of ids.entries()) await queries.placeRow(tx, table, id, place);
    await writeAudit(tx, actor, {
      action: "reorder",
      subject: list.path,
      before: rows.map((row) => row.id),
      after: ids,
    });
    return queries.allRows(tx, table);
  });
}

function refuseFull(rows: readonly queries.Row[]): void {
  if (rows.length < MAX_ROWS) return;
  throw new AppError(409, "full", `This list is full: it holds ${MAX_ROWS} entries.`);
}

function entry(
  list: AdminList,
  row: queries.Row,
  action: "create" | "update" | "delete" | "restore",
  change: { before?: unknown; after?: unknown },
) {
  return { action, subject: list.path, subjectId: row.id, subjectName: row.name, ...change };
}
