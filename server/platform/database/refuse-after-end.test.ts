import { expect, it } from "vitest";
import { PGlite } from "@electric-sql/pglite";
import { leaveTurns } from "./leave-turns";
import { refuseAfterEnd } from "./refuse-after-end";

it("a statement that waits for its turn while the database is closed is refused, and what goes before it is done", async () => {
  const lite = await PGlite.create();
  leaveTurns(lite);
  refuseAfterEnd(lite);
  await lite.exec("create table t (n int)");
  const counted: number[] = [];
  const before = lite.transaction(async (tx) => {
    for (let n = 0; n < 20; n++) {
      await tx.query("insert into t select n from generate_series(1, 20000) n");
      counted.push(n);
    }
  });
  const closed = lite.close();
  const waiting = [1, 2, 3].map((n) => lite.query("select count(*) from t where n > $1", [n]));
  const last = lite.transaction((tx) => tx.query("select count(*) from t"));
  const settled = await Promise.allSettled([...waiting, last]);
  await before;
  await closed;
  expect(counted).toHaveLength(20);
  expect(settled.map(({ status }) => status)).toEqual(Array(4).fill("rejected"));
}, 60_000);
