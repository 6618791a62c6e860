import type { z } from "zod";
import type { FieldError } from "@shared/contracts/error";
import { AppError } from "./app-error";

/** What came from outside, checked against its shape. Throws a 400 that names every wrong field. */
export function validate<T extends z.ZodType>(shape: T, input: unknown): z.output<T> {
  const result = shape.safeParse(input);
  if (result.success) return result.data;
  throw invalid(result.error.issues.flatMap(toFieldErrors));
}

/** A 400 for the fields given; its message is the first field's. */
export function invalid(errors: FieldError[]): AppError {
  const first = errors[0];
  const message = first
    ? first.path
      ? `${first.path}: ${first.message}`
      : first.message
    : "Invalid request.";
  return new AppError(400, "invalid", message, { errors });
}

const LONGEST_NAME = 60;

function toFieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      path: key.slice(0, LONGEST_NAME),
      message: "This field is not known here.",
    }));
  }
  return [{ path: issue.path.join("."), message: issue.message }];
}
