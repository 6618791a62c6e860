// Longer than 200 lines: what a table points at and what its columns are is decided together.

import { setImmediate as nextTurn } from "node:timers/promises";
import type { AttributeShape } from "@shared/contracts/attributes";
import type { ListColumnUse, ListLook } from "@shared/contracts/list-files";
import { ownColumnsOf, type ListKey } from "@shared/contracts/product-lists";
import { freeWord, wordOf } from "@shared/input/words-of-names";
import { spellingKey } from "@shared/input/spelling-key";
import { wordKey } from "../store/words";
import { isNotStated } from "../table/not-stated";
import type { TableColumn } from "../table/table-columns";
import type { Table } from "../table/whole-table";
import { goesOn } from "../table/years";
import type { FiledList } from "./list-file";
import {
  attributeFinder,
  candidatesIn,
  hasWords,
  isMostly,
  isSpan,
  MOST,
  partsOf,
  rangeIn,
  wordsOf,
  type KnownThings,
} from "./list-words";

const MAX_SAMPLES = 5;
/** So many different cells of a column, and so many columns, are looked at: a list has few keys. */
const MAX_WORDS = 300;
const MAX_COLUMNS = 60;
const MAX_KEYS = 6;
/** The part of a column's words that are known where it points at something, or is looked up by it. */
const SOME = 0.3;

/** What rows point at: a column, or the two of a range. */
interface Target {
  at: number;
  ends?: number;
  attribute: string | null;
  /** Of its different parts, how many are known. */
  count: number;
  of: number;
}

/** A header without the unit behind it. */
const plainHeader = (header: string) => header.replace(/\s*[([][^)\]]*[)\]]\s*$/, "");

const REMARK =
  /^(?:remarks?|notes?|comments?|hinweise?|bemerkung(?:en)?|anmerkung(?:en)?|auflagen?|opmerking(?:en)?|remarques?|info)$/i;
const BEGIN = /(?:^|[\s_(-])(?:from|ab|von|start|begin|since|vanaf|min)\)?$/i;
const END = /(?:^|[\s_(-])(?:to|bis|until|end|tot|till|max)\)?$/i;

