import type { FieldError } from "@shared/contracts/error";

interface Details {
  errors?: FieldError[];
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A failure with an answer: its message is a sentence a person can act on. */
export class AppError extends Error {
  override name = "AppError";
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    details: Details = {},
  ) {
    super(message, { cause: details.cause });
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export const notFound = () => new AppError(404, "not_found", "There is nothing at this address.");
