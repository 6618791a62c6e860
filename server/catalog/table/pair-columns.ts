import { cellAt, columnOf, type TableColumn } from "./table-columns";
import { withOwnNames, type Table } from "./whole-table";

// "Option1 Name" beside "Option1 Value", "Attribute 1 name" beside "Attribute 1 value(s)": the first says what the
// second is.

const MAX_NAMES = 60;
/** The part of the values that may stand without a name. */
const MOST_UNNAMED = 0.05;

interface Pair {
  name: TableColumn;
  value: TableColumn;
}

const stem = (header: string, word: RegExp): string | undefined => {
  const text = header.toLowerCase().replace(/[\s_.-]+/g, " ");
  return /\d/.test(text) && word.test(text) ? text.replace(word, "*") : undefined;
};

function pairsOf(columns: readonly TableColumn[]): Pair[] {
  return columns.flatMap((name) => {
    const own = stem(name.header, /\bname\b/);
    const value =
      own === undefined
        ? undefined
        : columns.find(({ header }) => stem(header, /\bvalues?(\(s\))?(?!\w)/) === own);
    return value ? [{ name, value }] : [];
  });
}

/** The same with a column for each name that such pairs have; undefined where there are none, or too many names. */
export function pairColumns(table: Table): Table | undefined {
  const { columns, lines } = table;
  const pairs = pairsOf(columns);
  if (pairs.length === 0) return undefined;
  const byName = new Map<string, { header: string; cells: string[] }>();
  let unnamed = 0;
  let values = 0;
  for (const { name, value } of pairs) {
    for (const row of lines.keys()) {
      const cell = cellAt(value, row);
      if (cell === "") continue;
      values += 1;
      const header = cellAt(name, row);
      const key = header.toLowerCase();
      if (key === "") {
        unnamed += 1;
        continue;
      }
      const found = byName.get(key) ?? { header, cells: Array<string>(lines.length).fill("") };
      byName.set(key, found);
      found.cells[row] ||= cell;
      if (byName.size > MAX_NAMES) return undefined;
    }
  }
  if (values === 0 || unnamed > values * MOST_UNNAMED) return undefined;
  const made = [...byName.values()].map(({ header, cells }) =>
    columnOf(header, cells, lines.length),
  );
  const paired = new Set(pairs.flatMap(({ name, value }) => [name, value]));
  const first = columns.findIndex((column) => paired.has(column));
  const others = (from: number, to?: number) =>
    columns.slice(from, to).filter((column) => !paired.has(column));
  const named = made.map(({ header }) => header).join(", ");
  return {
    ...table,
    columns: withOwnNames([...others(0, first), ...made, ...others(first)]),
    shaped: [...table.shaped, `Pairs of a name and a value became columns: ${named}.`],
  };
}
