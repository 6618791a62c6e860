// A file as large shops export it: keys, numbers of the trade, texts, prices as people write them, and columns of few
// values, with cells that state nothing.

const COLORS = ["Black", "White", "Navy", "Forest green", "Crème", "red", "RED", "Sand"];
const MATERIALS = ["Oak", "Steel", "Cotton", "Wool, Cotton", "Leather"];
const WORDS =
  "A sturdy thing for every day that keeps what it promises and is mended with ease. ".repeat(2);

const column: ((row: number, at: number) => string)[] = [
  (row) => COLORS[(row * 7) % COLORS.length]!,
  (row, at) => `${((row * (at + 3)) % 900) / 2} cm`.replace(".", ","),
  (row) => MATERIALS[row % MATERIALS.length]!,
  (row, at) => (row % (at + 2) === 0 ? "" : String((row * at) % 5_000)),
  (row) => (row % 3 === 0 ? "yes" : "no"),
  (row, at) => `${(row % 20) + at}-${(row % 20) + at + 5}`,
  (row) => (row % 11 === 0 ? "n/a" : `${row % 40} kg`),
];

/** A CSV of so many rows and columns. */
export function largeGoods(rows: number, columns: number): Buffer {
  const more = Array.from({ length: Math.max(0, columns - 10) }, (_, at) => at);
  const header = [
    "SKU",
    "EAN",
    "Title",
    "Brand",
    "Price",
    "Stock",
    "Image",
    "URL",
    "Description",
    "Notes",
    ...more.map((at) => `Property ${at}`),
  ].join(";");
  const lines: Buffer[] = [Buffer.from(`${header}\r\n`)];
  for (let row = 0; row < rows; row++) {
    const cells = [
      `SKU-${String(row).padStart(7, "0")}`,
      String(4_000_000_000_000 + row),
      `Thing number ${row}`,
      `Brand ${row % 180}`,
      `R ${1 + (row % 9)} ${String(row % 1_000).padStart(3, "0")},90`,
      row % 5 === 0 ? ">20" : String(row % 12),
      `https://shop.example/pictures/${row}.jpg`,
      `https://shop.example/products/${row}`,
      `"${WORDS}${row}; ""good"""`,
      row % 4 === 0 ? `Note ${row % 900}` : "",
      ...more.map((at) => column[at % column.length]!(row, at)),
    ];
    lines.push(Buffer.from(`${cells.join(";")}\r\n`));
  }
  return Buffer.concat(lines);
}
