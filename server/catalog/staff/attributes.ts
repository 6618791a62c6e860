import { isDeepStrictEqual } from "node:util";
import { attributeShape, belongsTo, type AttributeShape } from "@shared/contracts/attributes";
import type { FieldError } from "@shared/contracts/error";
import { attributesIn } from "@shared/contracts/product-calculation";
import { changeRecord, writeAudit } from "../../people/audit/audit";
import { transactionAs, type Actor } from "../../people/auth/act-as";
import type { Database } from "../../platform/database/database";
import { isDuplicate } from "../../platform/database/database-errors";
import { AppError } from "../../platform/http/app-error";
import { changed, type Changes } from "../../platform/http/changes";
import { invalid } from "../../platform/http/validate";
import { isWorkedOut } from "../store/specified-attributes";
import { refuseCrowded, refuseLeaving, requireCatalogs } from "./attribute-catalogs";
import { allAttributes, attributeEntry, nameOf } from "./attribute-queries";
import * as queries from "./attribute-queries";
import { takeAttributes } from "./product-checks";
import { allCatalogs } from "./catalog-queries";

const FIELDS = Object.keys(attributeShape.shape);

/** Adds an attribute at the end. Throws a 400, and a 409 where its id is taken or there are enough. */
export async function addAttribute(db: Database, actor: Actor, given: AttributeShape) {
  requireLabels(given);
  const shape = { ...given, values: withAliasesOf([], given.values) };
  try {
    return await transactionAs(db, actor, async (tx) => {
      await takeAttributes(tx);
      await requireCatalogs(tx, shape);
      await requireParts(tx, shape);
      const row = await queries.insertAttribute(tx, shape);
      await refuseCrowded(tx, shape.catalogues);
      await writeAudit(tx, actor, attributeEntry(row, "create", { after: row }));
      return row;
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new AppError(
      409,
      "taken",
      `There is an attribute “${nameOf(shape)}” already. Choose another name.`,
      {
        errors: [{ path: "id", message: "Another attribute has it already." }],
      },
    );
  }
}

/**
 * Changes the given fields of an attribute; its values keep their ids. Throws a 404, a 400 for what cannot be, and a
 * 409 with the current state for a change based on an older one.
 */
export function changeAttribute(
  db: Database,
  actor: Actor,
  id: string,
  { sent, basedOn }: Changes,
) {
  return transactionAs(db, actor, async (tx) => {
    await takeAttributes(tx);
    return changeRecord(tx, actor, {
      hold: () => queries.heldAttribute(tx, id),
      basedOn,
      async write(before) {
        const read = changed(attributeShape, FIELDS, before, sent) as AttributeShape;
        const shape = { ...read, values: withAliasesOf(before.values, read.values) };
        requireLabels(shape);
        requireValues(before, shape);
        if (shape.kind !== before.kind) await refuseStated(tx, id, "kind");
        if (isWorkedOut(shape) && !isWorkedOut(before)) await refuseStated(tx, id, "calculation");
        await requireCatalogs(tx, shape, before);
        await requireParts(tx, shape);
        await refuseNeeded(tx, before, shape);
        await refuseLeaving(tx, before, shape);
        const after = await queries.updateAttribute(tx, id, shape);
        if (isMore(before, shape)) await refuseCrowded(tx, shape.catalogues);
        return after;
      },
      audit: (before, after) => attributeEntry(before, "update", { before, after }),
    });
  });
}

/** A text in no locale is none. */
function requireLabels({ label, values }: AttributeShape): void {
  const isMissing = (text: AttributeShape["label"]) =>
    !Object.values(text).some((each) => each.trim() !== "");
  const errors: FieldError[] = values.flatMap((value, index) =>
    isMissing(value.label) ? [{ path: `values.${index}.label`, message: "Enter a label." }] : [],
  );
  if (isMissing(label)) errors.unshift({ path: "label", message: "Enter a label." });
  if (errors.length > 0) throw invalid(errors);
}

/** Products and finders name values by their ids. */
function requireValues(before: AttributeShape, after: AttributeShape): void {
  const kept = new Set(after.values.map(({ id }) => id));
  const missing = before.values.find(({ id }) => !kept.has(id));
  if (missing === undefined) return;
  throw invalid([
    {
      path: "values",
      message: `The value “${nameOf(missing)}” is missing. Values stay, because products and finders name them: retire it instead.`,
    },
  ]);
}

/**
 * The values with the aliases that they had: these come by merging alone. Throws a 400 for a new value whose id is
 * one.
 */
function withAliasesOf(
  before: AttributeShape["values"],
  after: AttributeShape["values"],
): AttributeShape["values"] {
  const owners = new Map(
    before.flatMap((value) => (value.aliases ?? []).map((each) => [each, nameOf(value)])),
  );
  const errors = after.flatMap(({ id }, index): FieldError[] => {
    const owner = owners.get(id);
    if (owner === undefined) return [];
    const message = `A value of this name was merged into “${owner}”, and stands for it for ever. Use another name.`;
    return [{ path: `values.${index}.id`, message }];
  });
  if (errors.length > 0) throw invalid(errors);
  return after.map(({ aliases: _, ...value }) => {
    const { aliases } = before.find(({ id }) => id === value.id) ?? {};
    return aliases ? { ...value, aliases } : value;
  });
}

async function refuseStated(tx: Database, id: string, path: "kind" | "calculation"): Promise<void> {
  const products = await queries.productsStating(tx, id);
  if (products === 0) return;
  const said = products === 1 ? "One product states" : `${products} products state`;
  const stays = path === "kind" ? "its kind stays" : "it cannot be worked out";
  throw invalid([{ path, message: `${said} it, so ${stays}. Add another attribute instead.` }]);
}

/** Whether an attribute is offered in catalogs in which it was not. */
const isMore = (before: AttributeShape, { isRetired, catalogues: catalogs }: AttributeShape) =>
  !isRetired && (before.isRetired || !isDeepStrictEqual(before.catalogues, catalogs));

const partsOf = ({ calculation = null }: Pick<AttributeShape, "calculation">): string[] =>
  calculation === null ? [] : attributesIn(calculation);

/**
 * Throws a 400 where a number is worked out of what is no number that products of its catalogs state. Of one that is
 * itself worked out, nothing is: what depends on what stays plain.
 */
async function requireParts(tx: Database, shape: AttributeShape): Promise<void> {
  const parts = partsOf(shape);
  if (parts.length === 0) return;
  const known = new Map((await allAttributes(tx)).map((each) => [each.id, each]));
  const own = (await allCatalogs(tx)).filter(({ id }) => belongsTo(shape, id));
  for (const id of parts) {
    const part = known.get(id);
    const missing = part && own.find((catalog) => !belongsTo(part, catalog.id));
    const message =
      part?.kind !== "number" || isWorkedOut(part)
        ? "This is not a number that products state. Choose another attribute."
        : missing &&
          `Products of “${missing.name}” do not state “${nameOf(part)}”. Add it to that catalog first.`;
    if (message) throw invalid([{ path: "calculation", message }]);
  }
}

/** Throws a 409 where an attribute would be no such number any more, of which another is worked out. */
async function refuseNeeded(
  tx: Database,
  before: AttributeShape,
  after: AttributeShape,
): Promise<void> {
  const isNoNumber = after.kind !== before.kind || isWorkedOut(after) !== isWorkedOut(before);
  const left = (await allCatalogs(tx)).filter(
    ({ id }) => belongsTo(before, id) && !belongsTo(after, id),
  );
  if (!isNoNumber && left.length === 0) return;
  const user = (await allAttributes(tx)).find(
    (each) =>
      partsOf(each).includes(before.id) &&
      (isNoNumber || left.some(({ id }) => belongsTo(each, id))),
  );
  if (!user) return;
  throw new AppError(
    409,
    "in_use",
    `The attribute “${nameOf(user)}” is worked out of it. Change that one first.`,
  );
}
