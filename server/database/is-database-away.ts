/** SQLSTATE classes and codes (a lost race for locks among them), and system codes, that mean "not now" rather than "not so". */
const AWAY_CODES =
  /^(08...|57P0[1-5]|53300|57014|40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/;
/** What pg says without a code. */
const AWAY_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable|Cannot use a pool after/;

/** Whether a failure means that the database did not answer, looking through the wrappers around it. */
export function isDatabaseAway(error: unknown): boolean {
  for (
    let each = error, depth = 0;
    each instanceof Error && depth < 5;
    each = each.cause, depth++
  ) {
    const code = "code" in each ? String(each.code) : "";
    if (AWAY_CODES.test(code) || AWAY_WORDS.test(each.message)) return true;
    if (each instanceof AggregateError && each.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
