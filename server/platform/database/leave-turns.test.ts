import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PGlite } from "@electric-sql/pglite";
import { leaveTurns } from "./leave-turns";

let lite: PGlite;

beforeAll(async () => {
  lite = await PGlite.create();
  leaveTurns(lite);
}, 60_000);
afterAll(() => lite.close());

describe("an embedded database", () => {
  it.each([
    {
      what: "long statements",
      statement: "select sum(sqrt(n)) from generate_series(1, 200000) n",
      times: 3,
      least: 3,
    },
    {
      what: "several short ones",
      statement: "select sum(sqrt(n)) from generate_series(1, 5000) n",
      times: 100,
      least: 2,
    },
  ])(
    "lets others be served between $what, also within a transaction",
    async ({ statement, times, least }) => {
      let turns = 0;
      let isOver = false;
      const count = () => {
        turns += 1;
        if (!isOver) setImmediate(count);
      };
      setImmediate(count);
      await lite.transaction(async (tx) => {
        for (let each = 0; each < times; each++) await tx.query(statement);
      });
      isOver = true;
      expect(turns).toBeGreaterThanOrEqual(least);
    },
  );
});
