import type { ErrorRequestHandler } from "express";
import type { ErrorBody } from "@shared/contracts/error";
import { isDatabaseAway } from "../database/is-database-away";
import { AppError } from "./app-error";

/**
 * The one place that turns a failure into an answer. What is unknown becomes a bland 500: its story
 * goes to the log, never to the reader.
 */
export const errorHandler: ErrorRequestHandler = (error: unknown, req, res, next) => {
  if (res.headersSent) return next(error);
  const known = toAppError(error);
  if (known.status >= 500) req.log.error({ err: error }, "request failed");
  if (known.retryAfterSeconds !== undefined)
    res.set("Retry-After", String(known.retryAfterSeconds));
  const body: ErrorBody = {
    message: known.message,
    code: known.code,
    ...(known.errors && { errors: known.errors }),
    ...(known.current !== undefined && { current: known.current }),
    requestId: String(req.id),
  };
  res.status(known.status).set("Cache-Control", "no-store").json(body);
};

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) {
    return new AppError(503, "unavailable", "We are busy for a moment. Please try again.", {
      retryAfterSeconds: 1,
    });
  }
  return (
    fromHttpLibrary(error) ??
    new AppError(500, "internal", "Something went wrong on our side. Please try again.")
  );
}

/** The failures of Express and its body parser, which carry a `status` and often a `type`. */
function fromHttpLibrary(error: unknown): AppError | undefined {
  if (!(error instanceof Error) || !("status" in error)) return undefined;
  switch (error.status) {
    case 413:
      return new AppError(
        413,
        "too_large",
        `That is too much at once: send less than ${most(error)} kB.`,
      );
    case 415:
      return new AppError(
        415,
        "unsupported",
        "Send JSON in UTF-8, without compression of its own.",
      );
    case 400:
      return new AppError(400, "invalid", "The request could not be read: send it as valid JSON.");
    default:
      return undefined;
  }
}

/** The limit that the body parser says was passed, in kB. */
const most = (error: object) => ("limit" in error ? Math.floor(Number(error.limit) / 1024) : 16);
