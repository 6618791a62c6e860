// Longer than 200 lines: a table of what files of shops become.

import { describe, expect, it } from "vitest";
import Papa from "papaparse";
import { tableFile } from "../../testing/table-file";
import { readTable, type TableWish } from "./read-table";
import { cellAt } from "./table-columns";

/** What a CSV becomes: its rows by their headers, without what is empty. */
async function shaped(rows: string[][], wish: TableWish = {}) {
  const table = await readTable(tableFile(Buffer.from(Papa.unparse(rows))), wish);
  return {
    ...table,
    rows: Array.from(table.lines.keys(), (row) =>
      Object.fromEntries(
        table.columns.flatMap((column) => {
          const cell = cellAt(column, row);
          return cell === "" ? [] : [[column.header, cell]];
        }),
      ),
    ),
  };
}

describe("a file of Shopify's", () => {
  const header = [
    "Handle",
    "Title",
    "Vendor",
    "Option1 Name",
    "Option1 Value",
    "Variant SKU",
    "Variant Price",
    "Variant Compare At Price",
    "Variant Image",
    "Image Src",
    "Status",
  ];
  const rows = [
    header,
    [
      "shirt",
      "Shirt",
      "Acme",
      "Size",
      "S",
      "S-1",
      "10",
      "12",
      "",
      "https://s.example/1.jpg",
      "active",
    ],
    [
      "shirt",
      "",
      "",
      "",
      "M",
      "S-2",
      "11",
      "",
      "https://s.example/m.jpg",
      "https://s.example/2.jpg",
      "",
    ],
    ["shirt", "", "", "", "", "", "", "", "", "https://s.example/3.jpg", ""],
    ["mug", "Mug", "Acme", "Title", "Default Title", "M-1", "5", "", "", "", "active"],
    ["old", "Old", "Acme", "Title", "Default Title", "O-1", "5", "", "", "", "draft"],
  ];

  it("has what a product says in each of its variants, each with its own picture", async () => {
    const { rows: found, leftOut, shaped: said } = await shaped(rows);
    expect(found).toMatchObject([
      {
        Handle: "shirt",
        Title: "Shirt",
        Vendor: "Acme",
        Size: "S",
        "Variant Price": "12",
        "Special price": "10",
        "Image Src": "https://s.example/1.jpg",
      },
      {
        Handle: "shirt",
        Title: "Shirt",
        Size: "M",
        "Variant Price": "11",
        "Image Src": "https://s.example/m.jpg",
      },
      { Handle: "mug", Title: "Mug", "Variant Price": "5" },
    ]);
    expect(found[2]).not.toHaveProperty("Title (2)");
    expect(leftOut.map(({ line, why }) => [line, why])).toEqual([
      [4, "It is a further picture, and no product."],
      [6, "Its product is a draft."],
    ]);
    expect(said.join(" ")).toMatch(/Shopify.*became columns: Size/);
  });

  it("has what is not counted, and none left where it is sold all the same is on backorder", async () => {
    const { rows: found } = await shaped([
      [
        "Handle",
        "Title",
        "Variant SKU",
        "Variant Price",
        "Variant Inventory Tracker",
        "Variant Inventory Qty",
        "Variant Inventory Policy",
      ],
      ["a", "A", "a", "1", "shopify", "0", "deny"],
      ["b", "B", "b", "1", "shopify", "0", "continue"],
      ["c", "C", "c", "1", "", "0", "deny"],
      ["d", "D", "d", "1", "shopify", "4", "continue"],
    ]);
    expect(found.map((row) => row["Variant Inventory Qty"])).toEqual([
      "0",
      "on backorder",
      "in stock",
      "4",
    ]);
  });

  it("is read as it is where staff say so", async () => {
    const { rows: found, shaped: said } = await shaped(rows, { asItIs: true });
    expect([found.length, said]).toEqual([5, []]);
    expect(found[0]).toMatchObject({ "Option1 Name": "Size", "Option1 Value": "S" });
  });
});

it("a file of WooCommerce's has parents by their SKUs, and only what is published", async () => {
  const { rows, leftOut } = await shaped([
    [
      "ID",
      "Type",
      "SKU",
      "Name",
      "Published",
      "Parent",
      "Attribute 1 name",
      "Attribute 1 value(s)",
      "Attribute 1 visible",
    ],
    ["1", "variable", "hoodie", "Hoodie", "1", "", "Color", "Red, Blue", "1"],
    ["2", "variation", "hoodie-r", "Hoodie", "1", "id:1", "Color", "Red", ""],
    ["3", "variation", "", "Hoodie", "1", "hoodie", "Color", "Blue", ""],
    ["4", "simple", "cap", "Cap", "-1", "", "", "", ""],
  ]);
  expect(rows).toMatchObject([
    { SKU: "hoodie", Color: "Red, Blue" },
    { SKU: "hoodie-r", Parent: "hoodie", Color: "Red" },
    { SKU: "id:3", Parent: "hoodie", Color: "Blue" },
  ]);
  expect(rows[0]).not.toHaveProperty("Attribute 1 visible");
  expect(leftOut).toMatchObject([{ line: 5, why: "Its product is not published." }]);
});

