import { expect, it } from "vitest";
import { columnOf } from "../../table/table-columns";
import { finish } from "../../../platform/work/steps";
import { newestIn } from "./newest-column";
import { planRows } from "./plan-rows";
import { readColumn } from "./read-columns";

const column = (header: string, cells: readonly string[]) => columnOf(header, cells, cells.length);

it.each([
  ["Last updated", ["2026-01-02", "05.03.2026", ""], true],
  ["Geändert", ["02.01.2026", "05.03.2026", "n/a"], true],
  ["Date", ["yesterday", "soon", "02.01.2026"], false],
  ["Best before", ["02.01.2026", "05.03.2026", ""], false],
])("%s says which row is the newest: %j, %s", (header, cells, isOne) => {
  const steps = newestIn([column("Key", ["a", "b", "c"]), column(header, cells)]);
  expect(finish(steps)?.header).toBe(isOne ? header : undefined);
});

it("the newest row of a key counts, and of one day the last", () => {
  const key = column("SKU", ["a", "a", "a", "b", "b"]);
  const name = column("Name", ["Old", "New", "Older", "One", "Two"]);
  const changed = column("Updated", ["02/01/2026", "14/03/2026", "", "01/02/2026", "01/02/2026"]);
  const plan = {
    separator: "|",
    decimal: null,
    dateOrder: null,
    readAs: {},
    isKeyPart: false,
    labels: {},
  } as const;
  const read = [
    finish(readColumn(key, { ...plan, use: "key" }, undefined, false)),
    finish(readColumn(name, { ...plan, use: "name" }, undefined, false)),
  ];
  const planned = finish(
    planRows(
      Uint32Array.of(2, 3, 4, 5, 6),
      read,
      { sameKey: "newest", emptyCells: "leave" },
      { unread: { add: () => undefined }, newest: finish(newestIn([key, name, changed])) },
    ),
  );
  expect(
    Array.from(
      planned.rows((own) => own),
      ({ line, cells }) => [line, ...cells],
    ),
  ).toEqual([
    [3, "a", "New"],
    [6, "b", "Two"],
  ]);
});
