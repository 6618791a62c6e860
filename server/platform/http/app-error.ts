import type { ErrorCode, FieldError } from "@shared/contracts/error";

interface Details {
  errors?: FieldError[];
  retryAfterSeconds?: number;
  /** The current state, for a change based on an older one. */
  current?: unknown;
  cause?: unknown;
}

/** A failure with an answer: its message is a sentence a person can act on. */
export class AppError extends Error {
  override name = "AppError";
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly current: unknown;

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    details: Details = {},
  ) {
    super(message, { cause: details.cause });
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.current = details.current;
  }
}

export const notFound = () => new AppError(404, "not_found", "There is nothing at this address.");

/**
 * Refuses a change that is based on an older version; a change that names no version passes. Throws a 409
 * with the current state.
 */
export function refuseStale<T extends { updatedAt: Date }>(
  present: T,
  basedOn: string | undefined,
  shown: unknown = present,
): void {
  if (basedOn === undefined || new Date(basedOn).getTime() === present.updatedAt.getTime()) return;
  throw new AppError(
    409,
    "stale",
    "Somebody else has changed this meanwhile. Compare both versions and save again.",
    { current: shown },
  );
}
