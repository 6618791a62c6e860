/** Whether a write failed because something that must be unique is there already. */
export function isDuplicate(error: unknown): boolean {
  return sqlState(error) === "23505";
}

/** Whether a write failed because something else refers to the row, or the row to something that is not there. */
export function breaksReference(error: unknown): boolean {
  return sqlState(error) === "23503";
}

/** PostgreSQL's code of an error, which Drizzle wraps. */
function sqlState(error: unknown): unknown {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return (cause as { code?: unknown } | undefined)?.code;
}
