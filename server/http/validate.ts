import { z } from "zod";
import type { FieldError } from "@shared/contracts/error";
import { sentence } from "@shared/sentence";
import { AppError } from "./app-error";

// For schemas without a message of their own. Not `customError`, which would override theirs.
z.config({ localeError: sentence });

/** The most errors that are reported: a client that sends thousands needs only the first. */
const MAX_ERRORS = 20;
const MAX_NAME_LENGTH = 60;

/** Validates input from outside. Throws a 400 that names every wrong field. */
export function validate<T extends z.ZodType>(shape: T, input: unknown): z.output<T> {
  const result = shape.safeParse(input);
  if (result.success) return result.data;
  throw invalid(result.error.issues.flatMap(toFieldErrors));
}

/** A 400 for the first of the given fields; its message is the first field's. */
export function invalid(errors: FieldError[]): AppError {
  const told = errors
    .slice(0, MAX_ERRORS)
    .map(({ path, message }) => ({ path: path.slice(0, MAX_NAME_LENGTH), message }));
  const first = told[0];
  const message = first
    ? first.path
      ? `${first.path}: ${first.message}`
      : first.message
    : "Invalid request.";
  return new AppError(400, "invalid", message, { errors: told });
}

function toFieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      path: [...issue.path, key].join("."),
      message: issue.message,
    }));
  }
  return [{ path: issue.path.join("."), message: issue.message }];
}
