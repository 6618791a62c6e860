import { expect, it } from "vitest";
import { neverBack } from "./never-back";

it("goes on from where it was when the clock is set back, and follows it forward", () => {
  let wall = 1_000;
  const now = neverBack(() => wall);
  const at = (time: number) => {
    wall = time;
    return now();
  };
  expect([1_000, 1_500, 200, 700, 5_700].map(at)).toEqual([1_000, 1_500, 1_500, 2_000, 7_000]);
});
