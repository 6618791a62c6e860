import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PGlite } from "@electric-sql/pglite";
import { leaveTurns } from "./leave-turns";

let lite: PGlite;

beforeAll(async () => {
  lite = await PGlite.create();
  leaveTurns(lite);
}, 60_000);
afterAll(() => lite.close());

describe("an embedded database's long statements", () => {
  it("let others be served between each other, also within a transaction", async () => {
    const STATEMENTS = 3;
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await lite.transaction(async (tx) => {
      for (let each = 0; each < STATEMENTS; each++) {
        await tx.query("select sum(sqrt(n)) from generate_series(1, 200000) n");
      }
    });
    isOver = true;
    expect(turns).toBeGreaterThanOrEqual(STATEMENTS);
  });
});
