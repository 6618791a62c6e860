import { isDeepStrictEqual } from "node:util";
import { anyProductShape, type AnyProductFields } from "@shared/contracts/catalog-products";
import type { ProductRecord } from "@shared/schema/catalog-products";
import { changeRecord, lastDeleted, writeAudit } from "../../people/audit/audit";
import { transactionAs, type Actor } from "../../people/auth/act-as";
import type { Database } from "../../platform/database/database";
import { breaksReference, isDuplicate } from "../../platform/database/database-errors";
import { AppError, notFound } from "../../platform/http/app-error";
import { changed, type Changes } from "../../platform/http/changes";
import { validate } from "../../platform/http/validate";
import {
  checkedFields,
  holdAttributes,
  isSame,
  refuseOverfull,
  refuseVariants,
  requireOneLevel,
  saidOfStock,
  takeProducts,
} from "./product-checks";
import * as queries from "./product-queries";
import { entered, stored, withSelected, type StaffCatalog } from "./staff-catalog";

const PRODUCT_FIELDS = Object.keys(anyProductShape.shape);

/** A product as staff see it, and whether its catalog selects it. */
type Saved = ProductRecord & { isSelected: boolean };

/** What a product has that was there before. */
type Former = Pick<ProductRecord, "id" | "createdAt">;

/** Adds a product. Throws a 400 for what no attribute knows, and a 409 for a key that is taken or one product too many. */
export function addProduct(
  db: Database,
  actor: Actor,
  at: StaffCatalog,
  sent: Record<string, unknown>,
  most: number,
): Promise<Saved> {
  const given = validate(shapeOf(at), withSelected(at.selection, at.attributes, sent));
  return written(given.key, () =>
    transactionAs(db, actor, (tx) => inserted(tx, actor, at, given, { most, action: "create" })),
  );
}

/**
 * Brings a deleted product back as it was. Throws a 404 where none was deleted in the last 10 minutes, a 400 where it
 * states what can be stated no more, and a 409 where its key is taken.
 */
export function restoreProduct(
  db: Database,
  actor: Actor,
  at: StaffCatalog,
  id: string,
  { most, now }: { most: number; now: number },
): Promise<Saved> {
  return written(undefined, () =>
    transactionAs(db, actor, async (tx) => {
      const deleted = await lastDeleted(tx, subjectOf(at), id, now);
      if (!deleted) throw notFound();
      const sent = at.source?.fromRecorded(deleted) ?? deleted;
      const fields = Object.fromEntries(PRODUCT_FIELDS.map((name) => [name, sent[name]]));
      const former = { id, createdAt: new Date(String(deleted.createdAt)) };
      const given = validate(shapeOf(at), fields);
      return inserted(tx, actor, at, given, { most, action: "restore", former });
    }),
  );
}

async function inserted(
  tx: Database,
  actor: Actor,
  at: StaffCatalog,
  given: AnyProductFields,
  { most, action, former }: { most: number; action: "create" | "restore"; former?: Former },
): Promise<Saved> {
  const fields = await checkedFields(tx, at, given);
  await takeProducts(tx);
  // Other sources never had a limit.
  if (!at.source) refuseOverfull((await queries.countProducts(tx)) + 1, most);
  await requireOneLevel(tx, fields, fields.key);
  const row = await queries.insertProduct(tx, { ...stored(at, fields), ...former });
  const after = entered(at, row);
  await writeAudit(tx, actor, entry(at, after, action, { after }));
  return saved(tx, at, after);
}

/**
 * Changes the given fields of a product of a catalog. `values` are replaced as a whole, but for what other catalogs'
 * attributes say; as a patch, those that are not given stay. Throws a 404, a 400, and a 409 for a key that is taken or
 * a change based on an older state.
 */
export function changeProduct(
  db: Database,
  actor: Actor,
  at: StaffCatalog,
  id: string,
  { sent, basedOn, isPatch = false }: Changes & { isPatch?: boolean },
): Promise<Saved> {
  return written(String(sent.key), () =>
    transactionAs(db, actor, async (tx) => {
      await holdAttributes(tx);
      await takeProducts(tx);
      return changeRecord(tx, actor, {
        hold: () => heldProduct(tx, at, id),
        basedOn,
        async write(before) {
          const values = isPatch ? { ...before.values, ...(sent.values as object) } : sent.values;
          const changes = {
            ...sent,
            ...(values !== undefined && { values }),
            ...saidOfStock(before, sent),
          };
          const given = changed(shapeOf(at), PRODUCT_FIELDS, { ...before }, changes);
          const fields = await checkedFields(tx, at, given as AnyProductFields, before.values);
          await requireOneLevel(tx, fields, before.key);
          if (!at.source && fields.key !== before.key) await refuseVariants(tx, before.key, "key");
          // Programs send back all they read: what says nothing new is no change.
          if (isSame(before, fields)) return saved(tx, at, before);
          const row = await queries.updateProduct(tx, id, stored(at, fields));
          return saved(tx, at, entered(at, row));
        },
        audit: (before, { isSelected: _, ...after }) =>
          isDeepStrictEqual(before, after)
            ? undefined
            : entry(at, before, "update", { before, after }),
      });
    }),
  );
}

/**
 * Deletes a product of a catalog. Throws a 404, and a 409 while it has variants, which would lose what they have from
 * it.
 */
export function removeProduct(
  db: Database,
  actor: Actor,
  at: StaffCatalog,
  id: string,
): Promise<void> {
  return transactionAs(db, actor, async (tx) => {
    await takeProducts(tx);
    const before = await heldProduct(tx, at, id);
    if (!before) throw notFound();
    if (!at.source) await refuseVariants(tx, before.key);
    await queries.deleteProduct(tx, id);
    await writeAudit(tx, actor, entry(at, before, "delete", { before }));
  });
}

/** A product that a catalog reaches; nobody else changes it until the transaction ends. */
async function heldProduct(tx: Database, at: StaffCatalog, id: string) {
  const row = await queries.productById(tx, id, { hold: true });
  return row && (await queries.isWithin(tx, at, row)) ? entered(at, row) : undefined;
}

const saved = async (tx: Database, at: StaffCatalog, row: ProductRecord): Promise<Saved> => ({
  ...row,
  isSelected: await queries.isAmong(tx, at, row.id),
});

const shapeOf = ({ source }: StaffCatalog) => source?.shape ?? anyProductShape;

async function written<T>(key: string | undefined, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    // Staff deleted the option between the check and the write.
    if (breaksReference(error)) {
      throw new AppError(409, "gone", "One of the options was deleted meanwhile. Choose again.");
    }
    if (!isDuplicate(error)) throw error;
    const itsKey = key === undefined ? "its key" : `the key “${key}”`;
    throw new AppError(409, "taken", `Another product has ${itsKey} already.`, {
      errors: [{ path: "key", message: "Another product has it already." }],
    });
  }
}

/** What the audit calls the products of a catalog. */
const subjectOf = ({ id, source }: StaffCatalog) => (source ? id : "products");

function entry(
  at: StaffCatalog,
  { id, name, key }: ProductRecord,
  action: "create" | "update" | "delete" | "restore",
  { before, after }: { before?: object; after?: object },
) {
  const recorded = at.source?.recorded ?? ((product: object) => product);
  return {
    action,
    subject: subjectOf(at),
    subjectId: id,
    subjectName: name || key,
    ...(before && { before: recorded(before) }),
    ...(after && { after: recorded(after) }),
  };
}
