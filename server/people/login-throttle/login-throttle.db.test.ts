// Longer than 200 lines: all limits are tested on the same two servers.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rateLimits } from "@shared/schema/machinery";
import type { AppError } from "../../platform/http/app-error";
import type { DatabaseHandle, Queryable } from "../../platform/database/database";
import { network } from "../../platform/http/network";
import { openTestDatabase } from "../../testing/test-database";
import { createLoginThrottles, type LoginThrottles } from "./login-throttle";

let database: DatabaseHandle;
/** Two servers on one database. */
let servers: [LoginThrottles, LoginThrottles];
const clock = { ahead: 0 };
const now = () => Date.now() + clock.ahead;
const limits = (sql: Queryable = database.sql) => createLoginThrottles(sql, now, 1);

beforeAll(async () => {
  database = await openTestDatabase();
  servers = [limits(), limits()];
});
afterAll(() => database.close());

let last = 0;
/** Each test guesses from a /48 of its own. */
const newSite = () => `2001:db8:${(++last).toString(16)}`;

const outcome = (attempt: Promise<unknown>) =>
  attempt.then(
    (answer) => (answer ? "right" : "wrong"),
    (error: AppError) => error.status ?? error.message,
  );
const from = (address: string, account = "gate:dialabed") => ({ account, address });
const wrong = (address: string, account?: string, server = servers[0]) =>
  outcome(server.gates.attempt(from(address, account), () => undefined));
const right = (address: string, account?: string, server = servers[0]) =>
  outcome(server.gates.attempt(from(address, account), () => "yes"));
const tally = (outcomes: unknown[]) =>
  outcomes.reduce<Record<string, number>>(
    (sum, each) => ({ ...sum, [String(each)]: (sum[String(each)] ?? 0) + 1 }),
    {},
  );

describe("guesses over two servers", () => {
  it("are looked at ten times when 200 wrong ones come at once from one network", async () => {
    const network = `${newSite()}:1`;
    const all = await Promise.all(
      Array.from({ length: 200 }, (_, n) => wrong(`${network}::${n}`, undefined, servers[n % 2])),
    );
    expect(tally(all)).toEqual({ wrong: 10, 429: 190 });
  });

  it("are never refused when they are right, however many come at once", async () => {
    const address = `${newSite()}::1`;
    const shop = () =>
      Promise.all(Array.from({ length: 100 }, (_, n) => right(address, undefined, servers[n % 2])));
    expect(tally(await shop())).toEqual({ right: 100 });
    // Nor when a single wrong guess is all that is left.
    for (let n = 0; n < 9; n++) await wrong(address);
    expect(tally(await shop())).toEqual({ right: 100 });
    expect(await wrong(address)).toBe("wrong");
    expect(await wrong(address)).toBe(429);
  });

  it("wait for a right one that is under way elsewhere", async () => {
    const address = `${newSite()}::1`;
    for (let n = 0; n < 9; n++) await wrong(address);
    let finish: ((answer: string) => void) | undefined;
    let slow: Promise<unknown> | undefined;
    await new Promise<void>((started) => {
      const guess = () =>
        new Promise<string>((done) => {
          finish = done;
          started();
        });
      slow = outcome(servers[0].gates.attempt(from(address), guess));
    });
    const settled: unknown[] = [];
    const other = right(address, undefined, servers[1]).then((each) => settled.push(each));
    // Long enough for the other one to have been refused.
    for (let n = 0; n < 3; n++) await right(`${newSite()}::1`, undefined, servers[1]);
    expect(settled).toEqual([]);
    finish?.("yes");
    expect(await slow).toBe("right");
    await other;
    expect(settled).toEqual(["right"]);
  });

  it("count as nothing when they could not be looked at", async () => {
    const address = `${newSite()}::1`;
    const busy = () =>
      servers[0].gates.attempt(from(address), () => Promise.reject(new Error("busy")));
    for (let n = 0; n < 20; n++) expect(await outcome(busy())).toBe("busy");
    for (let n = 0; n < 10; n++) expect(await wrong(address)).toBe("wrong");
    expect(await right(address)).toBe(429);
  });

  it("let nobody through when the database does not answer", async () => {
    const away = limits({ query: () => Promise.reject(new Error("away")) });
    const looked: string[] = [];
    const attempt = away.gates.attempt(from("10.0.0.1"), () => looked.push("at"));
    expect(await outcome(attempt)).toBe("away");
    expect(looked).toEqual([]);
  });
});

