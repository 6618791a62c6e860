// Longer than 200 lines: a table of what rows become.

import { expect, it } from "vitest";
import type { ColumnPlan, ColumnUse, SameKeyRule } from "@shared/contracts/file-look";
import { finish } from "../../../platform/work/steps";
import { columnOf } from "../../table/table-columns";
import { planRows } from "./plan-rows";
import { readColumns } from "./read-columns";

const plan = (
  use: ColumnUse,
  header: string,
  kind: "choices" | "choice" | "number" = "choice",
): ColumnPlan => ({
  use,
  attribute: { id: header, isKnown: false, name: header, kind, unit: null },
  separator: "|",
  decimal: null,
  dateOrder: null,
  readAs: {},
  isKeyPart: false,
  labels: {},
});
const PLANS = [
  plan("key", "sku"),
  plan("name", "name"),
  plan("price", "price"),
  plan("in stock", "stock"),
  plan("attribute", "size"),
  plan("attribute", "uses", "choices"),
];

/** The products of rows with these cells, and the cells that are not kept. */
function planned(
  rows: string[][],
  sameKey: SameKeyRule | null,
  plans = PLANS,
  ours: string[] = [],
) {
  const columns = plans.map(({ attribute }, place) =>
    columnOf(
      attribute!.name,
      rows.map((cells) => cells[place]!),
      rows.length,
    ),
  );
  const lines = Uint32Array.from(rows.keys(), (row) => row + 2);
  const unread: unknown[] = [];
  const steps = planRows(
    lines,
    finish(readColumns(columns, plans)),
    { sameKey, emptyCells: "empty" },
    { unread: { add: (each) => unread.push(each) }, ours: new Set(ours) },
  );
  const { rows: made, leftOut, made: more } = finish(steps);
  return {
    rows: Array.from(
      made((key) => key),
      ({ cells }) => cells,
    ),
    leftOut,
    made: more,
    unread,
  };
}

const shirts = [
  ["a", "Shirt", "10", "0", "S", "road"],
  ["a", "Shirt", "12", "3", "M", "road|track"],
  ["b", "Hat", "5", "1", "", ""],
  ["b", "Hat", "5", "1", "", ""],
];

it.each<[string, SameKeyRule | null, string[], number]>([
  ["the first where nobody says more", null, ["a", "b"], 2],
  ["the first", "first", ["a", "b"], 2],
  ["the last", "last", ["a", "b"], 2],
  ["variants, by what they differ in", "variants", ["a-s-road", "a-m-road-track", "b"], 1],
  ["one product", "join", ["a", "b"], 2],
])("rows of the same key are %s", (_, rule, keys, leftOut) => {
  const found = planned(shirts, rule);
  expect(found.rows.map(([key]) => key)).toEqual(keys);
  expect(found.leftOut).toBe(leftOut);
});

it("the last of the rows of a key has what it says, and the first what that says", () => {
  expect(planned(shirts, "last").rows[0]).toEqual([
    "a",
    "Shirt",
    "12.00",
    "yes",
    "M",
    "road|track",
  ]);
  expect(planned(shirts, "first").rows[0]).toEqual(["a", "Shirt", "10.00", "no", "S", "road"]);
});

it("variants belong to the key that they share", () => {
  const { made, rows } = planned(shirts, "variants");
  expect(made).toEqual(["group"]);
  expect(rows.map((cells) => cells.at(-1))).toEqual(["a", "a", ""]);
});

it("rows that are joined have all of their lists and stock, and what else differs is told", () => {
  const { rows, unread } = planned(shirts, "join");
  expect(rows[0]).toEqual(["a", "Shirt", "10.00", "yes", "S", "road|track"]);
  expect(unread).toMatchObject([
    { line: 3, column: "price", cell: "12" },
    { line: 3, column: "size", cell: "M" },
  ]);
});

const twins = [
  ["", "Hosta", "6.90", "4", "L", ""],
  ["", "Hosta", "7.90", "1", "L", ""],
  ["", "Hosta", "9.90", "1", "XL", ""],
];

