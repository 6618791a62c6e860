import { daysOf } from "@shared/dates";
import type { Unread } from "./join-rows";
import { textAt, type ReadColumn } from "./read-columns";

/**
 * The columns of a file without the one that says when special prices hold: one that has ended or has not begun is not
 * read, and said. One that ends later is read, until the next file comes.
 */
export function withoutEnded(columns: readonly ReadColumn[], now: Date): ReadColumn[] {
  const today = now.toISOString().slice(0, 10);
  const until = columns.find(({ plan }) => plan.use === "special price until");
  if (!until) return [...columns];
  return columns
    .filter((column) => column !== until)
    .map((column) =>
      column.plan.use === "special price" ? withEnds(column, until, today) : column,
    );
}

/** The days until when special prices hold that cannot be read: the prices are read all the same, and this is said. */
export function unreadEnds(columns: readonly ReadColumn[], lines: Uint32Array): Unread[] {
  const until = columns.find(({ plan }) => plan.use === "special price until");
  const prices = columns.find(({ plan }) => plan.use === "special price");
  if (!until || !prices) return [];
  return [...until.codes].flatMap((code, row) => {
    const why = until.whys[code];
    if (why === undefined || textAt(prices, row) === "") return [];
    return { line: lines[row]!, column: until.header, cell: until.cells[code]!, why };
  });
}

/** Why a special price does not hold today; undefined where it does, or nobody can tell. */
function whyNotNow(until: ReadColumn, row: number, today: string): string | undefined {
  const [first, last = first] = textAt(until, row).split("/").map(daysOf);
  if (!first || !last) return undefined;
  const cell = until.cells[until.codes[row]!]!;
  if (last.last < today) return `this special price ended on ${first === last ? cell : last.last}`;
  if (first !== last && first.first > today) return `this special price begins on ${first.first}`;
  return undefined;
}

function withEnds(prices: ReadColumn, until: ReadColumn, today: string): ReadColumn {
  const [cells, texts, whys] = [[...prices.cells], [...prices.texts], [...prices.whys]];
  const codes = prices.codes.slice();
  const emptied = new Set<number>();
  const codeOf = new Map<string, number>();
  for (const [row, code] of prices.codes.entries()) {
    const why = texts[code] === "" ? undefined : whyNotNow(until, row, today);
    if (why === undefined) continue;
    const key = `${code} ${why}`;
    let own = codeOf.get(key);
    if (own === undefined) {
      codeOf.set(key, (own = cells.length));
      cells.push(cells[code]!);
      texts.push("");
      whys.push(why);
      emptied.add(own);
    }
    codes[row] = own;
  }
  const first = new Map<string, number>();
  for (const [code, text] of texts.entries()) if (!first.has(text)) first.set(text, code);
  return {
    ...prices,
    cells,
    texts,
    whys,
    codes,
    emptied,
    same: codes.map((code) => first.get(texts[code]!)!),
  };
}
