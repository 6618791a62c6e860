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
import type { FiledList } from "./list-file";
import * as queries from "./list-queries";
import { nameOf } from "../staff/attribute-queries";
import { attributesById } from "../store/any-rows";
import { isWorkedOut } from "../store/specified-attributes";

const FIELDS = ["id", "name", "attribute", "keys", "isComplete"];

/** A list with the attribute whose values its rows have, and the units of its keys. */
export async function withTarget<List extends FiledList>(
  db: Database,
  list: List,
): Promise<List & FiledList> {
  if (list.attribute === null) return list;
  const attributes = await attributesById(db);
  const target = attributes.get(list.attribute);
  const units = new Map(
    list.keys.map(({ id, attribute = "" }) => [id, attributes.get(attribute)?.unit ?? null]),
  );
  return { ...list, units, ...(target && { target }) };
}

/** Throws a 400 for attributes that no list can name. */
async function requireAttributes(tx: Database, { attribute, keys }: ProductListShape) {
  if (attribute === null) return;
  const known = await attributesById(tx);
  const problemOf = (id: string, isTarget: boolean, isRange: boolean) => {
    if (id === "brand" && !isTarget) return isRange ? "A brand is no number." : undefined;
    const found = known.get(id);
    if (!found || found.isRetired)
      return "This attribute is not there any more. Choose another one.";
    const called = `“${nameOf(found)}”`;
    if (isTarget && isWorkedOut(found))
      return `${called} is worked out, so no list can say it. Choose another attribute.`;
    if (isTarget) return undefined;
    if (isRange && found.kind !== "number")
      return `Numbers from–to are looked up by a number, and ${called} is none. Choose another attribute.`;
    const isWord = ["choice", "choices", "number", "text"].includes(found.kind);
    return isWord ? undefined : `No list can be looked up by ${called}. Choose another attribute.`;
  };
  const errors = [
    { path: "attribute", message: problemOf(attribute, true, false) },
    ...keys.map((key, at) => ({
      path: `keys.${at}.attribute`,
      message:
        key.attribute === undefined
          ? undefined
          : problemOf(key.attribute, false, key.kind === "range"),
    })),
  ].flatMap(({ path, message }) => (message === undefined ? [] : [{ path, message }]));
  if (errors.length > 0) throw invalid(errors);
}

/** Adds a list without rows. Throws a 400 for an attribute that cannot be named, and a 409 for an id that is taken, or where there are enough. */
export const addList = (db: Database, actor: Actor, shape: ProductListShape) =>
  namingTaken(() => transactionAs(db, actor, (tx) => insertList(tx, actor, shape)));

/** The same within a transaction that does more; see `namingTaken`. */
export async function insertList(tx: Database, actor: Actor, shape: ProductListShape) {
  await queries.takeLists(tx);
  await requireAttributes(tx, shape);
  const row = await queries.insertList(tx, shape);
  if ((await queries.countLists(tx)) > MAX_PRODUCT_LISTS) {
    const message = `There can be at most ${MAX_PRODUCT_LISTS} lists. Delete one first.`;
    throw new AppError(409, "full", message);
  }
  await writeAudit(tx, actor, listEntry(row, "create", { after: row }));
  return row;
}

/** Says in a 409 that a new list's id is taken. */
export async function namingTaken<T>(add: () => Promise<T>): Promise<T> {
  try {
    return await add();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new AppError(409, "taken", "There is a list of this name already. Choose another name.", {
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
        const { name, attribute, keys, isComplete } = changed(
          productListShape,
          FIELDS,
          { ...before },
          sent,
        ) as ProductListShape;
        if (attribute !== before.attribute) {
          const message = "What a list points at stays as it is. Make a new list.";
          throw invalid([{ path: "attribute", message }]);
        }
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

const written = (keys: readonly ListKey[]) =>
  keys.map(({ id, kind, attribute = "" }) => `${id} ${kind} ${attribute}`).join();

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
