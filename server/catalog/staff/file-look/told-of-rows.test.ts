import { expect, it } from "vitest";
import type { AttributeKind } from "@shared/contracts/attributes";
import type { ColumnUse } from "@shared/contracts/file-look";
import { finish } from "../../../platform/work/steps";
import { columnOf } from "../../table/table-columns";
import { planRows } from "./plan-rows";
import { readColumns } from "./read-columns";

/** What is told of rows with these cells, by the header of each column with its use, or its kind and unit. */
function toldOf(rows: string[][], columns: [string, ColumnUse | AttributeKind, string?][]) {
  const plans = columns.map(([header, what, unit = null]) => {
    const isOwn = ["key", "name", "group"].includes(what);
    return {
      use: isOwn ? (what as ColumnUse) : ("attribute" as const),
      attribute: { id: header, isKnown: false, name: header, kind: what as AttributeKind, unit },
      separator: "|" as const,
      decimal: null,
      dateOrder: null,
      readAs: {},
      isKeyPart: false,
      labels: {},
    };
  });
  const table = columns.map(([header], place) =>
    columnOf(
      header,
      rows.map((cells) => cells[place]!),
      rows.length,
    ),
  );
  const lines = Uint32Array.from(rows.keys(), (row) => row + 2);
  const read = finish(readColumns(table, plans));
  const plan = { sameKey: null, emptyCells: "empty" } as const;
  return finish(planRows(lines, read, plan, { unread: { add: () => undefined } })).told;
}

it("a name and a key that a row lacks are made, and told", () => {
  const rows = [
    ["SP-1", "Blue Hour"],
    ["SP-2", ""],
    ["", "Gutter"],
  ];
  expect(
    toldOf(rows, [
      ["Cat no", "key"],
      ["Title", "name"],
    ]),
  ).toEqual([
    { line: 3, path: "Title", message: "It has none, so it is called “SP-2”." },
    { line: 4, path: "Cat no", message: "It has none, so its key is “gutter”." },
  ]);
});

it("one variant without a name among many is called as the others are, and told", () => {
  const rows = ["L", "M", "S", "XL", "XS", "XXL"].map((size) => [
    size === "S" ? "" : "Clubmaster",
    "RX5154",
    size,
  ]);
  expect(
    toldOf(rows, [
      ["Title", "name"],
      ["Model", "group"],
      ["Size", "choice"],
    ]),
  ).toEqual([{ line: 4, path: "Title", message: "It has none, so it is called “Clubmaster”." }]);
});

it("a variant without a name has that of its product, and where no column is the key all are made", () => {
  const rows = [
    ["Shirt", "A", "L"],
    ["", "A", "M"],
  ];
  expect(
    toldOf(rows, [
      ["Title", "name"],
      ["Handle", "group"],
      ["Size", "choice"],
    ]),
  ).toEqual([]);
});

const WEIGHTS: [string, ColumnUse | AttributeKind, string?][] = [
  ["No", "key"],
  ["Title", "name"],
  ["Weight", "number", "g"],
];
const weighing = (cells: string[]) =>
  toldOf(
    cells.map((cell, at) => [`${at}`, "Record", cell]),
    WEIGHTS,
  );

it("a pack among single weights is told with what it is in all", () => {
  expect(weighing(["140 g", "180g", "140", "180 g", "2 x 180g", "", "140 g"])).toEqual([
    { line: 6, path: "Weight", message: "“2 x 180g” is taken as 360 g in all." },
  ]);
});

it("packs are not, where a shop says all so", () => {
  expect(weighing(["6 x 85 g", "24 x 85 g", "400 g"])).toEqual([]);
});