it("a file of Magento's has a parent for each variant, and a column for each thing that is said", async () => {
  const { rows } = await shaped([
    ["sku", "product_type", "name", "price", "configurable_variations", "additional_attributes"],
    ["M-S", "simple", "Hoodie S", "69", "", "has_options=0,material=Cotton,Fleece,color=Black"],
    ["M-L", "simple", "Hoodie L", "69", "", "material=Cotton"],
    ["M", "configurable", "Hoodie", "", "sku=M-S,size=S|sku=M-L,size=L", "material=Cotton"],
  ]);
  expect(rows).toMatchObject([
    { sku: "M-S", Parent: "M", size: "S", material: "Cotton,Fleece", color: "Black" },
    { sku: "M-L", Parent: "M", size: "L", material: "Cotton" },
    { sku: "M", material: "Cotton" },
  ]);
});

it("a long table has a row for each product, with several values in a cell", async () => {
  const { rows, shaped: said } = await shaped([
    ["SKU", "Attribute", "Value", "Unit"],
    ["a", "Width", "30", "cm"],
    ["a", "Use", "road", ""],
    ["a", "Use", "trail", ""],
    ["b", "Width", "40", "cm"],
    ["b", "Use", "road", ""],
  ]);
  expect(rows).toEqual([
    { SKU: "a", Width: "30 cm", Use: "road|trail" },
    { SKU: "b", Width: "40 cm", Use: "road" },
  ]);
  expect(said[0]).toMatch(/^5 rows say one thing each/);
});

