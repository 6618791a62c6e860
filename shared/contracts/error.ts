/** What went wrong, for programs: stable, one for each way on. */
export const errorCodes = [
  "built_in",
  "busy",
  "closed",
  "disk_full",
  "draining",
  "foreign_origin",
  "full",
  "gone",
  "in_use",
  "incomplete",
  "internal",
  "invalid",
  "last_admin",
  "locked",
  "method_not_allowed",
  "no_mail",
  "not_allowed",
  "not_found",
  "not_open",
  "not_ready",
  "not_secure",
  "not_suspected",
  "precondition_failed",
  "range_not_satisfiable",
  "refused",
  "retired",
  "sending",
  "signed_out",
  "stale",
  "stuck",
  "suspected",
  "taken",
  "timeout",
  "too_large",
  "too_many",
  "too_slow",
  "unavailable",
  "unknown_finder",
  "unknown_version",
  "unreadable_version",
  "unsupported",
  "wrong_key",
  "wrong_password",
  "wrong_sign_in",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The body of every error response. */
export interface ErrorBody {
  /** A sentence a person can act on. */
  message: string;
  code: ErrorCode;
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
