import { cellAt, columnOf, type TableColumn } from "./table-columns";
import { withOwnNames, type Table } from "./whole-table";

// Products as Magento exports them: a product with variants names these by their SKUs, with what each differs in, and
// most of what products say stands in one cell, "material=Steel,color=Black".

const MAX_NAMES = 80;
const SAYS_NOTHING = /^(has_options|required_options)$/;

/** "a=1,b=2|3": a value goes on to the next name. */
function pairsIn(cell: string): [name: string, value: string][] {
  return cell.split(/,(?=\w+=)/).flatMap((pair): [string, string][] => {
    const at = pair.indexOf("=");
    const name = pair.slice(0, at).trim();
    return at < 1 || SAYS_NOTHING.test(name) ? [] : [[name, pair.slice(at + 1).trim()]];
  });
}

/** The same with a parent for each variant and a column for each thing that products say; undefined where it is no such file. */
export function magentoRows(table: Table): Table | undefined {
  const { columns, lines } = table;
  const called = (name: string) =>
    columns.find(({ header }) => header.trim().toLowerCase() === name);
  const [sku, type, variations, said] = [
    "sku",
    "product_type",
    "configurable_variations",
    "additional_attributes",
  ].map(called);
  if (!sku || !type || (!variations && !said)) return undefined;
  const parents = new Map<string, string>();
  const values = new Map<string, string[]>();
  const rowOf = new Map(Array.from(lines.keys(), (row) => [cellAt(sku, row), row] as const));
  const say = (row: number | undefined, name: string, value: string) => {
    if (row === undefined || value === "") return;
    const cells = values.get(name) ?? Array<string>(lines.length).fill("");
    values.set(name, cells);
    cells[row] ||= value;
  };
  for (const row of lines.keys()) {
    for (const variation of variations ? cellAt(variations, row).split("|") : []) {
      const pairs = pairsIn(variation);
      const own = pairs.find(([name]) => name === "sku")?.[1];
      if (own === undefined) continue;
      parents.set(own, cellAt(sku, row));
      for (const [name, value] of pairs) if (name !== "sku") say(rowOf.get(own), name, value);
    }
    for (const [name, value] of said ? pairsIn(cellAt(said, row)) : []) say(row, name, value);
  }
  if (values.size > MAX_NAMES) return undefined;
  const parent = Array.from(lines.keys(), (row) => parents.get(cellAt(sku, row)) ?? "");
  const made: TableColumn[] = [
    ...(parents.size > 0 ? [columnOf("Parent", parent, lines.length)] : []),
    ...[...values].map(([name, cells]) => columnOf(name, cells, lines.length)),
  ];
  const others = columns.filter(
    (column) => column !== said && !/^configurable_variation(s|_labels)$/i.test(column.header),
  );
  return {
    ...table,
    columns: withOwnNames([...others, ...made]),
    shaped: [
      ...table.shaped,
      `This is a file of Magento’s: ${parents.size.toLocaleString("en")} variants belong to the products that name them, and what products say became ${values.size} columns.`,
    ],
  };
}