it.each<[SameKeyRule | null, string[]]>([
  [null, ["6.90", "9.90"]],
  ["first", ["6.90", "9.90"]],
  ["last", ["7.90", "9.90"]],
  ["join", ["6.90", "9.90"]],
  ["variants", ["6.90", "7.90", "9.90"]],
])(
  "rows without a key that differ in the price alone are, by the rule %s, those of %j",
  (rule, prices) => {
    expect(planned(twins, rule).rows.map(([, , price]) => price)).toEqual(prices);
  },
);

it("rows without a key that differ in the price alone are variants of the first, where staff say so", () => {
  const { rows } = planned(twins, "variants");
  const keys = rows.map(([key]) => key!);
  expect(new Set(keys).size).toBe(3);
  expect(rows.map((cells) => cells.at(-1))).toEqual([keys[0], keys[0], ""]);
});

it("what joined rows without a key say otherwise is told", () => {
  expect(planned(twins, "join").unread).toMatchObject([
    { cell: "7.90", why: "a row of the same product above says otherwise" },
  ]);
});

it("marks keys that are made of one name by what each row says, wherever it stands", () => {
  const rows = [
    ["", "Thing", "1", "", "S", ""],
    ["", "Thing", "2", "", "M", ""],
    ["thing-2", "Other", "3", "", "", ""],
    ["", "Thing", "4", "", "", "road"],
    ["", "Thing", "5", "", "", "road"],
  ];
  const keysOf = (some: string[][]) =>
    new Map(
      planned(some, "variants").rows.map(([key, , , , size, uses], at) => [
        `${some[at]![2]}${size}${uses}`,
        key,
      ]),
    );
  const keys = keysOf(rows);
  expect(new Set(keys.values()).size).toBe(5);
  const turned = keysOf([...rows].reverse().slice(0, 4));
  for (const what of ["2M", "3"]) expect(turned.get(what)).toBe(keys.get(what));
});

it("finds the keys again that its source has, though rows that made them long are gone", () => {
  const plans = [plan("name", "name"), plan("attribute", "size")];
  const streets = [
    ["Straße 5", "S"],
    ["Страна", "M"],
    ["Страна", "L"],
  ];
  const keys = (rows: string[][], ours: string[]) =>
    planned(rows, "variants", plans, ours).rows.map((cells) => cells.at(-1)!);
  const [first, second, third] = keys(streets, []);
  expect([first, second!.startsWith("страна-")]).toEqual(["straße-5", true]);
  expect(keys([streets[2]!], [first!, second!, third!])).toEqual([third]);
  const shirt = (size: string) => ["a", "Shirt", "10", "0", size, ""];
  const variants = planned([shirt("S"), shirt("M")], "variants").rows.map(([key]) => key!);
  const left = planned([shirt("M")], "variants", PLANS, variants);
  expect(left.rows.map((cells) => [cells[0], cells.at(-1)])).toEqual([["a-m", "a"]]);
});

it("makes keys of the columns that tell rows apart", () => {
  const plans = [
    { ...plan("name", "name"), isKeyPart: true },
    { ...plan("attribute", "year", "number"), isKeyPart: true },
  ];
  const found = planned(
    [
      ["Pinotage", "2019"],
      ["Pinotage", "2020"],
    ],
    null,
    plans,
  );
  expect(found.made).toEqual(["key"]);
  expect(found.rows.map((cells) => cells.at(-1))).toEqual(["pinotage-2019", "pinotage-2020"]);
});

it("takes 100,000 rows of one name without a key in short steps", () => {
  const plans = [plan("name", "name"), plan("attribute", "number", "number")];
  const columns = [
    columnOf(
      "name",
      Array.from({ length: 100_000 }, () => "Thing"),
      100_000,
    ),
    columnOf(
      "number",
      Array.from({ length: 100_000 }, (_, n) => String(n)),
      100_000,
    ),
  ];
  const lines = Uint32Array.from({ length: 100_000 }, (_, n) => n + 2);
  const steps = planRows(
    lines,
    finish(readColumns(columns, plans)),
    { sameKey: null, emptyCells: "empty" },
    { unread: { add: () => undefined } },
  );
  let [longest, last] = [0, performance.now()];
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }
  expect(
    new Set(
      Array.from(
        step.value.rows((key) => key),
        ({ cells }) => cells.at(-1),
      ),
    ).size,
  ).toBe(100_000);
  expect(longest).toBeLessThan(500);
});
