import { EventEmitter } from "node:events";
import type pg from "pg";
import { afterEach, expect, it } from "vitest";
import { watchPool } from "./guarded-pool";

let stop = () => {};
afterEach(() => stop());

function watched() {
  const world = { time: 0, gives: true, isThere: true };
  const pool = Object.assign(new EventEmitter(), {
    connect: () => {
      if (!world.gives) return Promise.reject(new Error("timeout exceeded when trying to connect"));
      pool.emit("acquire");
      return Promise.resolve({ release: () => undefined });
    },
  });
  const watch = watchPool(
    pool as unknown as pg.Pool,
    () => (world.isThere ? Promise.resolve() : Promise.reject(new Error("away"))),
    () => world.time,
  );
  stop = watch.stop;
  return { world, watch };
}

it("a pool is stuck when it gives nothing for half a minute although the database is there", async () => {
  const { world, watch } = watched();
  world.gives = false;
  world.time = 29_000;
  await watch.look();
  expect(watch.isStuck()).toBe(false);
  world.time = 31_000;
  await watch.look();
  expect(watch.isStuck()).toBe(true);
  world.gives = true;
  await watch.look();
  expect(watch.isStuck()).toBe(false);
});

it("a database that is away makes no pool stuck, however long", async () => {
  const { world, watch } = watched();
  Object.assign(world, { gives: false, isThere: false, time: 3_600_000 });
  await watch.look();
  expect(watch.isStuck()).toBe(false);
});

it("a pool that nobody asks is not stuck", async () => {
  const { world, watch } = watched();
  world.time = 3_600_000;
  await watch.look();
  expect(watch.isStuck()).toBe(false);
});
