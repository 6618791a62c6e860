import type { Queryable } from "./database";
import { missingTables } from "./schema-check";

/**
 * SQLSTATE classes and codes that mean "not now" rather than "not so": no connection, no room for one, a
 * lost race for locks, a timeout, a database that is read-only for a while (a fail-over), a full disk or
 * memory.
 */
const AWAY_CODES =
  /^(08...|57P0[1-5]|53...|57014|40001|40P01|55P03|25006|25P0[34]|58030|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** pg's messages without a code. */
const AWAY_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|not queryable|Cannot use a pool after/;

/** Whether a failure means that the database did not answer, looking through the wrappers around it. */
export function isDatabaseAway(error: unknown): boolean {
  return someCause(error, ({ code, message }) => AWAY_CODES.test(code) || AWAY_WORDS.test(message));
}

/** Whether a statement was sent, or a connection begun, and nothing came back in time. */
export function isUnanswered(error: unknown): boolean {
  return someCause(error, ({ message }) =>
    /Query read timeout|terminated due to connection timeout/.test(message),
  );
}

/** Whether the database answered that it has no room for one more connection. */
export function isOutOfConnections(error: unknown): boolean {
  return someCause(error, ({ code }) => code === "53300");
}

/** Whether a statement was ended because it took longer than it may. */
export function isOutOfTime(error: unknown): boolean {
  return someCause(
    error,
    ({ code, message }) => code === "57014" || message.includes("Query read timeout"),
  );
}

/** Whether a write failed because the database's disk is full. */
export function isDiskFull(error: unknown): boolean {
  return someCause(error, ({ code }) => code === "53100");
}

function someCause(
  error: unknown,
  fits: (each: { code: string; message: string }) => boolean,
): boolean {
  for (
    let each = error, depth = 0;
    each instanceof Error && depth < 5;
    each = each.cause, depth++
  ) {
    const code = "code" in each ? String(each.code) : "";
    if (fits({ code, message: each.message })) return true;
    if (each instanceof AggregateError && each.errors.some((one) => someCause(one, fits))) {
      return true;
    }
  }
  return false;
}

/**
 * The reason why a database cannot be used now, as a sentence; `undefined` when it answers, takes writes
 * and has our tables. After a full disk it must also take a write that needs room. Throws when it does
 * not answer.
 */
export async function whyNotReady(
  sql: Queryable,
  hasBeenFull: boolean,
): Promise<string | undefined> {
  const { rows } = await sql.query("select current_setting('transaction_read_only') as read_only");
  if (rows[0]?.read_only === "on") return "The database takes no writes at the moment.";
  const missing = await missingTables(sql);
  if (missing.length > 0) return `The database lacks the table ${missing[0]}.`;
  if (hasBeenFull && !(await hasRoom(sql))) return "The database's disk is full.";
  return undefined;
}

/** Whether a new page can be written: an old one may have room left on a full disk. */
async function hasRoom(sql: Queryable): Promise<boolean> {
  try {
    // One statement, so that it is one transaction on any driver: the table is gone at its end.
    await sql.query(`do $$ begin
      create temporary table room_to_write on commit drop
        as select repeat(md5(random()::text), 1000) from generate_series(1, 20);
    end $$`);
    return true;
  } catch (error) {
    if (isDiskFull(error)) return false;
    throw error;
  }
}

/** Whether a write failed because a unique value exists already. */
export function isDuplicate(error: unknown): boolean {
  return sqlState(error) === "23505";
}

/** Whether a write failed because another row refers to this one, or this one to a missing row. */
export function breaksReference(error: unknown): boolean {
  return sqlState(error) === "23503";
}

/** PostgreSQL's code of an error, which Drizzle wraps. */
function sqlState(error: unknown): unknown {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return (cause as { code?: unknown } | undefined)?.code;
}

/** A failure in one line, in the database's words rather than Drizzle's. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof AggregateError) {
    return cause.errors.map((each: Error) => each.message).join(", ");
  }
  if (cause instanceof Error) return cause.message;
  // The embedded database's file system throws plain objects.
  const { message } = (cause ?? {}) as { message?: unknown };
  return typeof message === "string" ? message : JSON.stringify(cause);
}
