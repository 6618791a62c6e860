import { expect, it } from "vitest";
import type { ColumnPlan, ColumnUse, SameKeyRule } from "@shared/contracts/file-look";
import { finish } from "../../../platform/work/steps";
import { columnOf } from "../../table/table-columns";
import { readColumns } from "./read-columns";
import { sameKeysIn } from "./same-keys";

const COLUMNS = ["key", "name", "price", "in stock", "attribute"] as const;
const plan = (use: ColumnUse): ColumnPlan => ({
  use,
  attribute: { id: use, isKnown: false, name: use, kind: "choice", unit: null },
  separator: "|",
  decimal: null,
  dateOrder: null,
  readAs: {},
  isKeyPart: false,
  labels: {},
});

/** What these rows look like. */
function proposalOf(rows: string[][]): SameKeyRule | undefined {
  const columns = COLUMNS.map((use, place) =>
    columnOf(
      use,
      rows.map((cells) => cells[place]!),
      rows.length,
    ),
  );
  const lines = Uint32Array.from(rows.keys(), (row) => row + 2);
  const read = finish(readColumns(columns, COLUMNS.map(plan)));
  return finish(sameKeysIn(lines, read, undefined))?.proposal;
}

it.each<[string, string[][], SameKeyRule]>([
  [
    "an old price and a new one",
    [
      ["157.50", "1", "L"],
      ["149", "0", "L"],
    ],
    "last",
  ],
  [
    "stock at two places",
    [
      ["149", "0", "L"],
      ["149", "4", "L"],
    ],
    "add stock",
  ],
  [
    "two sizes",
    [
      ["149", "1", "L"],
      ["149", "1", "XL"],
    ],
    "variants",
  ],
  [
    "two sizes at two prices",
    [
      ["149", "1", "L"],
      ["159", "1", "XL"],
    ],
    "variants",
  ],
])("rows of one key that differ in %s: %j are %s", (_, rows, rule) => {
  expect(proposalOf(rows.map((cells) => ["A", "Frame", ...cells]))).toBe(rule);
});

const proposalWithoutKeys = (...rows: string[][]) =>
  proposalOf(rows.map((cells) => ["", "Frame", ...cells]));

it("rows without a key are asked about where they differ in nothing that lasts", () => {
  expect(proposalWithoutKeys(["149", "1", "L"], ["159", "1", "L"])).toBe("last");
  expect(proposalWithoutKeys(["149", "1", "L"], ["159", "1", "XL"])).toBeUndefined();
  expect(proposalWithoutKeys(["149", "1", "L"], ["149", "1", "L"])).toBeUndefined();
});
