// Longer than 200 lines: every way in which a check and a change may meet.

import { beforeEach, expect, it, vi } from "vitest";
import { createProductCache, type ProductCache, type Versioned } from "./product-cache";

let time: number;
let version: number;
/** Reads that wait to be answered. */
let reads: { finish: () => void; fail: () => void }[];
let readVersion: () => Promise<number>;
let cache: ProductCache<string>;
let isAlone: boolean;

const createCache = () =>
  createProductCache(
    {
      isAlone,
      version: () => readVersion(),
      read: () =>
        new Promise<Versioned<string>>((done, fail) => {
          const read = version;
          reads.push({
            finish: () => done({ version: read, catalog: `catalogue ${read}` }),
            fail: () => fail(new Error("the database is away")),
          });
        }),
    },
    () => time,
  );

beforeEach(() => {
  time = 0;
  version = 1;
  reads = [];
  readVersion = () => Promise.resolve(version);
  isAlone = false;
  cache = createCache();
});

const pendingRead = async () => {
  await vi.waitFor(() => expect(reads).not.toHaveLength(0));
  return reads.shift()!;
};
async function firstRead() {
  const current = cache.current();
  (await pendingRead()).finish();
  expect(await current).toBe("catalogue 1");
}

it("is read once for all who ask at the same time", async () => {
  const asked = [cache.current(), cache.current(), cache.current()];
  (await pendingRead()).finish();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(["catalogue 1"]));
  expect(reads).toEqual([]);
});

it("is given at once, and after 300 ms looked for meanwhile", async () => {
  expect(cache.held()).toBeUndefined();
  await firstRead();
  version = 2;
  time = 299;
  expect(cache.held()).toBe("catalogue 1");
  await Promise.resolve();
  expect(reads).toEqual([]);
  time = 300;
  expect(cache.held()).toBe("catalogue 1");
  (await pendingRead()).finish();
  await vi.waitFor(() => expect(cache.held()).toBe("catalogue 2"));
});

it("is shown for less than a second where it cannot be looked for, and then says why", async () => {
  await firstRead();
  readVersion = () => Promise.reject(new Error("the database is away"));
  time = 899;
  expect(await cache.current()).toBe("catalogue 1");
  time = 900;
  await expect(cache.current()).rejects.toThrow("the database is away");
});

it("is not believed when the clock is set back", async () => {
  time = 1_000;
  await firstRead();
  time = 999;
  expect(cache.held()).toBeUndefined();
});

it("is shown while a changed one is read, but never for a second", async () => {
  await firstRead();
  version = 2;
  time = 400;
  const asked = cache.current();
  const read = await pendingRead();
  time = 899;
  expect(cache.held()).toBe("catalogue 1");
  expect(await cache.current()).toBe("catalogue 1");
  time = 900;
  expect(cache.held()).toBeUndefined();
  const waiting = cache.current();
  read.finish();
  expect(await asked).toBe("catalogue 1");
  expect(await waiting).toBe("catalogue 2");
});

it("is asked for again by who came while an old answer was on its way", async () => {
  await firstRead();
  version = 2;
  time = 10_000;
  const early = cache.current();
  const read = await pendingRead();
  time = 12_000;
  const late = cache.current();
  version = 3;
  read.finish();
  expect(await early).toBe("catalogue 2");
  (await pendingRead()).finish();
  expect(await late).toBe("catalogue 3");
});

it("has every earlier change after a refresh, whatever was being read", async () => {
  await firstRead();
  version = 2;
  time = 1_000;
  const asked = cache.current();
  const read = await pendingRead();
  version = 3;
  const refreshes = Promise.all([cache.refresh(), cache.refresh()]);
  read.finish();
  await asked;
  (await pendingRead()).finish();
  await refreshes;
  expect(cache.held()).toBe("catalogue 3");
  expect(reads).toEqual([]);
});

it("is never checked twice at a time: an older answer would replace a newer one", async () => {
  await firstRead();
  let checks = 0;
  let most = 0;
  readVersion = async () => {
    most = Math.max(most, ++checks);
    await Promise.resolve();
    checks -= 1;
    return version;
  };
  for (time = 1_000; time < 20_000; time += 1_000) {
    const together = [cache.refresh(), cache.current(), cache.refresh(), cache.current()];
    await Promise.resolve();
    await Promise.all([...together, cache.current(), cache.refresh()]);
  }
  expect(most).toBe(1);
});

it("keeps nobody who refreshes waiting for a long read: what was read before is shown no more by then", async () => {
  await firstRead();
  version = 2;
  vi.useFakeTimers();
  try {
    const refreshed = cache.refresh();
    await vi.advanceTimersByTimeAsync(899);
    time += 899;
    expect(await Promise.race([refreshed.then(() => "over"), Promise.resolve("waits")])).toBe(
      "waits",
    );
    await vi.advanceTimersByTimeAsync(1);
    time += 1;
    await refreshed;
  } finally {
    vi.useRealTimers();
  }
  expect(cache.held()).toBeUndefined();
  const asked = cache.current();
  (await pendingRead()).finish();
  expect(await asked).toBe("catalogue 2");
});

it("reads nothing for a refresh when nobody asked yet", async () => {
  await cache.refresh();
  expect(reads).toEqual([]);
});

it("is believed by nobody after a refresh that failed, and refuses until it can be read", async () => {
  await firstRead();
  readVersion = () => Promise.reject(new Error("the database is away"));
  await cache.refresh();
  expect(cache.held()).toBeUndefined();
  await expect(cache.current()).rejects.toThrow("the database is away");
  readVersion = () => Promise.resolve(version);
  expect(await cache.current()).toBe("catalogue 1");

  version = 2;
  time = 1_000;
  const asked = cache.current();
  (await pendingRead()).fail();
  await expect(asked).rejects.toThrow("the database is away");
  const again = cache.current();
  (await pendingRead()).finish();
  expect(await again).toBe("catalogue 2");
});

it("is shown while a busy database of this process alone is asked, and not once that failed", async () => {
  isAlone = true;
  cache = createCache();
  await firstRead();
  let answer!: (version: number) => void;
  readVersion = () => new Promise((resolve) => (answer = resolve));
  time = 300;
  expect(cache.held()).toBe("catalogue 1");
  time = 9_000;
  expect(cache.held()).toBe("catalogue 1");
  expect(await cache.current()).toBe("catalogue 1");
  const refreshed = cache.refresh();
  answer(1);
  await vi.waitFor(() => expect(cache.held()).toBe("catalogue 1"));
  version = 2;
  await vi.waitFor(() => {
    answer(2);
    expect(reads).not.toHaveLength(0);
  });
  reads.shift()!.finish();
  await refreshed;
  expect(cache.held()).toBe("catalogue 2");

  readVersion = () => Promise.reject(new Error("the database is away"));
  time = 10_000;
  await expect(cache.current()).rejects.toThrow("the database is away");
});
