import type { SameKeyRule, SameKeys } from "@shared/contracts/file-look";
import type { Steps } from "../../../platform/work/steps";
import { textAt, type ReadColumn } from "./read-columns";

const MAX_EXAMPLES = 3;
const MAX_ROWS_OF_ONE = 4;
const MAX_COLUMNS_NAMED = 4;
const ROWS_A_STEP = 500;

/** The rows that are products: without those that say nothing, and those that say the same as one above. In steps. */
export function* differentRows(
  rows: number,
  columns: readonly ReadColumn[],
): Steps<{ rows: number[]; equal: number }> {
  const byHash = new Map<number, number[]>();
  const different: number[] = [];
  const isEqual = (one: number, other: number) =>
    columns.every(({ same }) => same[one] === same[other]);
  for (let row = 0; row < rows; row++) {
    if (row % ROWS_A_STEP === 0) yield;
    let hash = 0;
    let isEmpty = true;
    for (const column of columns) {
      const code = column.same[row]!;
      hash = (Math.imul(hash, 31) + code) | 0;
      isEmpty &&= column.cells[column.codes[row]!] === "";
    }
    if (isEmpty) continue;
    const alike = byHash.get(hash);
    if (alike?.some((other) => isEqual(row, other))) continue;
    if (alike) alike.push(row);
    else byHash.set(hash, [row]);
    different.push(row);
  }
  return { rows: different, equal: rows - different.length };
}

/** The rows of each key that several of these have, in their order. */
export function rowsOfSameKeys(key: ReadColumn | undefined, rows: readonly number[]) {
  const byKey = new Map<string, number[]>();
  if (!key) return byKey;
  for (const row of rows) {
    const text = textAt(key, row);
    if (text === "") continue;
    const found = byKey.get(text);
    if (found) found.push(row);
    else byKey.set(text, [row]);
  }
  for (const [text, { length }] of byKey) if (length < 2) byKey.delete(text);
  return byKey;
}

/** What has to be asked of the rows of a table that have the same key and differ; undefined where there are none. */
export function* sameKeysIn(
  lines: Uint32Array,
  columns: readonly ReadColumn[],
  newestBy: string | null = null,
): Steps<SameKeys | undefined> {
  const key = columns.find(({ plan }) => plan.use === "key");
  const { rows } = yield* differentRows(lines.length, columns);
  const byKey = rowsOfSameKeys(key, rows);
  if (byKey.size === 0) return undefined;
  const differing = new Set<ReadColumn>();
  const examples: SameKeys["examples"] = [];
  let count = 0;
  for (const [text, found] of byKey) {
    if (count % ROWS_A_STEP === 0) yield;
    count += found.length;
    const others = columns.filter(({ same }) => found.some((row) => same[row] !== same[found[0]!]));
    for (const column of others) differing.add(column);
    if (examples.length === MAX_EXAMPLES) continue;
    const some = found.slice(0, MAX_ROWS_OF_ONE);
    examples.push({
      key: text,
      lines: some.map((row) => lines[row]!),
      differing: others.slice(0, MAX_COLUMNS_NAMED).map(({ header, cells, codes }) => ({
        header,
        cells: some.map((row) => cells[codes[row]!]!.slice(0, 120)),
      })),
    });
  }
  const proposal = ruleFor([...differing]);
  return { keys: byKey.size, rows: count, examples, newestBy, proposal };
}

/** What rows of the same key look like, by the columns in which they differ. */
function ruleFor(differing: readonly ReadColumn[]): SameKeyRule {
  const uses = differing.map(({ plan }) => plan.use);
  if (uses.every((use) => use === "in stock")) return "add stock";
  // What says the same of a thing at two prices was written twice: the later one holds.
  if (uses.every((use) => ["price", "special price", "in stock"].includes(use))) return "last";
  const isSaid = ({ plan, attribute }: ReadColumn) =>
    ["price", "special price"].includes(plan.use) ||
    (attribute !== undefined && ["choice", "number", "range"].includes(attribute.kind));
  if (differing.some(isSaid)) return "variants";
  const isSeveral = ({ plan, attribute }: ReadColumn) =>
    plan.use === "collections" || attribute?.kind === "choices";
  return differing.every(isSeveral) ? "join" : "first";
}
