import type { SameKeyRule, SameKeys } from "@shared/contracts/file-look";
import type { Newest } from "./newest-column";
import type { Steps } from "../../../platform/work/steps";
import { isLasting } from "./made-keys";
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

/**
 * The rows that are called one product several times, in their order: those of one key, and those without a key that
 * say the same of all that lasts. In steps.
 */
export function* rowsOfSameKeys(
  columns: readonly ReadColumn[],
  rows: readonly number[],
): Steps<Map<string, number[]>> {
  const byKey = new Map<string, number[]>();
  const keyOf = keyTexts(columns);
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_A_STEP === 0) yield;
    const text = keyOf(row);
    if (text === "") continue;
    const found = byKey.get(text);
    if (found) found.push(row);
    else byKey.set(text, [row]);
  }
  for (const [text, { length }] of byKey) if (length < 2) byKey.delete(text);
  return byKey;
}

/** No key of a file begins so. */
const MADE = "\u0000";

/**
 * What tells rows apart that may be of one product: the key of each; the columns that last, of one without; empty where
 * they say nothing.
 */
function keyTexts(columns: readonly ReadColumn[]): (row: number) => string {
  const key = columns.find(({ plan }) => plan.use === "key");
  const lasting = columns.filter((column) => isLasting(column) || column.plan.isKeyPart);
  return (row) => {
    const stated = key ? textAt(key, row) : "";
    if (stated !== "" || lasting.every((column) => textAt(column, row) === "")) return stated;
    return MADE + lasting.map(({ same }) => same[row]).join(",");
  };
}

/** The rows that become products of their own by a rule, in their order. */
export function keptOf(
  rows: readonly number[],
  byKey: ReadonlyMap<string, number[]>,
  columns: readonly ReadColumn[],
  { rule, newest }: { rule: SameKeyRule; newest: Newest | undefined },
): number[] {
  if (byKey.size === 0 || rule === "variants") return [...rows];
  const keyOf = keyTexts(columns);
  const dateOf = newest?.dateOf ?? (() => "");
  const chosen = (alike: readonly number[]) => {
    if (rule === "last") return alike.at(-1);
    // Of those of one day the last.
    if (rule === "newest")
      return alike.reduce((best, row) => (dateOf(row) >= dateOf(best) ? row : best));
    return alike[0];
  };
  return rows.filter((row) => {
    const alike = byKey.get(keyOf(row));
    return !alike || row === chosen(alike);
  });
}

/** What has to be asked of the rows of a table that have the same key and differ; undefined where there are none. */
export function* sameKeysIn(
  lines: Uint32Array,
  columns: readonly ReadColumn[],
  newestBy: string | null = null,
): Steps<SameKeys | undefined> {
  const { rows } = yield* differentRows(lines.length, columns);
  const byKey = yield* rowsOfSameKeys(columns, rows);
  if (byKey.size === 0) return undefined;
  const differing = new Set<ReadColumn>();
  const examples: SameKeys["examples"] = [];
  const name = columns.find(({ plan }) => plan.use === "name");
  let [count, keyed] = [0, 0];
  for (const [text, found] of byKey) {
    const isMade = text.startsWith(MADE);
    if (!isMade) keyed += 1;
    if (count % ROWS_A_STEP === 0) yield;
    count += found.length;
    const others = columns.filter(({ same }) => found.some((row) => same[row] !== same[found[0]!]));
    for (const column of others) differing.add(column);
    if (examples.length === MAX_EXAMPLES) continue;
    const some = found.slice(0, MAX_ROWS_OF_ONE);
    examples.push({
      key: isMade ? (name && textAt(name, found[0]!)) || "" : text,
      lines: some.map((row) => lines[row]!),
      differing: others.slice(0, MAX_COLUMNS_NAMED).map(({ header, cells, codes }) => ({
        header,
        cells: some.map((row) => cells[codes[row]!]!.slice(0, 120)),
      })),
    });
  }
  const proposal = ruleFor([...differing]);
  return { keys: byKey.size, keyed, rows: count, examples, newestBy, proposal };
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
