import { drizzle } from "drizzle-orm/node-postgres";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { describe, expect, it } from "vitest";
import { transactionOn } from "./time-limits";

/** A pool with one client that fails at the statements named, and how it was given back. */
function poolThatFails(failing: RegExp, failure: Error) {
  const said: string[] = [];
  const releases: unknown[] = [];
  let status = "I";
  const client = {
    query: (query: string | { text: string }) => {
      const text = typeof query === "string" ? query : query.text;
      said.push(text);
      if (failing.test(text)) return Promise.reject(failure);
      if (text.startsWith("begin")) status = "T";
      if (/^(commit|rollback)/.test(text)) status = "I";
      return Promise.resolve({ rows: [] });
    },
    getTransactionStatus: () => status,
    release: (destroy: unknown) => releases.push(Boolean(destroy)),
    end: () => {
      said.push("(connection closed)");
      return Promise.resolve();
    },
  };
  const pool = { connect: () => Promise.resolve(client) } as unknown as pg.Pool;
  const transaction = transactionOn(pool, () => drizzle(client as unknown as pg.PoolClient));
  return { transaction, said, releases };
}

const NEVER = /^$/;
const frozen = new Error("Query read timeout");

describe("a transaction gives its client back", () => {
  it("to be used again when it is committed", async () => {
    const { transaction, releases, said } = poolThatFails(NEVER, frozen);
    expect(await transaction(async (tx) => (await tx.execute(sql`select 1`), "done"))).toBe("done");
    expect(said).toEqual(["begin", "select 1", "commit"]);
    expect(releases).toEqual([false]);
  });

  it("to be used again when its work fails, after a rollback", async () => {
    const { transaction, releases, said } = poolThatFails(NEVER, frozen);
    await expect(transaction(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(said).toEqual(["begin", "rollback"]);
    expect(releases).toEqual([false]);
  });

  it.each([
    ["begin", /^begin/],
    ["the work", /^select/],
    ["commit", /^commit/],
  ])("to be destroyed when the database does not answer to %s", async (_name, failing) => {
    const { transaction, releases } = poolThatFails(failing, frozen);
    await expect(transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
    expect(releases).toEqual([true]);
  });

  it("to be destroyed when it cannot be rolled back, with the first failure for the caller", async () => {
    const { transaction, releases } = poolThatFails(/^rollback/, new Error("what now"));
    await expect(transaction(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(releases).toEqual([true]);
  });

  it("without waiting for a rollback that could not be answered either", async () => {
    const { transaction, said } = poolThatFails(/^select/, frozen);
    await expect(transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
    expect(said.indexOf("(connection closed)")).toBeLessThan(said.indexOf("rollback"));
  });
});
