/**
 * The loggable part of a failure around mails: never its text, because mail servers quote the recipient
 * and a failed statement quotes its values.
 */
export function whatFailed(error: unknown): {
  error: string;
  code?: string;
  responseCode?: number;
} {
  if (!(error instanceof Error)) return { error: typeof error };
  const causes: Error[] = [];
  for (let each: unknown = error; each instanceof Error && causes.length < 5; each = each.cause) {
    causes.push(each);
  }
  const first = <T>(key: string, isOne: (value: unknown) => value is T): T | undefined =>
    causes.map((each) => (each as unknown as Record<string, unknown>)[key]).find(isOne);
  const code = first("code", isCode);
  const responseCode = first("responseCode", (value) => typeof value === "number");
  return {
    error: error.name,
    ...(code !== undefined && { code }),
    ...(responseCode !== undefined && { responseCode }),
  };
}

/** `EENVELOPE`, `ECONNREFUSED`, `57P01`. */
const isCode = (value: unknown): value is string =>
  typeof value === "string" && /^[A-Z0-9_]{1,40}$/.test(value);
