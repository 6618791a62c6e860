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
