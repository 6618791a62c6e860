import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { AttributeShape } from "@shared/contracts/attributes";
import { sourcePlan, type FilePlan } from "@shared/contracts/file-look";
import { attributes as attributesTable } from "@shared/schema/catalog-products";
import type { UndoRecord } from "@shared/schema/import-sources";
import { writeAudit } from "../../../people/audit/audit";
import type { Actor } from "../../../people/auth/act-as";
import type { Database } from "../../../platform/database/database";
import * as staging from "../../imports/staging";
import { absentProducts, leaveAbsent } from "../sources/absent-products";
import { keepSource, setUndo } from "../sources/source-queries";
import { rememberAfter, rememberBefore } from "../sources/undo";
import { attributesById } from "../../store/any-rows";
import { AppError } from "../../../platform/http/app-error";
import { catalogById } from "../catalog-queries";
import { refuseBuiltIn } from "../catalogs";
import { writeValues, type CountedValues } from "../new-values";
import { productTarget, refuseOutdated } from "../product-file";
import { refuseOverfull, takeAttributes, takeProducts } from "../product-checks";
import { countProducts } from "../product-queries";
import { staffCatalog } from "../staff-catalog";
import { addPlanned } from "./plan-additions";
import { refuseTooMany } from "./plan-checks";
import type { ReadPlan } from "./read-plan";

/** What applying a checked file needs, as it is kept beside its staged rows. */
export interface PlanToWrite {
  plan: FilePlan;
  headers: string[];
  /** What the attributes were by which it was checked. */
  attributes: string;
  added: AttributeShape[];
  stated: string[];
  values: CountedValues;
}

/** What of a file that was read applying it needs. */
export const planToWrite = (plan: FilePlan, read: ReadPlan): PlanToWrite => ({
  plan,
  headers: read.headers,
  attributes: digestOf(read.known),
  added: read.added,
  stated: read.stated,
  values: read.values.counted(),
});

/** Of all but the catalogs that attributes belong to: a file for another catalog does not outdate this one's check. */
const digestOf = (known: ReadonlyMap<string, AttributeShape>): string =>
  createHash("sha256")
    .update(JSON.stringify([...known], (key, value: unknown) => (key === "catalogues" ? 0 : value)))
    .digest("hex");

const placeOf = async (tx: Database, { id, isNew }: FilePlan) =>
  isNew ? undefined : staffCatalog(tx, id);

interface Checked {
  importId: string;
  /** The file's name. */
  file: string;
  counts: staging.ImportCounts;
  /** The most products there can be. */
  most: number;
}

/** Throws what keeps a checked file from being applied. Returns the products of its source that it leaves behind. */
export async function refuseUnwritable(
  tx: Database,
  { plan, attributes, added, stated }: PlanToWrite,
  { importId, counts, most }: Omit<Checked, "file">,
): Promise<{ count: number; names: string[] }> {
  const place = await placeOf(tx, plan);
  const known = place?.source ? place.attributes : await attributesById(tx);
  await refuseOutdated(tx, importId, digestOf(known) === attributes, { refusesAdded: true });
  if (!place?.source) refuseOverfull((await countProducts(tx)) + counts.added, most);
  if (plan.isNew) {
    refuseBuiltIn(plan.id);
    if (await catalogById(tx, plan.id)) throw takenName(plan.name);
  }
  if (!place?.source) refuseTooMany([...known.values(), ...added], stated, plan.id);
  const absence = absenceOf(plan, importId, place?.selection.collections?.[0]);
  return absence && !place?.source ? absentProducts(tx, absence) : { count: 0, names: [] };
}

const takenName = (name: string) =>
  new AppError(
    409,
    "taken",
    `There is a catalog “${name}” already. Open it under Catalogs and import the file there, or choose another name.`,
  );

function absenceOf(
  { source, absent, isNew, id }: FilePlan,
  importId: string,
  collection: string | undefined,
) {
  if (!source?.id || absent === "stay") return undefined;
  return {
    sourceId: source.id,
    importId,
    rule: absent,
    collection: isNew ? id : collection,
  };
}

/**
 * Applies a checked file: its attributes, its catalog, its products and its source, and what undoing all of it needs.
 * Returns the source's id. Throws what keeps it from being done.
 */
export async function writePlan(
  tx: Database,
  actor: Actor,
  write: PlanToWrite,
  checked: Checked,
): Promise<string | undefined> {
  const { plan, headers, values } = write;
  const { importId, file, counts } = checked;
  await takeAttributes(tx);
  await takeProducts(tx);
  await refuseUnwritable(tx, write, checked);
  const place = await placeOf(tx, plan);
  const former = await formerAttributes(tx, write);
  if (!place?.source) await addPlanned(tx, actor, plan, write);
  await writeValues(tx, actor, values);
  const sourceId =
    plan.source &&
    (await keepSource(tx, plan.source.id, {
      name: plan.source.name,
      catalogue: plan.id,
      columns: plan.columns.map((column, at) => ({ ...column, header: headers[at]! })),
      choices: { ...sourcePlan.parse(plan), sameAs: latestOf(plan.sameAs) },
    }));
  if (sourceId) await rememberBefore(tx, sourceId, importId, productTarget);
  await staging.applyImport(tx, importId, productTarget);
  const absence = sourceId && absenceOf(plan, importId, place?.selection.collections?.[0]);
  if (absence && !place?.source) await leaveAbsent(tx, absence);
  if (sourceId) {
    await rememberAfter(tx, sourceId, importId);
    await setUndo(tx, sourceId, {
      file,
      by: actor.username,
      added: counts.added,
      changed: counts.changed,
      attributes: await withVersions(tx, former),
      catalog: plan.isNew ? plan.id : null,
    });
  }
  await writeAudit(tx, actor, {
    action: "import",
    subject: place?.source ? place.id : "products",
    after: counts,
  });
  return sourceId ?? undefined;
}

/** So many answers are kept with a source: a plan has room for those of its next file. */
const MAX_KEPT = 1_000;

/** The latest of what rows were said to be; of older ones it is asked again. */
const latestOf = (sameAs: FilePlan["sameAs"]): FilePlan["sameAs"] =>
  Object.fromEntries(Object.entries(sameAs).slice(-MAX_KEPT));

type Former = { id: string; before: UndoRecord["attributes"][number]["before"] }[];

const versionOf = async (tx: Database, id: string) => {
  const { values, catalogues, updatedAt } = attributesTable;
  const [row] = await tx
    .select({ values, catalogues, updatedAt })
    .from(attributesTable)
    .where(eq(attributesTable.id, id));
  return row;
};

/** The attributes that a file adds, adds values to, or brings into its catalog, as they are. */
async function formerAttributes(
  tx: Database,
  { added, values, stated }: PlanToWrite,
): Promise<Former> {
  const former: Former = added.map(({ id }) => ({ id, before: null }));
  const isNew = new Set(former.map(({ id }) => id));
  for (const id of new Set([...values.map(([changed]) => changed), ...stated])) {
    const row = isNew.has(id) ? undefined : await versionOf(tx, id);
    if (row) {
      const { values: own, catalogues, updatedAt } = row;
      former.push({ id, before: { values: own, catalogues, updatedAt: updatedAt.toISOString() } });
    }
  }
  return former;
}

/** The same with the versions that the file made of them. */
async function withVersions(tx: Database, former: Former): Promise<UndoRecord["attributes"]> {
  const attributes: UndoRecord["attributes"] = [];
  for (const each of former) {
    const row = await versionOf(tx, each.id);
    if (row) attributes.push({ ...each, writtenAt: row.updatedAt.toISOString() });
  }
  return attributes;
}
