import {
  MAX_PRODUCT_LISTS,
  productListShape,
  type ListKey,
  type ProductListShape,
} from "@shared/contracts/product-lists";
import { changeRecord, writeAudit } from "../../people/audit/audit";
import { transactionAs, type Actor } from "../../people/auth/act-as";
import type { Database } from "../../platform/database/database";
import { isDuplicate } from "../../platform/database/database-errors";
import { AppError, notFound } from "../../platform/http/app-error";
import { changed, type Changes } from "../../platform/http/changes";
import { invalid } from "../../platform/http/validate";
import * as queries from "./list-queries";

const FIELDS = ["id", "name", "keys", "isComplete"];

/** Adds a list without rows. Throws a 409 for an id that is taken, or where there are enough. */
export async function addList(db: Database, actor: Actor, shape: ProductListShape) {
  try {
    return await transactionAs(db, actor, async (tx) => {
      await queries.takeLists(tx);
      const row = await queries.insertList(tx, shape);
      if ((await queries.countLists(tx)) > MAX_PRODUCT_LISTS) {
        const message = `There can be at most ${MAX_PRODUCT_LISTS} lists. Delete one first.`;
        throw new AppError(409, "full", message);
      }
      await writeAudit(tx, actor, listEntry(row, "create", { after: row }));
      return row;
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new AppError(409, "taken", `There is a list ${shape.id} already.`, {
      errors: [{ path: "id", message: "Another list has it already." }],
    });
  }
}

/**
 * Changes the name of a list, the labels of its keys, and whether it is complete. Throws a 404, a 400 for what cannot be, and a 409 for a change
 * based on an older state.
 */
export function changeList(db: Database, actor: Actor, id: string, { sent, basedOn }: Changes) {
  return transactionAs(db, actor, (tx) =>
    changeRecord(tx, actor, {
      hold: () => queries.listById(tx, id, { hold: true }),
      basedOn,
      write(before) {
        const { name, keys, isComplete } = changed(
          productListShape,
          FIELDS,
          { ...before },
          sent,
        ) as ProductListShape;
        if (written(keys) !== written(before.keys)) {
          const message = "The keys of a list stay as they are, but for labels. Make a new list.";
          throw invalid([{ path: "keys", message }]);
        }
        return queries.updateList(tx, id, { name, keys, isComplete });
      },
      audit: (before, after) => listEntry(before, "update", { before, after }),
    }),
  );
}

const written = (keys: readonly ListKey[]) => keys.map(({ id, kind }) => `${id} ${kind}`).join();

/** Deletes a list with its rows. Throws a 404, and a 409 while a published finder or a draft uses it. */
export function removeList(db: Database, actor: Actor, id: string): Promise<void> {
  return transactionAs(db, actor, async (tx) => {
    const before = await queries.listById(tx, id, { hold: true });
    if (!before) throw notFound();
    const users = await queries.usersOf(tx, id);
    if (users.length > 0) {
      const names = new Intl.ListFormat("en").format(users);
      const message = `${names.charAt(0).toUpperCase()}${names.slice(1)} ${users.length > 1 ? "use" : "uses"} this list. Change that first.`;
      throw new AppError(409, "in_use", message);
    }
    await queries.deleteList(tx, id);
    await writeAudit(tx, actor, listEntry(before, "delete", { before }));
  });
}

/** What the audit says of a change to a list. */
export const listEntry = (
  { id, name }: Pick<ProductListShape, "id" | "name">,
  action: "create" | "update" | "delete" | "import",
  change: { before?: unknown; after?: unknown },
) => ({ action, subject: "product-lists", subjectId: id, subjectName: name, ...change });
