import { z } from "zod";
import type { Request } from "express";
import type { FieldError } from "@shared/contracts/error";
import { insideOf, sentence } from "@shared/sentence";
import { AppError, notFound } from "./app-error";
import { shortPath } from "./error-handler";

// For schemas without a message of their own. Not `customError`, which would override theirs.
z.config({ localeError: sentence });

/** Validates input from outside. Throws a 400 that names every wrong field. */
export function validate<T extends z.ZodType>(shape: T, input: unknown): z.output<T> {
  const result = shape.safeParse(input);
  if (result.success) return result.data;
  throw refused(result.error.issues);
}

/** A 400 for what a schema finds wrong. */
export const refused = (issues: readonly z.core.$ZodIssue[]): AppError =>
  invalid(issues.flatMap(toFieldErrors));

/** A 400 for the given fields; its message is the first one's. */
export function invalid(errors: FieldError[]): AppError {
  const [first] = errors;
  const path = shortPath(first?.path ?? "");
  const message = first?.message ?? "Invalid request.";
  // Some specified texts have no full stop.
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  return new AppError(400, "invalid", path ? `${path}: ${sentence}` : message, { errors });
}

function toFieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      path: [...issue.path, key].join("."),
      message: issue.message,
    }));
  }
  // Of several forms the message begins with the place inside of the one that was meant.
  const { path: inside, said } = insideOf(issue.message);
  return [{ path: [...issue.path, inside].filter((part) => part !== "").join("."), message: said }];
}

/** An id in a request's path. Throws a 404 for a malformed id: no row has it. */
export function guidParam(req: Request, name = "id"): string {
  const { success, data } = z.guid().safeParse(req.params[name]);
  if (!success) throw notFound();
  return data.toLowerCase();
}
