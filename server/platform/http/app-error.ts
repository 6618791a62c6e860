import type { FieldError } from "@shared/contracts/error";

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
    readonly code: string,
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
