import { OTHER_COLUMNS, type AttributeShape } from "@shared/contracts/attributes";
import type { ColumnPlan, FilePlan } from "@shared/contracts/file-look";
import type { ImportProblem, ImportReport } from "@shared/contracts/imports";
import type { Database } from "../../../platform/database/database";
import { inTurns } from "../../../platform/work/steps";
import type { CsvRow } from "../../csv/csv-rows";
import type { FileReader } from "../../imports/import-kind";
import { keysOfSource } from "../sources/source-queries";
import { attributesById } from "../../store/any-rows";
import { readTable } from "../../table/read-table";
import type { TableFile } from "../../table/table-file";
import { valueChecker } from "../check-values";
import { ownColumns, type FileColumn } from "../file-columns";
import { MAX_NOTES, rowReader } from "../file-rows";
import { newValues, type NewValues } from "../new-values";
import { markChains } from "../product-file";
import { productsByKey } from "../product-queries";
import { staffCatalog, type StaffCatalog } from "../staff-catalog";
import { checkPlannedRow } from "./check-planned-row";
import { newestIn } from "./newest-column";
import { otherColumn, otherColumns, otherPlan } from "./other-columns";
import { attributeOf, statedIn } from "./plan-attributes";
import { wantedAttribute } from "./plan-additions";
import { refuseUnfit } from "./plan-checks";
import { withoutNoGoods } from "./no-goods";
import { doubtfulIn, keysOfPlan } from "./plan-keys";
import { exportedRows, planRows } from "./plan-rows";
import { previewOf, readColumn, type ReadColumn } from "./read-columns";
import { sameKeysIn } from "./same-keys";
import { unreadCells } from "./unread-cells";
import { unreadEnds, withoutEnded } from "./special-until";

/** A file that is read as its plan says. */
export interface ReadPlan {
  reader: FileReader;
  headers: string[];
  /** The attributes that there are, and those that the plan adds. */
  known: ReadonlyMap<string, AttributeShape>;
  added: AttributeShape[];
  /** The ids of those that its columns state. */
  stated: string[];
  /** What comes to the lists of attributes that there are. */
  values: NewValues;
}

const ownField = (use: string) => ownColumns.find(({ header }) => header === use)!.field;

/** Reads a file as its plan says. Throws a 400 for a plan that does not fit it, and a 404 for a catalog that is gone. */
export async function readPlan(db: Database, file: TableFile, plan: FilePlan): Promise<ReadPlan> {
  const whole = await readTable(file, plan);
  const headers = whole.columns.map(({ header }) => header);
  refuseUnfit(plan, headers);
  const table = withoutNoGoods(whole, plan);
  const place = plan.isNew ? undefined : await staffCatalog(db, plan.id);
  const known = place?.source ? place.attributes : await attributesById(db);
  const added: AttributeShape[] = [];
  const read: ReadColumn[] = [];
  for (const [at, column] of plan.columns.entries()) {
    if (column.use === "left out" || column.use === "kept for search") continue;
    const source = table.columns[at]!;
    const attribute =
      column.use !== "attribute"
        ? undefined
        : wantedAttribute(column, at, known, () =>
            attributeOf(source.header, column, statedIn(source)),
          );
    if (attribute && !known.has(attribute.id)) added.push({ ...attribute, catalogues: [plan.id] });
    read.push(await inTurns(readColumn(source, column, attribute, plan.isExport)));
  }
  const pages = pagesOf(plan, headers);
  if (pages) read.push(await inTurns(readColumn(table.columns[pages.at]!, pages.plan, undefined)));
  const others = await inTurns(otherColumn(table.columns, plan.columns, table.lines.length));
  if (others) {
    const attribute = known.get(OTHER_COLUMNS) ?? otherColumns;
    if (attribute === otherColumns) added.push({ ...attribute, catalogues: [plan.id] });
    read.push(await inTurns(readColumn(others, otherPlan, attribute)));
  }
  const current = withoutEnded(read, new Date());
  const newest = await inTurns(newestIn(table.columns));
  const unread = unreadCells();
  for (const each of unreadEnds(read, table.lines)) unread.add(each);
  const sameKeys =
    plan.sameKey || plan.isExport
      ? undefined
      : await inTurns(sameKeysIn(table.lines, current, newest?.header));
  const ours = await keysOfSource(db, plan.source?.id ?? null);
  const planned = plan.isExport
    ? exportedRows(table.lines, current)
    : await inTurns(planRows(table.lines, current, plan, { unread, ours, newest }));
  const { knownKeys, ownKey } = await keysOfPlan(db, plan, place, { ...planned, ours });
  const doubtful =
    plan.isExport || place?.source
      ? []
      : await doubtfulIn(db, plan, current, { ...planned, ours, ownKey });
  const columns: FileColumn[] = [
    ...current.map(({ header, plan: { use }, attribute }) =>
      attribute ? { header, attribute } : { header, own: ownField(use) },
    ),
    ...planned.made.map((use) => ({ header: use, own: ownField(use) })),
  ];
  const values = newValues(new Map([...known, ...added.map((each) => [each.id, each] as const)]));
  const at: StaffCatalog = {
    ...(place ?? {
      id: plan.id,
      name: plan.name,
      currency: plan.currency,
      selection: { collections: [plan.id] },
    }),
    attributes: values.attributes,
  };
  const reader = rowReader({
    at,
    columns,
    check: valueChecker(values.attributes),
    ...(!at.source && { add: values.add }),
  });
  const collection = at.source ? undefined : at.selection.collections?.[0];
  return {
    headers,
    known,
    added,
    stated: read.flatMap(({ attribute }) => attribute?.id ?? []),
    values,
    reader: {
      rows: planned.rows(ownKey),
      readHeader: () => undefined,
      async checkRows(rows: CsvRow[]) {
        const present = await productsByKey(db, [...new Set(rows.flatMap(reader.keysOf))]);
        return rows.map((row) =>
          inCollection(checkPlannedRow(reader, columns, row, { present, unread }), collection),
        );
      },
      said: () => ({
        ...withTold(reader.said(), planned.told),
        ...unread.said(),
        preview: previewOf(table.columns, current, planned.kept),
        leftOut: planned.leftOut + table.leftOutCount,
        ...(sameKeys && { sameKeys }),
        ...(knownKeys && { knownKeys }),
        ...(doubtful.length > 0 && { doubtful }),
      }),
      ...(!at.source && { markMore: markChains }),
    },
  };
}

/** The column that the pages' addresses are made of, beside what it is otherwise; undefined where a column is the page. */
function pagesOf(
  { pages, columns }: FilePlan,
  headers: readonly string[],
): { at: number; plan: ColumnPlan } | undefined {
  if (!pages || columns.some(({ use }) => use === "page")) return undefined;
  const at = headers.indexOf(pages.header);
  if (at === -1) return undefined;
  return { at, plan: { ...columns[at]!, use: "page", base: pages.base, readAs: {} } };
}

function inCollection<Row extends { product: Record<string, unknown> | null }>(
  row: Row,
  id: string | undefined,
): Row {
  const collections = row.product?.collections as string[] | undefined;
  if (!row.product || id === undefined || collections?.includes(id)) return row;
  return { ...row, product: { ...row.product, collections: [...(collections ?? []), id] } };
}

const withTold = (
  { noted, notes }: Pick<ImportReport, "noted" | "notes">,
  told: readonly ImportProblem[],
): Pick<ImportReport, "noted" | "notes"> => ({
  noted: noted + told.length,
  notes: [...told, ...notes].slice(0, MAX_NOTES),
});
