/** The body of every error response. */
export interface ErrorBody {
  /** A sentence a person can act on. */
  message: string;
  /** For programs: stable, snake_case. */
  code: string;
  /** The wrong fields of the request, and why. */
  errors?: FieldError[];
  /** For `stale`: the current state. */
  current?: unknown;
  /** Also in the server's log. */
  requestId: string;
}

export interface FieldError {
  path: string;
  message: string;
}
