import { cellAt, columnOf } from "./table-columns";
import { withoutRows, type Table } from "./whole-table";

// Products as WooCommerce exports them: variations name their parent by its SKU, or by its number where it has none.

const SETTING = /^attribute \d+ (visible|global|default)$/i;

/** The same with parents by their SKUs and without what is not published; undefined where the file is no such one. */
export function wooRows(table: Table): Table | undefined {
  const { columns, lines } = table;
  const called = (name: string) =>
    columns.find(({ header }) => header.trim().toLowerCase() === name);
  const [id, type, sku, parent] = ["id", "type", "sku", "parent"].map(called);
  if (!id || !type || !sku || !parent) return undefined;
  const skuOf = new Map<string, string>(
    Array.from(lines.keys(), (row) => [`id:${cellAt(id, row)}`, cellAt(sku, row)] as const),
  );
  // One without an SKU is known by its number.
  const keyOf = (row: number) => cellAt(sku, row) || `id:${cellAt(id, row)}`;
  const rows = Array.from(lines.keys());
  const named = columns.flatMap((column) => {
    if (SETTING.test(column.header)) return [];
    if (column === sku) return [columnOf(column.header, rows.map(keyOf), lines.length)];
    if (column !== parent) return [column];
    const parents = rows.map((row) => {
      const cell = cellAt(parent, row);
      return skuOf.get(cell) || cell;
    });
    return [columnOf(column.header, parents, lines.length)];
  });
  const published = called("published");
  const why = new Map<number, string>();
  for (const row of published ? rows : []) {
    if (/^(0|-1)$/.test(cellAt(published!, row))) why.set(row, "Its product is not published.");
  }
  const whole = {
    ...table,
    columns: named,
    shaped: [
      ...table.shaped,
      "This is a file of WooCommerce’s: variations belong to the product that Parent names.",
    ],
  };
  return withoutRows(whole, why.size === lines.length ? new Map() : why);
}
