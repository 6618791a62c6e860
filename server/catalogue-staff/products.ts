import type { Selection, StatedValues } from "@shared/contracts/attributes";
import { anyProductShape, type AnyProductFields } from "@shared/contracts/catalogue-products";
import type { ProductRecord } from "@shared/schema/catalogue-products";
import { writeAudit } from "../audit/audit";
import { changeRecord } from "../audit/change-record";
import { transactionAs, type Actor } from "../auth/act-as";
import { attributesById } from "../catalogues/any-rows";
import type { Database } from "../database/database";
import { isDuplicate } from "../database/is-duplicate";
import { AppError, notFound } from "../http/app-error";
import { changed, type Changes } from "../http/changes";
import { invalid, validate } from "../http/validate";
import { valueChecker } from "./check-values";
import { refuseOverfull } from "./product-limit";
import * as queries from "./product-queries";
import { withSelected } from "./selected-fields";
import { holdAttributes, takeProducts } from "./turns";

const PRODUCT_FIELDS = Object.keys(anyProductShape.shape);

/** What a new product is added to. */
interface Place {
  /** The id of its catalogue, whose attributes it may state. */
  catalogue: string;
  /** What its catalogue selects, by which it is filled in. */
  selection: Selection;
  /** The most products there can be. */
  most: number;
}

/** A product as it is stored, and whether its catalogue selects it. */
type Saved = ProductRecord & { isSelected: boolean };

/** Adds a product. Throws a 400 for what no attribute knows, and a 409 for a key that is taken or one product too many. */
export async function addProduct(
  db: Database,
  actor: Actor,
  { catalogue, selection, most }: Place,
  sent: Record<string, unknown>,
): Promise<Saved> {
  const known = await attributesById(db, [catalogue]);
  const given = validate(anyProductShape, withSelected(selection, known, sent));
  return written(given.key, () =>
    transactionAs(db, actor, async (tx) => {
      const fields = await checked(tx, catalogue, given);
      await takeProducts(tx);
      refuseOverfull((await queries.countProducts(tx)) + 1, most);
      await requireOneLevel(tx, fields, fields.key);
      const row = await queries.insertProduct(tx, fields);
      await writeAudit(tx, actor, entry(row, "create", { after: row }));
      return saved(tx, selection, row);
    }),
  );
}

/**
 * Changes the given fields of a product that a selection takes; `values` are replaced as a whole, but for what other
 * catalogues' attributes say. Throws a 404, a
 * 400, and a 409 for a key that is taken or a change based on an older state.
 */
export function changeProduct(
  db: Database,
  actor: Actor,
  { catalogue, selection, id }: Omit<Place, "most"> & { id: string },
  { sent, basedOn }: Changes,
): Promise<Saved> {
  return written(String(sent.key), () =>
    transactionAs(db, actor, async (tx) => {
      await holdAttributes(tx);
      await takeProducts(tx);
      return changeRecord(tx, actor, {
        hold: () => heldProduct(tx, selection, id),
        basedOn,
        async write(before) {
          const given = changed(anyProductShape, PRODUCT_FIELDS, { ...before }, sent);
          const fields = await checked(tx, catalogue, given as AnyProductFields, before.values);
          await requireOneLevel(tx, fields, before.key);
          if (fields.key !== before.key) await refuseVariants(tx, before.key, "key");
          return saved(tx, selection, await queries.updateProduct(tx, id, fields));
        },
        audit: (before, { isSelected: _, ...after }) => entry(before, "update", { before, after }),
      });
    }),
  );
}

/**
 * Deletes a product that a selection takes. Throws a 404, and a 409 while it has variants, which would lose what
 * they have from it.
 */
export function removeProduct(
  db: Database,
  actor: Actor,
  { selection, id }: { selection: Selection; id: string },
): Promise<void> {
  return transactionAs(db, actor, async (tx) => {
    await takeProducts(tx);
    const before = await heldProduct(tx, selection, id);
    if (!before) throw notFound();
    await refuseVariants(tx, before.key);
    await queries.deleteProduct(tx, id);
    await writeAudit(tx, actor, entry(before, "delete", { before }));
  });
}

/** A product that a selection takes; nobody else changes it until the transaction ends. */
async function heldProduct(tx: Database, selection: Selection, id: string) {
  const row = await queries.productById(tx, id, { hold: true });
  return row && (await queries.isAmong(tx, selection, id)) ? row : undefined;
}

const saved = async (tx: Database, selection: Selection, row: ProductRecord): Promise<Saved> => ({
  ...row,
  isSelected: await queries.isAmong(tx, selection, row.id),
});

/** The fields with what they state as it is stored. Throws a 400 that names each value that cannot be. */
async function checked(
  tx: Database,
  catalogue: string,
  given: AnyProductFields,
  before: StatedValues = {},
): Promise<queries.CheckedFields> {
  await holdAttributes(tx);
  const known = await attributesById(tx, [catalogue]);
  // What it states for other catalogues stays, whether it is sent back or not.
  const others = Object.entries(before).filter(([id]) => !known.has(id));
  const own = Object.entries(given.values).filter(
    ([id]) => known.has(id) || !Object.hasOwn(before, id),
  );
  const { values, errors } = valueChecker(known)(Object.fromEntries(own));
  if (errors.length > 0) throw invalid(errors);
  return { ...given, values: { ...Object.fromEntries(others), ...values } };
}

/** A variant has what it does not state from its group alone, so no group is a variant. */
async function requireOneLevel(
  tx: Database,
  { groupKey }: queries.CheckedFields,
  ownKey: string,
): Promise<void> {
  if (groupKey === null) return;
  const refuse = (message: string) => invalid([{ path: "groupKey", message }]);
  if (await queries.isVariant(tx, groupKey)) {
    throw refuse(`The product ${groupKey} is a variant itself. Name its group.`);
  }
  if ((await queries.countVariants(tx, ownKey)) > 0) {
    throw refuse("This product has variants, so it cannot be one. Leave it empty.");
  }
}

async function refuseVariants(tx: Database, key: string, path?: string): Promise<void> {
  const variants = await queries.countVariants(tx, key);
  if (variants === 0) return;
  const message =
    variants === 1
      ? "Another product is a variant of it. Change that one first."
      : `${variants} products are variants of it. Change them first.`;
  throw new AppError(409, "in_use", message, path ? { errors: [{ path, message }] } : {});
}

async function written<T>(key: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new AppError(409, "taken", `Another product has the key ${key} already.`, {
      errors: [{ path: "key", message: "Another product has it already." }],
    });
  }
}

const entry = (
  { id, name, key }: ProductRecord,
  action: "create" | "update" | "delete",
  change: { before?: unknown; after?: unknown },
) => ({ action, subject: "products", subjectId: id, subjectName: name || key, ...change });
