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
function planned(rows: string[][], sameKey: SameKeyRule | null, plans = PLANS) {
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
    { add: (each) => unread.push(each) },
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

it("numbers keys that are made of names, around those that are there", () => {
  const rows = [
    ["", "Thing", "1", "", "", ""],
    ["", "Thing", "2", "", "", ""],
    ["thing-2", "Other", "3", "", "", ""],
    ["", "Thing", "4", "", "", ""],
  ];
  expect(planned(rows, null).rows.map(([key]) => key)).toEqual([
    "thing",
    "thing-3",
    "thing-2",
    "thing-4",
  ]);
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
    { add: () => undefined },
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