describe("the parts of cells", () => {
  it.each([
    [
      "Size (LxWxH)",
      "120 x 60 x 75 cm",
      { "Size: length": "120 cm", "Size: width": "60 cm", "Size: height": "75 cm" },
    ],
    [
      "L x W x H mm",
      "207x175x190",
      { "Length (mm)": "207", "Width (mm)": "175", "Height (mm)": "190" },
    ],
    [
      "Afm. bxhxd cm (per tas)",
      "42x32x17",
      {
        "Afm.(per tas): breedte (cm)": "42",
        "Afm.(per tas): hoogte (cm)": "32",
        "Afm.(per tas): diepte (cm)": "17",
      },
    ],
    ["Maße (cm) B x H", "46 x 98", { "Maße: Breite (cm)": "46", "Maße: Höhe (cm)": "98" }],
    ["Hook", "4 x 40 mm", { "Hook: side 1": "4 mm", "Hook: side 2": "40 mm" }],
    ["PCD", "5x112", { "PCD: side 1": "5", "PCD: side 2": "112" }],
    [
      "Dim. L x H x P (cm)",
      "15 x 30 x 31 (sans bac)",
      { "Dim.: largeur (cm)": "15", "Dim.: hauteur (cm)": "30", "Dim.: profondeur (cm)": "31" },
    ],
    [
      "Dim. L x H x P (cm)",
      "L20 H28 P17",
      { "Dim.: largeur (cm)": "20", "Dim.: hauteur (cm)": "28", "Dim.: profondeur (cm)": "17" },
    ],
    [
      "Dim. L x H x P (cm)",
      "H28 P17 L20",
      { "Dim.: largeur (cm)": "20", "Dim.: hauteur (cm)": "28", "Dim.: profondeur (cm)": "17" },
    ],
    [
      "Size (L x l x H)",
      "200 x 90 x 30",
      { "Size: length": "200", "Size: width": "90", "Size: height": "30" },
    ],
    ["Content", "12 x 400 g", { "Content: pieces": "12 pieces" }],
  ])("of %s, such as %s, are columns beside it", async (header, cell, parts) => {
    const { rows } = await shaped([
      ["SKU", "Name", header],
      ["a", "A", cell],
      ["b", "B", cell],
      ["c", "C", cell],
    ]);
    expect(rows[0]).toMatchObject({ [header]: cell, ...parts });
  });

  it("are listed as unread where their letters are others, or they are fewer", async () => {
    const { rows } = await shaped([
      ["SKU", "Name", "L x H x P cm"],
      ...["a", "b", "c", "d", "e", "f"].map((key, at) => [key, key, `2${at} x 28 x 17`]),
      ["g", "G", "L20 B28 P17"],
      ["h", "H", "20 x 28"],
    ]);
    expect(rows.slice(-2).map((row) => [row["Largeur (cm)"], row["Hauteur (cm)"]])).toEqual([
      ["L20 B28 P17", undefined],
      ["20 x 28", undefined],
    ]);
  });

  it("are the first two of three among pairs, under a header that names none", async () => {
    const { rows } = await shaped([
      ["SKU", "Name", "Dimensions"],
      ...["a", "b", "c", "d"].map((key) => [key, key, "100 x 70 cm"]),
      ...["e", "f"].map((key) => [key, key, "60 x 45 x 8 cm"]),
    ]);
    const sides = ["Dimensions: side 1", "Dimensions: side 2"];
    expect(sides.map((side) => rows.at(-1)![side])).toEqual(["60 cm", "45 cm"]);
    expect(rows[0]!["Dimensions: side 3"]).toBeUndefined();
  });

  it.each([
    ["Size (LxWxH)", "70 cm dia x 20 cm", ["70 cm", "70 cm", "20 cm"]],
    ["Size (LxWxH)", "Ø 70 x 20 cm", ["70 cm", "70 cm", "20 cm"]],
    ["Size (HxWxD)", "round 70cm x 20cm", ["20 cm", "70 cm", "70 cm"]],
    ["Size (LxWxH)", "90 cm diameter", ["90 cm", "90 cm", undefined]],
    ["Maße (LxBxH)", "rund 60 x 12 cm", ["60 cm", "60 cm", "12 cm"]],
  ])("of a round thing under %s, %s, are as wide as they are long", async (header, cell, sides) => {
    const { rows } = await shaped([
      ["SKU", "Name", header],
      ...["a", "b", "c", "d"].map((key, at) => [key, key, `${100 + at} x 70 x 20 cm`]),
      ["e", "e", cell],
    ]);
    const made = Object.keys(rows[0]!).filter((name) => name.includes(": "));
    expect(made.map((name) => rows.at(-1)![name])).toEqual(sides);
  });

  it("are the first of those that the header names, where many cells have fewer", async () => {
    const { rows } = await shaped([
      ["SKU", "Name", "Size (WxDxH)"],
      ...["a", "b", "c"].map((key) => [key, key, "65x50x110"]),
      ...["d", "e", "f"].map((key) => [key, key, "160x80"]),
    ]);
    const sides = ["Size: width", "Size: depth", "Size: height"];
    expect([rows[0]!, rows[5]!].map((row) => sides.map((side) => row[side]))).toEqual([
      ["65", "50", "110"],
      ["160", "80", undefined],
    ]);
  });

  it.each(["1,2-Hexanediol", '1 1/4"', "06A 115 561 B", "205/55R16", "2 x faster"])(
    "%s has none",
    async (cell) => {
      const { columns } = await shaped([
        ["SKU", "Name", "What"],
        ["a", "A", cell],
        ["b", "B", cell],
        ["c", "C", cell],
      ]);
      expect(columns).toHaveLength(3);
    },
  );
});

describe("a head of two lines", () => {
  const rows = [
    ["a", "1", "2"],
    ["b", "3", "4"],
    ["c", "5", "6"],
  ];
  it("has names that go on below, and names of several columns", async () => {
    const wrapped = await shaped([
      ["Art.", "Heat output", "Weight", ""],
      ["no.", "(kW)", "(kg)", "Lid"],
      ...rows.map((row) => [...row, "yes"]),
    ]);
    expect(wrapped.columns.map(({ header }) => header)).toEqual([
      "Art. no.",
      "Heat output (kW)",
      "Weight (kg)",
      "Lid",
    ]);
    const shared = await shaped([["Article", "Size", ""], ["", "Width", "Height"], ...rows]);
    expect(shared.columns.map(({ header }) => header)).toEqual([
      "Article",
      "Size Width",
      "Size Height",
    ]);
  });
});

it.each([
  [["*** SPEAKERS ***", "", "", "prices each"], "heading"],
  [["Einde lijst", "", "", "zie kassa"], "remark"],
  [["Stock check total", "", "", "422"], "total"],
])("%j under a table is no product", async (row, what) => {
  const { leftOut, lines } = await shaped([
    ["SKU", "Name", "Color", "Price"],
    ["a", "A", "red", "5"],
    ["b", "B", "blue", "6"],
    ["c", "C", "red", "7"],
    row,
  ]);
  expect(lines).toHaveLength(3);
  expect(leftOut[0]!.why).toContain(what);
});
