import type { FilePlan, SameKeyRule } from "@shared/contracts/file-look";
import type { ImportProblem } from "@shared/contracts/imports";
import { commonWords } from "./group-column";
import { toCell } from "../../csv/cells";
import type { CsvRow } from "../../csv/csv-rows";
import { ONLY_NEW } from "../file-rows";
import type { Steps } from "../../../platform/work/steps";
import type { MadeKey } from "./doubtful-rows";
import { joinedRow, type Unread } from "./join-rows";
import { madeKeys } from "./made-keys";
import type { Newest } from "./newest-column";
import { textAt, type ReadColumn } from "./read-columns";
import { groupsOfNames } from "./same-names";
import { differentRows, keptOf, rowsOfSameKeys } from "./same-keys";
import { toldOfRows } from "./told-of-rows";

const ROWS_A_STEP = 500;
const asCell = (text: string): string => toCell({ kind: "text" }, text);

/** The rows of a table that become products. */
export interface PlannedRows {
  /** What their cells are, in order: the columns that are read, and those that are made. */
  made: ("key" | "name" | "group")[];
  /** The key of each row. */
  keys: readonly string[];
  /** What the first row of a key calls its product. */
  nameOf: (key: string) => string;
  /** The rows, each with a cell for each of them, and with the keys that those are stored under. */
  rows: (ownKey: (key: string) => string) => Iterable<CsvRow>;
  /** The rows whose keys were made. */
  madeKeys: MadeKey[];
  /** The places of the rows that become products. */
  kept: readonly number[];
  /** What becomes of rows that nobody was asked about. */
  told: ImportProblem[];
  /** How many rows are equal to another one, or were not kept beside one of the same key. */
  leftOut: number;
}

interface Planning {
  unread: { add: (unread: Unread) => void };
  /** The keys that the source of the file has. */
  ours?: ReadonlySet<string>;
  /** What says which of several rows is the newest. */
  newest?: Newest | undefined;
}

/**
 * The products that the rows of a table are, each with a key and a name, which are made of what it states where it has
 * none; `ours` are those that its source has. Equal rows are one; those of the same key that differ are what the plan
 * says, the first of them where it says nothing. In steps.
 */
