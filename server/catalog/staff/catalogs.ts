import { isDeepStrictEqual } from "node:util";
import {
  catalogShape,
  type CatalogShape,
  type CatalogUse,
  type Selection,
} from "@shared/contracts/catalogs";
import type { FieldError } from "@shared/contracts/error";
import { changeRecord, writeAudit } from "../../people/audit/audit";
import { transactionAs, type Actor } from "../../people/auth/act-as";
import { attributesById } from "../store/any-rows";
import type { Database } from "../../platform/database/database";
import { isDuplicate } from "../../platform/database/database-errors";
import { AppError, notFound } from "../../platform/http/app-error";
import { changed, type Changes } from "../../platform/http/changes";
import { invalid } from "../../platform/http/validate";
import { catalogFiles } from "../../templates/catalog-files";
import { joinStated, leaveCatalog } from "./attribute-catalogs";
import * as queries from "./catalog-queries";
import { holdAttributes, takeAttributes } from "./product-checks";

const FIELDS = ["id", "name", "currency", "selection"];
/** Those that come with the product, and what their products are called. */
const BUILT_IN = catalogFiles.flatMap(({ id, source }) => [id, source.name]);

/** Adds a catalog. Throws a 400 for a selection that names what is not there, and a 409 for an id that is taken. */
export async function addCatalog(db: Database, actor: Actor, shape: CatalogShape) {
  refuseBuiltIn(shape.id);
  try {
    return await transactionAs(db, actor, async (tx) => {
      await takeAttributes(tx);
      await requireKnown(tx, shape.selection);
      const row = await queries.counted(tx, await queries.insertCatalog(tx, shape));
      await joinStated(tx, row);
      await writeAudit(tx, actor, entry(row, "create", { after: row }));
      return row;
    });
  } catch (error) {
    throw isDuplicate(error) ? taken() : error;
  }
}

/** Changes the given fields of a catalog. Throws a 404, a 400, and a 409 for a change based on an older state. */
export function changeCatalog(db: Database, actor: Actor, id: string, { sent, basedOn }: Changes) {
  return transactionAs(db, actor, async (tx) => {
    // Before the catalog itself: in the order in which merging values takes them.
    await (sent.selection === undefined ? holdAttributes(tx) : takeAttributes(tx));
    return changeRecord(tx, actor, {
      hold: async () => {
        const row = await queries.catalogById(tx, id, { hold: true });
        return row && queries.counted(tx, row);
      },
      basedOn,
      async write(before) {
        const shape = changed(catalogShape, FIELDS, { ...before }, sent) as CatalogShape;
        await requireKnown(tx, shape.selection);
        const after = await queries.counted(tx, await queries.updateCatalog(tx, id, shape));
        if (!isDeepStrictEqual(before.selection, after.selection)) await joinStated(tx, after);
        return after;
      },
      audit: (before, after) => entry(before, "update", { before, after }),
    });
  });
}

/**
 * Deletes a catalog; its products stay. Throws a 404, and a 409 while a finder chooses from it, live or, unless
 * drafts may be left without, as a draft.
 */
export function removeCatalog(
  db: Database,
  actor: Actor,
  id: string,
  { leavesDrafts = false } = {},
): Promise<void> {
  return transactionAs(db, actor, async (tx) => {
    await takeAttributes(tx);
    const before = await queries.catalogById(tx, id, { hold: true });
    if (!before) throw notFound();
    const users = await queries.findersUsing(tx, id);
    refuseUsed(leavesDrafts ? users.filter(({ isLive }) => isLive) : users);
    await leaveCatalog(tx, id);
    await queries.deleteCatalog(tx, id);
    await writeAudit(tx, actor, entry(before, "delete", { before }));
  });
}

const list = new Intl.ListFormat("en");

function refuseUsed(users: readonly CatalogUse[]): void {
  if (users.length === 0) return;
  const names = list.format(users.map(({ name }) => name));
  const said =
    users.length === 1
      ? `The finder ${names} chooses from this catalog, live or in its draft.`
      : `The finders ${names} choose from this catalog, live or in their drafts.`;
  throw new AppError(409, "in_use", `${said} Choose another one there first.`);
}

/** How many products for sale a selection takes. Throws a 400 for one that names what is not there. */
export async function countSelected(db: Database, selection: Selection): Promise<number> {
  await requireKnown(db, selection);
  return queries.countForSale(db, selection);
}

/** A selection names attributes with values of their own, and values that they have. */
async function requireKnown(tx: Database, { attributes = [] }: Selection): Promise<void> {
  if (attributes.length === 0) return;
  const known = await attributesById(tx);
  const errors: FieldError[] = attributes.flatMap(({ attribute, oneOf }, index) => {
    const path = `selection.attributes.${index}`;
    const found = known.get(attribute);
    if (found?.kind !== "choice" && found?.kind !== "choices") {
      const message =
        "This attribute has no values to select by, or is not there any more. Choose another one.";
      return [{ path: `${path}.attribute`, message }];
    }
    const unknown = oneOf.find((each) => !found.values.some(({ id }) => id === each));
    return unknown === undefined
      ? []
      : [
          {
            path: `${path}.oneOf`,
            message: "This value is not there any more. Choose another one.",
          },
        ];
  });
  if (errors.length > 0) throw invalid(errors);
}

/** Throws a 409 for the id of a catalog whose attributes are columns of tables. */
export function refuseBuiltIn(id: string): void {
  if (BUILT_IN.includes(id)) throw taken();
}

/** The 409 for an id that another catalog has. */
const taken = () =>
  new AppError(409, "taken", "There is a catalog of this name already. Choose another name.", {
    errors: [{ path: "id", message: "Another catalog has it already." }],
  });

const entry = (
  { id, name }: CatalogShape,
  action: "create" | "update" | "delete",
  change: { before?: CatalogShape; after?: CatalogShape },
) => ({
  action,
  subject: "catalogues",
  subjectId: id,
  subjectName: name,
  ...(change.before && { before: ownPart(change.before) }),
  ...(change.after && { after: ownPart(change.after) }),
});

/** Without the finders, which are no part of it. */
const ownPart = (row: CatalogShape & { usedBy?: unknown }): CatalogShape => {
  const { usedBy: _, ...own } = row;
  return own;
};
