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
