import { cellAt, columnOf, type TableColumn } from "./table-columns";
import { withoutRows, type Table } from "./whole-table";

// Products as Shopify writes them: a row for each variant and each further picture, and what the product says in its
// first row alone.

/** What each variant says itself, whatever its product says. */
const OF_VARIANT =
  /^(option\d (value|linked to)|variant |cost per item|unit price|price \/|compare at price \/|included \/)/i;
const OF_PICTURE = /^(image (src|position|alt text)|variant image)$/i;
/** What an option is called where there is no choice. */
const NO_CHOICE = /^default title$/i;

/** A price to compare with that is above the price is the price, and that a special one. */
function withSpecialPrices(columns: readonly TableColumn[], rows: number): TableColumn[] {
  const called = (name: string) => columns.find(({ header }) => header.toLowerCase() === name);
  const [price, compared] = [called("variant price"), called("variant compare at price")];
  if (!price || !compared) return [...columns];
  const isSpecial = (row: number) => Number(cellAt(compared, row)) > Number(cellAt(price, row));
  const cells = (of: (row: number) => string) => Array.from({ length: rows }, (_, row) => of(row));
  const regular = cells((row) => cellAt(isSpecial(row) ? compared : price, row));
  const special = cells((row) => (isSpecial(row) ? cellAt(price, row) : ""));
  return columns.flatMap((column) => {
    if (column === compared) return [];
    if (column !== price) return [column];
    return [columnOf(price.header, regular, rows), columnOf("Special price", special, rows)];
  });
}

/** What the shop does not count it has, and what it sells at none left is on backorder. */
function withStock(columns: readonly TableColumn[], rows: number): TableColumn[] {
  const called = (name: string) =>
    columns.find(({ header }) => header.toLowerCase() === `variant inventory ${name}`);
  const [left, tracker, policy] = ["qty", "tracker", "policy"].map(called);
  if (!left || (!tracker && !policy)) return [...columns];
  const cells = Array.from({ length: rows }, (_, row) => {
    const cell = cellAt(left, row);
    if (tracker && cellAt(tracker, row) === "") return "in stock";
    const isSoldOn = policy !== undefined && /^continue$/i.test(cellAt(policy, row));
    return isSoldOn && Number(cell) <= 0 ? "on backorder" : cell;
  });
  return columns.map((column) => (column === left ? columnOf(left.header, cells, rows) : column));
}

/** The same with all that a product says in each of its rows; undefined where the file is no such one. */
export function joinHandles(table: Table): Table | undefined {
  const { columns, lines } = table;
  const called = (name: string) =>
    columns.find(({ header }) => header.trim().toLowerCase() === name);
  const handle = called("handle");
  const variants = columns.filter(
    ({ header }) => OF_VARIANT.test(header) && !OF_PICTURE.test(header),
  );
  if (!handle || !called("title") || variants.length < 2) return undefined;
  const firstRows = new Int32Array(handle.distinct.length).fill(-1);
  handle.codes.forEach((code, row) => {
    if (firstRows[code] === -1) firstRows[code] = row;
  });
  const firstOf = (row: number) => firstRows[handle.codes[row]!]!;
  const filledDown = (column: TableColumn, own = column) => {
    const cells = Array.from(lines.keys(), (row) =>
      cellAt(own, row) === "" ? cellAt(column, firstOf(row)) : cellAt(own, row),
    );
    return columnOf(column.header, cells, lines.length);
  };
  const variantPicture = called("variant image");
  const joined = columns.flatMap((column) => {
    const header = column.header.toLowerCase();
    if (column === handle) return [column];
    // A further picture is none of the variant in its row.
    if (header === "image src") {
      const none = columnOf("", Array<string>(lines.length).fill(""), lines.length);
      return [filledDown(column, variantPicture ?? none)];
    }
    if (OF_PICTURE.test(header)) return [];
    if (!OF_VARIANT.test(header)) return [filledDown(column)];
    const distinct = column.distinct.map((cell) => (NO_CHOICE.test(cell) ? "" : cell));
    return [
      columnOf(
        column.header,
        Array.from(column.codes, (code) => distinct[code]!),
        lines.length,
      ),
    ];
  });
  const whole = {
    ...table,
    columns: withStock(withSpecialPrices(joined, lines.length), lines.length),
    shaped: [
      ...table.shaped,
      "This is a file of Shopify’s: what a product says in its first row all of its variants say, each with its own picture or the product’s first.",
    ],
  };
  const status = joined.find(({ header }) => header.toLowerCase() === "status");
  const published = joined.find(({ header }) => header.toLowerCase() === "published");
  const why = new Map<number, string>();
  for (const row of lines.keys()) {
    const state = status ? cellAt(status, row).toLowerCase() : "";
    if (row !== firstOf(row) && variants.every((column) => cellAt(column, row) === ""))
      why.set(row, "It is a further picture, and no product.");
    else if (state === "draft" || state === "archived")
      why.set(row, `Its product is ${state === "draft" ? "a draft" : "archived"}.`);
    else if (published && /^false$/i.test(cellAt(published, row)))
      why.set(row, "Its product is not published.");
  }
  return withoutRows(whole, why.size === lines.length ? new Map() : why);
}
