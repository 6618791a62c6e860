// Longer than 200 lines: all that is proposed for a column stands together.

import { reservedAttributes } from "@shared/contracts/attributes";
import {
  MAX_NAMED_VALUES,
  PREVIEW_ROWS,
  type ColumnLook,
  type ColumnPlan,
  type FileLook,
  type ValueCount,
} from "@shared/contracts/file-look";
import { inTurns, type Steps } from "../../../platform/work/steps";
import { columnPrices } from "../../table/open-decimals";
import { readTable, type TableWish } from "../../table/read-table";
import { unitName } from "../../table/measures";
import { cellAt, type TableColumn } from "../../table/table-columns";
import type { TableFile } from "../../table/table-file";
import type { Table } from "../../table/whole-table";
import { nameOf } from "../attribute-queries";
import { currencyOf } from "./currency-of";
import { kindInSteps } from "./kind";
import { usesOf, type Column, type OwnUse } from "./column-uses";
import { reasonToLeave } from "./reason-to-leave";
import { newestIn } from "./newest-column";
import { leaveOtherPrices } from "./price-columns";
import { keepBeyond, keepMeasured, shareUnit } from "./keep-beyond";
import { mangledIn } from "./mangled-text";
import { giveGroup, groupsToAsk } from "./group-column";
import { keyParts, type WholeColumn } from "./key-parts";
import { idOf, partsOfHeader, withoutEnds } from "./own-columns";
import {
  labelsOfCase,
  attributeOf,
  countValuesInSteps,
  keysInSteps,
  separatorOf,
  statedIn,
} from "./plan-attributes";
import { cellsReader } from "./read-cells";
import { noGoodsIn } from "./no-goods";
import { previewOf, readColumns } from "./read-columns";
import { withoutEnded } from "./special-until";
import { sameNamesIn } from "./same-names";
import { sameKeysIn } from "./same-keys";
import { asExported, asInSource, knownFor, sourceOfTable, type Place } from "./known-columns";

const SAMPLES = 3;

/** What a file of products seems to hold, column by column. Throws a 400 that names the place of what cannot be read. */
export async function lookAt(
  file: TableFile,
  place: Place,
  wish: TableWish = {},
): Promise<FileLook> {
  const table = await readTable(file, wish);
  return inTurns(lookInSteps(table, place));
}

function* lookInSteps(table: Table, place: Place): Steps<FileLook> {
  const rows = table.lines.length;
  const columns: WholeColumn[] = [];
  for (const source of table.columns) {
    yield;
    columns.push(wholeColumn(source));
  }
  const source = sourceOfTable(place, table);
  const uses = yield* usesOf(columns);
  yield* giveGroup(columns, uses);
  const parts = source ? [] : yield* keyParts(columns, uses);
  const taken = new Set<string>([...reservedAttributes, ...place.known.map(({ id }) => id)]);
  const looks: ColumnLook[] = [];
  for (const column of columns) {
    const sides = columns.filter(({ partOf }) => partOf === column.header).length;
    const look = yield* lookOf(column, { named: uses.get(column), sides }, place, taken);
    if (parts.includes(column)) look.plan.isKeyPart = true;
    looks.push(look);
    yield;
  }
  if (!source && !table.isExport) {
    shareUnit(columns, looks);
    keepMeasured(columns, looks);
  }
  const prices = source || table.isExport ? [] : leaveOtherPrices(columns, looks);
  const groups = source || table.isExport ? [] : groupsToAsk(columns, uses);
  const own = place.own?.size ?? 0;
  if (!table.isExport) keepBeyond(looks, Math.max(1, rows), own);
  const proposed = table.isExport ? asExported(looks, place) : asInSource(looks, source, place);
  const problems: string[] = [];
  const plans = proposed.map(({ plan }) => plan);
  if (!plans.some(({ use }) => use === "name"))
    problems.push("No column looks like the products’ names. Choose one.");
  const mangled = yield* mangledIn(columns);
  if (mangled) problems.push(mangled);
  const read = withoutEnded(yield* readColumns(table.columns, plans), new Date());
  const newest = yield* newestIn(table.columns);
  const first = Array.from({ length: Math.min(rows, PREVIEW_ROWS) }, (_, row) => row);
  return {
    rows,
    sheets: table.sheets,
    sheet: table.sheet,
    headLine: table.headLine,
    leftOut: table.leftOut,
    leftOutCount: table.leftOutCount,
    currency: currencyOf(columns.filter((column) => uses.get(column)?.use === "price")),
    isExport: table.isExport,
    source: source ? { id: source.id, name: source.name, ...source.choices } : null,
    shaped: table.shaped,
    sameKeys: table.isExport
      ? null
      : ((yield* sameKeysIn(table.lines, read, newest?.header)) ?? null),
    prices,
    groups,
    sameNames:
      source || table.isExport
        ? null
        : ((yield* sameNamesIn(read, [...table.lines.keys()])) ?? null),
    ...(yield* noGoodsIn(table, plans)),
    columns: proposed,
    problems,
    preview: first.map((row) => table.columns.map((column) => cellAt(column, row))),
    previewRead: previewOf(table.columns, read, first),
  };
}

function wholeColumn(source: TableColumn): WholeColumn {
  const distinct = statedIn(source);
  let stated = 0;
  for (const count of distinct.values()) stated += count;
  const { header, partOf, isOfHeadings, codes } = source;
  return { header, partOf, isOfHeadings, rows: codes.length, stated, distinct, source };
}

