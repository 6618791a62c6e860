/** The body of every answer that is not a success. */
export interface ErrorBody {
  /** A sentence a person can act on. */
  message: string;
  /** For programs: stable, snake_case. */
  code: string;
  /** Which fields of the request were wrong, and why. */
  errors?: FieldError[];
  /** For `stale`: what stands there now. */
  current?: unknown;
  /** Also in the server's log. */
  requestId: string;
}

export interface FieldError {
  path: string;
  message: string;
}
