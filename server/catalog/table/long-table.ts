import { cellAt, columnOf, type TableColumn } from "./table-columns";
import { withOwnNames, type Table } from "./whole-table";

// A row for each thing that a product says: "SKU, attribute, value".

const ATTRIBUTE =
  /^(attribute|property|feature|characteristic|spec(ification)?|parameter|merkmal|eigenschaft|attribut|kenmerk|eigenschap|caract[ée]ristique)s?( name)?$/i;
const VALUE =
  /^((attribute|property|feature|spec(ification)?) )?(value|wert|waarde|valeur|merkmalswert)s?$/i;
const UNIT = /^(unit|uom|einheit|eenheid|unité)$/i;
const MAX_ATTRIBUTES = 100;

/** The same with a row for each product and a column for each attribute; undefined where it is no such table. */
export function longTable(table: Table): Table | undefined {
  const { columns, lines } = table;
  const called = (name: RegExp) => columns.find(({ header }) => name.test(header.trim()));
  const [attribute, value, unit] = [ATTRIBUTE, VALUE, UNIT].map(called);
  const key = columns.find((column) => ![attribute, value, unit].includes(column));
  if (!attribute || !value || !key) return undefined;
  const names = attribute.distinct.filter(Boolean);
  const isRepeated = key.distinct.length <= lines.length / 1.5;
  if (names.length < 2 || names.length > MAX_ATTRIBUTES || !isRepeated) return undefined;
  const count = key.distinct.length;
  const firstRows: number[] = [];
  const others = columns.filter((column) => ![attribute, value, unit].includes(column));
  const cells = new Map(names.map((name) => [name, Array<string>(count).fill("")]));
  const said = new Map<TableColumn, string[]>(
    others.map((column) => [column, Array<string>(count).fill("")]),
  );
  for (const row of lines.keys()) {
    const product = key.codes[row]!;
    firstRows[product] ??= row;
    for (const column of others) said.get(column)![product] ||= cellAt(column, row);
    const cell = cellAt(value, row);
    const list = cells.get(cellAt(attribute, row));
    if (!list || cell === "") continue;
    const text = unit && cellAt(unit, row) !== "" ? `${cell} ${cellAt(unit, row)}` : cell;
    const before = list[product]!;
    if (before === "") list[product] = text;
    else if (!before.split("|").includes(text)) list[product] = `${before}|${text}`;
  }
  return {
    ...table,
    columns: withOwnNames([
      ...others.map((column) => columnOf(column.header, said.get(column)!, count)),
      ...names.map((name) => columnOf(name, cells.get(name)!, count)),
    ]),
    lines: Uint32Array.from(firstRows, (row) => lines[row]!),
    shaped: [
      ...table.shaped,
      `${lines.length.toLocaleString("en")} rows say one thing each: those of the same ${key.header} became one product, and ${attribute.header} became columns.`,
    ],
  };
}