describe("the limits", () => {
  it("are 10 for a network at an account, 30 for a network, and over after a quarter of an hour", async () => {
    const network = `${newSite()}:1`;
    for (let account = 0; account < 3; account++) {
      for (let n = 0; n < 10; n++)
        expect(await wrong(`${network}::${n}`, `${account}`)).toBe("wrong");
      expect(await right(`${network}::`, `${account}`)).toBe(429);
    }
    expect(await right(`${network}::`, "another")).toBe(429);
    clock.ahead += 15 * 60 * 1000 + 1;
    expect(await right(`${network}::`, "0")).toBe("right");
  });

  it("hold nobody for a day when the clock is set back by one", async () => {
    const address = `${newSite()}:1::1`;
    const day = 24 * 60 * 60 * 1000;
    clock.ahead += day;
    for (let n = 0; n < 10; n++) expect(await wrong(address)).toBe("wrong");
    expect(await right(address)).toBe(429);
    clock.ahead -= day;
    // A refusal is remembered for a second.
    await expect.poll(() => right(address)).toBe("right");
    for (let n = 0; n < 10; n++) expect(await wrong(address)).toBe("wrong");
    expect(await right(address)).toBe(429);
  });

  it("are 120 for a /48, of which a flood has 65,536 networks", async () => {
    const site = newSite();
    const flood = Array.from({ length: 120 }, (_, n) => wrong(`${site}:${n}::1`, `${n % 20}`));
    expect(tally(await Promise.all(flood))).toEqual({ wrong: 120 });
    expect(await wrong(`${site}:ffff::1`)).toBe(429);
    expect(await right(`${newSite()}::1`)).toBe("right");
  });

  it("are told with a pause, so that a program that asks again at once costs little", async () => {
    const address = `${newSite()}::1`;
    for (let n = 0; n < 10; n++) await wrong(address);
    const startedAt = performance.now();
    const slow = createLoginThrottles(database.sql, now, 100);
    expect(await outcome(slow.gates.attempt(from(address), () => "yes"))).toBe(429);
    expect(performance.now() - startedAt).toBeGreaterThan(45);
  });

  it("leave no row behind for who is refused", async () => {
    const site = newSite();
    for (let n = 0; n < 120; n++) await wrong(`${site}:${n}::1`, `${n}`);
    const rows = async () => (await database.db.select().from(rateLimits)).length;
    const before = await rows();
    for (let n = 200; n < 220; n++) expect(await wrong(`${site}:${n}::1`)).toBe(429);
    expect(await rows()).toBe(before);
  });

  it("of keys, gates and staff count apart", async () => {
    const address = `${newSite()}::1`;
    const key = () => outcome(servers[0].keys.count("dialabed", address));
    for (let n = 0; n < 10; n++) expect(await key()).toBe("wrong");
    expect(await key()).toBe(429);
    for (let n = 0; n < 10; n++) expect(await wrong(address, "same")).toBe("wrong");
    expect(await wrong(address, "same")).toBe(429);
    expect(await outcome(servers[0].staff.attempt(from(address, "same"), () => "yes"))).toBe(
      "right",
    );
  });

  it("of a known device are its own", async () => {
    const address = `${newSite()}::1`;
    for (let n = 0; n < 10; n++) await wrong(address);
    const known = (device: string, answer?: string) =>
      outcome(servers[0].gates.attempt({ ...from(address), device }, () => answer));
    expect(await right(address)).toBe(429);
    for (let n = 0; n < 10; n++) expect(await known("mine")).toBe("wrong");
    expect(await known("mine", "yes")).toBe(429);
    expect(await known("yours", "yes")).toBe("right");
  });
});

it("keeps nothing of what was typed for a name", async () => {
  await wrong("10.0.0.1", "staff:my secret typed into the wrong field");
  const rows = await database.db.select().from(rateLimits);
  expect(JSON.stringify(rows)).not.toContain("secret");
});

it("points are given back later when the database goes away before it takes them back", async () => {
  let isAway = false;
  const flaky: Queryable = {
    query: (statement, values) => {
      const text = typeof statement === "string" ? statement : statement.text;
      if (isAway && /update rate_limits as row/.test(text)) {
        return Promise.reject(Object.assign(new Error("terminating"), { code: "57P01" }));
      }
      return database.sql.query(statement, values);
    },
  };
  const address = `${newSite()}::1`;
  const unsure = limits(flaky);
  isAway = true;
  for (let n = 0; n < 10; n++) {
    const asked = unsure.gates.attempt(from(address), () => "yes");
    expect(await outcome(asked)).toBe("terminating");
  }
  isAway = false;
  await expect.poll(() => right(address), { timeout: 30_000 }).toBe("right");
  const underWay = async () =>
    (await database.db.select().from(rateLimits)).filter(
      ({ key, points }) => key.includes(network(address)) && points >= 1_000,
    );
  // Each attempt gives back its own, in its own time.
  await expect.poll(underWay, { timeout: 30_000 }).toEqual([]);
}, 90_000);
