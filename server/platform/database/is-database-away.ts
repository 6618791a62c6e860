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