/** What the columns of a table seem to be, for a list that there is, or a new one. */
export async function proposeList(
  table: Table,
  known: KnownThings,
  list: FiledList | undefined,
): Promise<ListLook> {
  const { columns } = table;
  const words = columns.map((column, at) => (at < MAX_COLUMNS ? statedIn(column) : []));
  const attributesIn = await attributeFinder(known);
  const wordsFor = wordsOf(known);
  const ownColumn = list ? ownColumnsOf(list)[0] : undefined;
  const isNamed = (column: TableColumn, ...names: string[]) =>
    names.some((name) => wordKey(name) === wordKey(column.header));
  const target = await targetOf();
  const attribute = list ? list.attribute : (target?.attribute ?? null);
  const keys: ListKey[] = list ? [...list.keys] : [];
  const uses = columns.map((column, at): { use: ListColumnUse; key: string | null } => {
    const plain = (use: ListColumnUse) => ({ use, key: null });
    if (at === target?.at && !target.ends) return plain("points at");
    if (at === target?.at) return plain("points from");
    if (at === target?.ends) return plain("points to");
    if (REMARK.test(column.header)) return plain("remark");
    if (words[at]!.length === 0) return plain("left out");
    const [begins, ends] = [
      BEGIN.test(plainHeader(column.header)),
      END.test(plainHeader(column.header)),
    ];
    const other = columns[begins ? at + 1 : at - 1];
    const isPair = other !== undefined && (begins ? END : BEGIN).test(plainHeader(other.header));
    if (
      (begins || ends) &&
      isPair &&
      isMostly(words[at]!, (word) => rangeIn(word) !== undefined || goesOn(word))
    ) {
      const name =
        plainHeader((begins ? column : other).header)
          .replace(BEGIN, "")
          .trim() || "Years";
      const key = keyFor(name, "range");
      return key ? { use: begins ? "from" : "to", key } : plain("left out");
    }
    const ranges = words[at]!.filter((word) => isSpan(word)).length;
    const key = keyFor(
      column.header,
      ranges > 0 && ranges >= SOME * words[at]!.length ? "range" : "text",
    );
    return key ? { use: "key", key } : plain("left out");
  });
  return {
    sheets: table.sheets,
    sheet: table.sheet,
    rows: table.lines.length,
    columns: columns.map((column, at) => ({
      header: column.header,
      filled: filledOf(column),
      samples: words[at]!.slice(0, MAX_SAMPLES),
      ...uses[at]!,
    })),
    keys: list ? keys : boundKeys(),
    attribute,
    known: target ? { count: target.count, of: target.of } : null,
  };

  /** The key that a column is: one of the list, or a new one. */
  function keyFor(label: string, kind: ListKey["kind"]): string | undefined {
    const found = keys.find((key) =>
      [key.id, key.label].some((each) => wordKey(each) === wordKey(label)),
    );
    if (found || list) return found?.id;
    if (keys.length === MAX_KEYS) return undefined;
    const taken = [...ownColumnsOf({ attribute }), ...keys.map(({ id }) => id)];
    const key = {
      id: freeWord(wordOf(label, 60) || "key", taken),
      label: label.slice(0, 100),
      kind,
    };
    keys.push(key);
    return key.id;
  }

  /** What the rows point at: of a list that there is, that; else what most of a column's words are. */
  async function targetOf() {
    const found: Target[] = [];
    const pair = pairedTarget();
    if (pair) found.push(pair);
    for (const [at, column] of columns.entries()) {
      if (words[at]!.length === 0 || REMARK.test(column.header)) continue;
      const partsBy = (isPart: (part: string) => boolean) => [
        ...new Set(words[at]!.flatMap((word) => partsOf(word, isPart))),
      ];
      if (!list || list.attribute === null) {
        const keys = await known.productKeys(candidatesIn(words[at]!));
        const parts = partsBy((part) => keys.has(part));
        const count = parts.filter((part) => keys.has(part)).length;
        const isCalled = isNamed(column, ownColumn ?? "product");
        if (isCalled || count >= SOME * parts.length)
          found.push({ at, attribute: null, count, of: parts.length });
      }
      await nextTurn();
      const called = known.attributes.filter((each) =>
        isNamed(column, each.id, ...Object.values(each.label)),
      );
      const own = known.attributes.filter(({ id }) => id === list?.attribute);
      for (const each of new Set([...own, ...called, ...attributesIn(words[at]!)])) {
        await nextTurn();
        if (each.isRetired || (list && each.id !== list.attribute)) continue;
        const names = [each.id, ...Object.values(each.label), ...(list ? ["value"] : [])];
        const { has, isLike } = wordsFor(each);
        const parts = partsBy(isLike);
        const count = parts.filter(has).length;
        const least = hasWords(each) ? SOME * parts.length : Infinity;
        if (count >= (isNamed(column, ...names) ? 1 : least))
          found.push({ at, attribute: each.id, count, of: parts.length });
      }
    }
    // What stands last is pointed at, what stands before it is looked up.
    return found.sort(
      (a, b) =>
        Number(isTargetNamed(b)) - Number(isTargetNamed(a)) ||
        b.at - a.at ||
        b.count / b.of - a.count / a.of,
    )[0];
  }

  /** Two columns that are the ends of an attribute's range: "Height from", "Height to (cm)". */
  function pairedTarget(): Target | undefined {
    for (const [at, { header }] of columns.entries()) {
      const ends = columns[at + 1];
      if (!ends || !BEGIN.test(plainHeader(header)) || !END.test(plainHeader(ends.header)))
        continue;
      const name = spellingKey(plainHeader(header).replace(BEGIN, ""));
      const attribute = known.attributes.find(
        (each) =>
          each.kind === "range" &&
          !each.isRetired &&
          (!list || list.attribute === each.id) &&
          [each.id, ...Object.values(each.label)].some((label) => {
            const called = spellingKey(label);
            return called === name || (name.length > 3 && called.endsWith(name));
          }),
      );
      if (!attribute) continue;
      const count = words[at]!.length;
      return { at, ends: at + 1, attribute: attribute.id, count, of: count };
    }
    return undefined;
  }

  function isTargetNamed({ at, attribute: id, ends }: Target): boolean {
    if (ends !== undefined) return true;
    const names = id === null ? ["product", "key", "sku"] : ["value"];
    return isNamed(columns[at]!, ...names);
  }

  /** Keys that are what products state: all of them, or none. */
  function boundKeys(): ListKey[] {
    if (attribute === null) return keys;
    const bound = keys.map((key) => {
      const at = uses.findIndex((each) => each.key === key.id);
      const of = ofProducts(key, words[at]!);
      return of === undefined ? key : { ...key, attribute: of };
    });
    return bound.every((key) => key.attribute !== undefined) ? bound : keys;
  }

  function ofProducts({ label, kind }: ListKey, cells: readonly string[]): string | undefined {
    if (kind === "text") {
      const brands = new Set(known.brands.map(wordKey));
      const count = cells.filter((cell) => brands.has(wordKey(cell))).length;
      if (count > 0 && count >= SOME * cells.length) return "brand";
    }
    const isCalledSo = (each: AttributeShape) =>
      [each.id, ...Object.values(each.label)].some((name) => wordKey(name) === wordKey(label));
    const offered = new Set([...known.attributes.filter(isCalledSo), ...attributesIn(cells)]);
    return [...offered].find((each) => {
      if (each.id === attribute || each.isRetired) return false;
      const isCalled = isCalledSo(each);
      if (kind === "range") return isCalled && each.kind === "number";
      const count = hasWords(each) ? cells.filter(wordsFor(each).has).length : 0;
      return isCalled ? count > 0 : count >= MOST * cells.length && count > 1;
    })?.id;
  }
}

const statedIn = ({ distinct }: TableColumn): string[] =>
  distinct.filter((cell) => cell !== "" && !isNotStated(cell)).slice(0, MAX_WORDS);

function filledOf(column: TableColumn): number {
  let filled = 0;
  for (const code of column.codes) if (column.distinct[code] !== "") filled += 1;
  return filled;
}
