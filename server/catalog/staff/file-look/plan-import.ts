import { attributeShape, type AttributeShape } from "@shared/contracts/attributes";
import type { ColumnPlan, FilePlan } from "@shared/contracts/file-look";
import { writeAudit } from "../../../people/audit/audit";
import type { Actor } from "../../../people/auth/act-as";
import type { Database } from "../../../platform/database/database";
import { invalid, validate } from "../../../platform/http/validate";
import type { FileReader, ImportKind } from "../../imports/import-kind";
import { joinCatalog } from "../attribute-catalogs";
import { allAttributes, insertAttribute } from "../attribute-queries";
import { catalogById, insertCatalog } from "../catalog-queries";
import { refuseBuiltIn, taken } from "../catalogs";
import { valueChecker } from "../check-values";
import { ownColumns, type FileColumn } from "../file-columns";
import { rowReader } from "../file-rows";
import { markChains, productTarget, refuseOutdated } from "../product-file";
import { refuseOverfull, takeAttributes, takeProducts } from "../product-checks";
import { countProducts, productsByKey } from "../product-queries";
import type { StaffCatalog } from "../staff-catalog";
import { attributeOf } from "./plan-attributes";
import { cellWriter, refuseTooMany, refuseUnfit } from "./plan-checks";
import { readTable } from "./read-table";

interface Wish {
  file: Buffer;
  plan: FilePlan;
  actor: Actor;
  dryRun: boolean;
  /** The most products there can be. */
  most: number;
}

/**
 * Takes a file by a plan: its attributes and its catalog are added in the transaction that writes its products.
 * Products that are there already become part of the catalog, too.
 */
export function planImport(wish: Wish): ImportKind {
  return {
    subject: "products",
    target: productTarget,
    key: "key",
    open: (db) => open(db, wish),
  };
}

async function open(db: Database, { file, plan, actor, dryRun, most }: Wish): Promise<FileReader> {
  const { headers, rows: all } = await readTable(file);
  refuseUnfit(plan, headers);
  const known = await everyAttribute(db);
  const added: AttributeShape[] = [];
  const writers: { place: number; write: (cell: string) => string }[] = [];
  const columns: FileColumn[] = [];
  plan.columns.forEach((column, place) => {
    if (column.use === "left out") return;
    const header = headers[place]!;
    if (column.use !== "attribute") {
      const own = ownColumns.find((each) => each.header === column.use)!.field;
      columns.push({ header, own });
      writers.push({ place, write: cellWriter(column, undefined) });
      return;
    }
    const attribute = wanted(column, place, known, () =>
      attributeOf(
        header,
        column,
        all.map(({ cells }) => cells[place]!.trim()),
      ),
    );
    if (!column.attribute!.isKnown) added.push({ ...attribute, catalogues: [plan.id] });
    columns.push({ header, attribute });
    writers.push({ place, write: cellWriter(column, attribute) });
  });
  const later = new Map([...known, ...added.map((each) => [each.id, each] as const)]);
  const at: StaffCatalog = { ...plan, selection: { collections: [plan.id] }, attributes: later };
  const reader = rowReader({ at, columns, check: valueChecker(later) });
  return {
    readHeader: () => undefined,
    async checkRows(rows) {
      const plain = rows.map(({ line, cells }) => ({
        line,
        cells: writers.map(({ place, write }) => write(cells[place]!)),
      }));
      const present = await productsByKey(db, [...new Set(plain.flatMap(reader.keysOf))]);
      return plain.map((row) => inCollection(reader.check(row, present), plan.id));
    },
    said: () => reader.said(),
    markMore: markChains,
    async beforeWriting(tx, importId, counts) {
      if (!dryRun) {
        await takeAttributes(tx);
        await takeProducts(tx);
      }
      refuseOverfull((await countProducts(tx)) + counts.added, most);
      await refuseOutdated(tx, importId, known, await everyAttribute(tx));
      refuseBuiltIn(plan.id);
      if (await catalogById(tx, plan.id)) throw taken(plan.id);
      const stated = columns.flatMap((each) => ("attribute" in each ? each.attribute.id : []));
      refuseTooMany([...later.values()], stated);
      if (!dryRun) await add(tx, actor, plan, { added, stated });
    },
  };
}

const everyAttribute = async (db: Database) =>
  new Map((await allAttributes(db)).map((each): [string, AttributeShape] => [each.id, each]));

function inCollection<Row extends { product: Record<string, unknown> | null }>(
  row: Row,
  id: string,
): Row {
  const collections = row.product?.collections as string[] | undefined;
  if (!row.product || collections?.includes(id)) return row;
  return { ...row, product: { ...row.product, collections: [...(collections ?? []), id] } };
}

/** Adds the attributes and the catalog of a plan; what its columns state belongs to it. */
async function add(
  tx: Database,
  actor: Actor,
  plan: FilePlan,
  { added, stated }: { added: AttributeShape[]; stated: string[] },
) {
  for (const shape of added) {
    const row = await insertAttribute(tx, shape);
    await writeAudit(tx, actor, {
      action: "create",
      subject: "attributes",
      subjectId: row.id,
      subjectName: Object.values(row.label)[0] ?? row.id,
      after: row,
    });
  }
  const { id, name, currency } = plan;
  await joinCatalog(tx, id, stated);
  const row = await insertCatalog(tx, { id, name, currency, selection: { collections: [id] } });
  await writeAudit(tx, actor, {
    action: "create",
    subject: "catalogues",
    subjectId: id,
    subjectName: name,
    after: row,
  });
}

/** The attribute of a column: one that there is, or a new one, which is checked as when staff add it. */
function wanted(
  { attribute: given }: ColumnPlan,
  place: number,
  known: ReadonlyMap<string, AttributeShape>,
  make: () => AttributeShape,
): AttributeShape {
  const path = `columns.${place}.attribute.id`;
  const found = known.get(given!.id);
  if (given!.isKnown) {
    if (found) return found;
    throw invalid([
      { path, message: `There is no attribute ${given!.id}. Look at the file again.` },
    ]);
  }
  if (!found) return validate(attributeShape, make());
  throw invalid([{ path, message: `There is an attribute ${given!.id} already. Use another id.` }]);
}