/** So many different cells may be what staff make a list of, whatever the column seems to be. */
const MAX_FEW = 60;

/** What stands for a column that states nothing. */
const NOTHING = new Map([["-", 1]]);

function* lookOf(
  column: Column,
  { named, sides }: { named: OwnUse | undefined; sides: number },
  place: Place,
  taken: Set<string>,
): Steps<ColumnLook> {
  const { header, distinct, stated } = column;
  const own = named && (place.uses?.has(named.use) ?? true) ? named : undefined;
  const { name, unit: headerUnit } = partsOfHeader(header);
  const looks = yield* kindInSteps(
    header,
    stated > 0 ? distinct : NOTHING,
    headerUnit,
    column.isOfHeadings,
  );
  // Nobody chooses "54 x 45 x 23" from a list.
  const isSize = sides === 3 && looks.kind === "choice";
  const found = isSize ? { ...looks, kind: "text" as const, why: "Cells are sizes." } : looks;
  const isPrice = own?.use === "price" || own?.use === "special price";
  const { decimal, open } = isPrice ? columnPrices(distinct) : found;
  const samples = [...distinct.keys()].slice(0, SAMPLES).map((cell) => cell.slice(0, 120));
  const parts = found.kind === "choices" ? found.separator : undefined;
  const counted = own ? new Set<string>() : yield* keysInSteps(distinct, parts);
  const match = own ? undefined : knownFor(name, found, counted, place);
  const id = match?.id ?? idOf(name, taken);
  if (!own) taken.add(id);
  const left = own ? undefined : reasonToLeave(column, counted.size, found, match, place);
  const isNumber = found.kind === "number" || found.kind === "range";
  // A header's end is its unit where the cells are in it.
  const keepsUnit = isNumber && headerUnit !== null && found.unit === unitName(headerUnit);
  const hasBars = [...distinct.keys()].some((cell) => cell.includes("|"));
  const plan: ColumnPlan = {
    use: own?.use ?? (left === undefined ? "attribute" : "left out"),
    attribute: {
      id,
      isKnown: match !== undefined,
      name: withoutEnds(keepsUnit ? name : header).slice(0, 100),
      kind: match?.kind ?? found.kind,
      unit: match ? (match.unit ?? null) : found.unit,
    },
    separator: own ? (hasBars ? "|" : ",") : found.separator,
    decimal,
    dateOrder: found.dateOrder,
    // Of prices, keys and stock nothing is guessed.
    readAs: !own && found.kind === (match?.kind ?? found.kind) ? found.readAs : {},
    isKeyPart: false,
    labels: {},
  };
  const isListed = ["choice", "choices"].includes(plan.attribute!.kind);
  // Short texts, and yes with more to say, are what staff make a choice: their spellings are then made one as those of a
  // proposed one are.
  const { kind } = plan.attribute!;
  const isFew = distinct.size <= MAX_FEW;
  const mayBeListed =
    (["text", "flag"].includes(kind) || (["number", "range"].includes(kind) && isFew)) &&
    areShort(distinct);
  const isOwnListed = own?.use === "brand" || (own?.use === "group" && isFew);
  const values = (own ? isOwnListed : isListed || mayBeListed)
    ? (yield* countValuesInSteps(distinct, separatorOf(plan))).slice(0, MAX_NAMED_VALUES)
    : [];
  const isOfParts = values.length > 0 && plan.attribute?.kind === "choices";
  const cells = isOfParts ? yield* countValuesInSteps(distinct, undefined) : [];
  if (own?.use === "brand") plan.labels = labelsOfCase(values);
  const knownWhy = match && `There is an attribute “${nameOf(match)}”. ${found.why}`;
  return {
    header,
    why: own?.why ?? left ?? knownWhy ?? found.why,
    plan,
    stated,
    samples,
    open,
    openDates: own && own.use !== "special price until" ? null : found.openDates,
    unread: yield* unreadInSteps(column, plan),
    values: values.map(withoutSpellings),
    ...(cells.length > 0 &&
      cells.length <= MAX_NAMED_VALUES && { cells: cells.map(withoutSpellings) }),
    isNew: true,
  };
}

const withoutSpellings = ({ key, label, count }: ValueCount): ValueCount => ({ key, label, count });

/** Longer ones are sentences, of which nobody chooses one. */
const MAX_SHORT = 60;

const areShort = (distinct: Column["distinct"]): boolean =>
  distinct.size <= MAX_NAMED_VALUES &&
  [...distinct.keys()].every((cell) => cell.length <= MAX_SHORT);

/** How many cells cannot be read as what the column is: its import reads them by the same. */
function* unreadInSteps({ header, distinct }: Column, plan: ColumnPlan): Steps<number> {
  if (plan.use === "left out" || plan.use === "kept for search") return 0;
  const isListed = plan.attribute!.kind === "choice" || plan.attribute!.kind === "choices";
  if (plan.use === "attribute" && isListed) return 0;
  const attribute = plan.use === "attribute" ? attributeOf(header, plan, new Map()) : undefined;
  const read = cellsReader(plan, attribute);
  let unread = 0;
  let at = 0;
  for (const [cell, count] of distinct) {
    if (at++ % 200 === 0) yield;
    if ("why" in read(cell)) unread += count;
  }
  return unread;
}