export function* planRows(
  lines: Uint32Array,
  columns: readonly ReadColumn[],
  plan: Pick<FilePlan, "sameKey" | "emptyCells"> & Partial<Pick<FilePlan, "variantsByName">>,
  { unread, ours, newest }: Planning,
): Steps<PlannedRows> {
  const called = (use: string) => columns.find((column) => column.plan.use === use);
  const [key, name, brand, group] = ["key", "name", "brand", "group"].map(called);
  const rule: SameKeyRule = plan.sameKey ?? "first";
  const { rows: different } = yield* differentRows(lines.length, columns);
  const byKey = yield* rowsOfSameKeys(columns, different);
  const kept = keptOf(different, byKey, columns, { rule, newest });
  const joined = new Map<number, string[]>();
  if (rule === "join" || rule === "add stock") {
    for (const rows of byKey.values())
      joined.set(
        rows[0]!,
        joinedRow(rows, columns, { key: key ? textAt(key, rows[0]!) : "", lines, unread }),
      );
  }
  const isVariant =
    rule === "variants" && (byKey.size > 0 || (key !== undefined && (ours?.size ?? 0) > 0));
  const own = { key, name, brand };
  const keys = yield* madeKeys(kept, columns, own, isVariant ? byKey : new Map(), ours);
  /** The group of rows that have no key of their own, the key of the first of them, and of those that share a name. */
  const madeGroups = new Map<number, string>();
  if (isVariant) {
    const places = new Map(kept.map((row, at) => [row, at]));
    for (const rows of byKey.values())
      if (!key || textAt(key, rows[0]!) === "")
        for (const row of rows) madeGroups.set(row, keys[places.get(rows[0]!)!]!);
  }
  if (plan.variantsByName && !group)
    for (const [row, own] of yield* groupsOfNames(columns, kept)) madeGroups.set(row, own);
  const groupNames = new Map<string, string>();
  for (const row of name && group ? kept : []) {
    const [text, of] = [textAt(name!, row), textAt(group!, row)];
    if (text === "" || of === "") continue;
    const known = groupNames.get(of);
    groupNames.set(of, known === undefined ? text : commonWords(known, text));
  }
  const nameOf = (row: number, own: string) =>
    (name && textAt(name, row)) ||
    // A variant is called as the others are.
    (group && groupNames.get(textAt(group, row))) ||
    [brand, key].flatMap((column) => (column && textAt(column, row)) || []).join(" ") ||
    own;
  const made = [
    ...(key ? [] : ["key" as const]),
    ...(name ? [] : ["name" as const]),
    ...((isVariant || plan.variantsByName) && !group ? ["group" as const] : []),
  ];
  const empty = plan.emptyCells === "leave" ? ONLY_NEW : "";
  function* rows(ownKey: (key: string) => string): Iterable<CsvRow> {
    // Cells of a file, as a file has them; one that says nothing, or cannot be read, empties nothing unless it is to.
    const written = columns.map(({ texts, whys, emptied }) =>
      texts.map((text, code) => {
        if (text !== "") return asCell(text);
        if (emptied?.has(code)) return "";
        return whys[code] === undefined ? empty : ONLY_NEW;
      }),
    );
    for (const [at, row] of kept.entries()) {
      const line = lines[row]!;
      const stated = key ? textAt(key, row) : "";
      const isOfKey = isVariant && stated !== "" && (byKey.has(stated) || keys[at] !== stated);
      const shared = madeGroups.get(row) ?? (isOfKey ? stated : "");
      const own = {
        key: asCell(ownKey(keys[at]!)),
        name: ONLY_NEW + asCell(nameOf(row, `Line ${line}`)),
        group: shared === "" ? "" : asCell(ownKey(shared)),
      };
      const cells = columns.map((column, place) => {
        if (column === key) return own.key;
        const text = written[place]![column.codes[row]!]!;
        if (column === name && textAt(column, row) === "") return own.name;
        if (column === group)
          return textAt(column, row) === "" ? own.group : asCell(ownKey(textAt(column, row)));
        const one = joined.get(row)?.[place];
        return one ? asCell(one) : text;
      });
      yield { line, cells: [...cells, ...made.map((each) => own[each])] };
    }
  }
  let at = 0;
  for (const row of kept) {
    if (at++ % ROWS_A_STEP === 0) yield;
    for (const { header, whys, cells, codes } of columns) {
      const why = whys[codes[row]!];
      if (why !== undefined)
        unread.add({ line: lines[row]!, column: header, cell: cells[codes[row]!]!, why });
    }
  }
  return {
    made,
    keys,
    nameOf: (own) => nameOf(kept[keys.indexOf(own)]!, own),
    rows,
    madeKeys: kept.flatMap((row, at) =>
      key && textAt(key, row) !== "" ? [] : [{ key: keys[at]!, row }],
    ),
    kept,
    told: yield* toldOfRows({
      rows: kept,
      keys,
      lines,
      columns,
      nameOf: (row) => nameOf(row, `Line ${lines[row]}`),
    }),
    leftOut: lines.length - kept.length,
  };
}

/** The rows of an export of ours, as they are. */
export function exportedRows(lines: Uint32Array, columns: readonly ReadColumn[]): PlannedRows {
  const [key, name] = ["key", "name"].map((use) => columns.find(({ plan }) => plan.use === use)!);
  const keys = Array.from(lines.keys(), (row) => textAt(key!, row));
  return {
    made: [],
    keys,
    nameOf: (own) => textAt(name!, keys.indexOf(own)),
    *rows(ownKey) {
      for (const [row, line] of lines.entries()) {
        const cells = columns.map((column) =>
          column === key ? ownKey(keys[row]!) : textAt(column, row),
        );
        yield { line, cells: cells.map(asCell) };
      }
    },
    madeKeys: [],
    kept: [...lines.keys()],
    told: [],
    leftOut: 0,
  };
}
