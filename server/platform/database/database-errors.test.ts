import { describe, expect, it } from "vitest";
import { isDatabaseAway } from "./database-errors";

const coded = (code: string) => Object.assign(new Error("failed"), { code });

describe("telling 'not now' from 'not so'", () => {
  it.each([
    ["a refused connection", coded("ECONNREFUSED"), true],
    ["a server shutting down", coded("57P01"), true],
    ["a server starting up", coded("57P03"), true],
    ["too many connections", coded("53300"), true],
    ["a statement that took too long", coded("57014"), true],
    ["two changes that wait for each other", coded("40P01"), true],
    ["a pool that waited too long", new Error("timeout exceeded when trying to connect"), true],
    ["a query that got no answer", new Error("Query read timeout"), true],
    ["one of those inside a wrapper", new Error("Failed query", { cause: coded("08006") }), true],
    ["several refused addresses", new AggregateError([coded("ECONNREFUSED")]), true],
    ["a database that can only be read, as after a fail-over", coded("25006"), true],
    ["a full disk", coded("53100"), true],
    ["a transaction that was left open too long", coded("25P03"), true],
    ["a connection that was not made in time", new Error("timeout expired"), true],
    ["a duplicate key", coded("23505"), false],
    ["a mistake in the code", new TypeError("x is not a function"), false],
    ["something that is no error", "no", false],
  ])("%s", (_, error, away) => {
    expect(isDatabaseAway(error)).toBe(away);
  });
});
