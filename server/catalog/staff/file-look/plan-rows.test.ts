import { expect, it } from "vitest";
import { finish } from "../../../platform/work/steps";
import { planRows } from "./plan-rows";

const places = { key: 0, name: 1, brand: -1 };
const row = (line: number, ...cells: string[]) => ({ line, cells });

it("numbers keys that several rows have, around those that are there", () => {
  const { rows, leftOut } = finish(
    planRows(
      [row(2, "a", "A"), row(3, "a", "B"), row(4, "a-2", "C"), row(5, "a", "D"), row(6, "a", "A")],
      places,
    ),
  );
  expect(rows.map(({ cells }) => cells[0])).toEqual(["a", "a-3", "a-2", "a-4"]);
  expect(leftOut).toBe(1);
});

it("takes 100,000 rows of one name without a key in short steps", () => {
  const all = Array.from({ length: 100_000 }, (_, n) => row(n + 2, "", "Thing", String(n)));
  const steps = planRows(all, places);
  let [longest, last] = [0, performance.now()];
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }
  expect(new Set(step.value.rows.map(({ cells }) => cells[0])).size).toBe(100_000);
  expect(longest).toBeLessThan(500);
});
