import type { ServerResponse } from "node:http";
import type { ErrorRequestHandler } from "express";
import type { ErrorBody } from "@shared/contracts/error";
import { isDatabaseAway, isDiskFull } from "../database/is-database-away";
import { AppError } from "./app-error";
import { fromHttpLibrary } from "./http-library-error";
import { told } from "./told";

const OF_THE_ANSWER = [
  "Content-Encoding",
  "Content-Disposition",
  "Content-Length",
  "ETag",
  "Last-Modified",
  "Accept-Ranges",
  "Content-Range",
];

/** Removes the headers of an answer that will not be sent. */
export function clearAnswer(res: ServerResponse): void {
  for (const name of OF_THE_ANSWER) res.removeHeader(name);
}

/**
 * The one place that turns a failure into an answer. An unknown one becomes a bland 500: its details go
 * to the log (`res.err`), never to the client.
 */
export const errorHandler: ErrorRequestHandler = (error: unknown, req, res, _next) => {
  const known = toAppError(error);
  if (res.closed) return;
  // A request that broke off was answered then; its reader only finds that out.
  if (res.writableEnded && !req.complete) return;
  res.err = known.status === 500 ? asError(error) : known;
  // A partial answer must not pass for a whole one.
  if (res.headersSent) return void res.destroy();
  // A 416 carries the length of the resource.
  const range = known.status === 416 ? res.getHeader("Content-Range") : undefined;
  clearAnswer(res);
  if (range !== undefined) res.setHeader("Content-Range", range);
  if (known.retryAfterSeconds !== undefined)
    res.set("Retry-After", String(known.retryAfterSeconds));
  res.status(known.status).set("Cache-Control", "no-store").type("json");
  res.send(JSON.stringify(errorBody(known, req.id ?? "")));
};

/** The body of every error response: short, however much was wrong. */
export function errorBody(error: AppError, requestId: string) {
  const { code, current } = error;
  const { message, errors } = told(error);
  return {
    message,
    code,
    ...(errors && { errors }),
    ...(current !== undefined && { current }),
    requestId,
  } satisfies ErrorBody;
}

/** A failure as it may be told: never with details of ours. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) {
    return new AppError(
      503,
      "disk_full",
      "Nothing can be saved at the moment, because our storage is full. Please try again later.",
      { retryAfterSeconds: 30, cause: innermost(error) },
    );
  }
  if (isDatabaseAway(error)) {
    return new AppError(503, "unavailable", "We are busy for a moment. Please try again.", {
      retryAfterSeconds: 1,
      cause: innermost(error),
    });
  }
  return (
    fromHttpLibrary(error) ??
    new AppError(500, "internal", "Something went wrong on our side. Please try again.")
  );
}

const asError = (thrown: unknown) =>
  thrown instanceof Error ? thrown : new Error("Something other than an error was thrown.");

function innermost(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error;
}
