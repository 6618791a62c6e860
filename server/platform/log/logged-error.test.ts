import { DrizzleQueryError } from "drizzle-orm/errors";
import { describe, expect, it } from "vitest";
import { createLogger, errorText, loggedError, withoutAddresses } from "./logged-error";

const SECRET = "canary-7f3a";

/** As PostgreSQL's drivers throw it: with much private data. */
const fromDatabase = (code: string, message: string) =>
  Object.assign(new Error(message), {
    name: "DatabaseError",
    code,
    detail: `Failing row contains (${SECRET}).`,
    where: SECRET,
    params: [SECRET],
    client: { secretKey: SECRET },
  });

const failedQuery = (cause: Error) =>
  new DrizzleQueryError("select 1 where x = $1", [`${SECRET}\n    at ${SECRET} (x.ts:1:1)`], cause);

/** The log line that the server would write. */
function lineOf(error: unknown): string {
  const lines: string[] = [];
  createLogger("info", { write: (line) => void lines.push(line) }).error({ err: error }, "failed");
  return lines.join("");
}

describe("a failure in the log", () => {
  it.each([
    ["a failed query", failedQuery(fromDatabase("23505", "duplicate key"))],
    [
      "a value that does not fit",
      failedQuery(fromDatabase("22P02", `invalid input syntax for type uuid: "${SECRET}"`)),
    ],
    [
      "a number out of range",
      fromDatabase("22003", `value "${SECRET}" is out of range for type integer`),
    ],
    ["several at once", new AggregateError([fromDatabase("08006", "cut")], "all failed")],
    ["a text that was thrown", SECRET],
    ["an object that was thrown", { password: SECRET }],
    [
      "a failure about an address",
      new Error(`550 <${SECRET}@shop.example>: no such user`, { cause: SECRET }),
    ],
  ])("keeps what was sent out of it: %s", (_, error) => {
    expect(lineOf(error)).not.toContain(SECRET);
    expect(errorText(error)).not.toContain(SECRET);
  });

  it("names the statement, the codes and the places", () => {
    const told = loggedError(failedQuery(fromDatabase("23505", "duplicate key value")));
    expect(told.message).toBe("Failed query: select 1 where x = $1");
    expect(told.stack).toMatch(/^ {4}at .*logged-error\.test\.ts/);
    expect(told.causes).toMatchObject([
      { name: "DatabaseError", code: "23505", message: "duplicate key value" },
    ]);
    expect(Object.keys(told.causes![0]!)).toEqual(["name", "code", "message", "stack"]);
  });

  it("ends, also where an error is its own cause", () => {
    const error = new Error("round");
    error.cause = error;
    expect(loggedError(error)).not.toHaveProperty("causes");
  });
});

it.each([
  ["<a.b+c@shop.example>: unknown", "<[address]>: unknown"],
  ["to:x@y.z, q@r.s", "to:[address], [address]"],
  ["no address at all", "no address at all"],
])("takes addresses out of %j", (text, expected) => {
  expect(withoutAddresses(text)).toBe(expected);
});

it("takes addresses out of a mail server's words", () => {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line) => void lines.push(line) });
  logger.warn({ lastError: `550 <${SECRET}@shop.example> unknown` }, "a mail was not sent");
  expect(JSON.parse(lines[0]!)).toMatchObject({ lastError: "550 <[address]> unknown" });
});
