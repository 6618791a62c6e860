import type { ServerResponse } from "node:http";
import type { ErrorRequestHandler } from "express";
import type { ErrorCode, ErrorBody, FieldError } from "@shared/contracts/error";
import { isDatabaseAway, isDiskFull } from "../database/database-errors";
import { AppError } from "./app-error";

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
    return new AppError(
      503,
      "unavailable",
      "Our database does not answer at the moment. Please try again.",
      {
        retryAfterSeconds: 1,
        cause: innermost(error),
      },
    );
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

type Refusal = readonly [code: ErrorCode, message: string];

/** Our messages for the statuses that Express, its body parser and its file server refuse with. */
const REFUSALS: Record<number, Refusal> = {
  400: ["invalid", "The request could not be read: send it as valid JSON."],
  404: ["not_found", "There is nothing at this address."],
  412: ["precondition_failed", "The file has changed. Request it again."],
  415: ["unsupported", "Send JSON in UTF-8, without compression of its own."],
  416: ["range_not_satisfiable", "The file has no such part. Request all of it."],
};
const OTHERWISE: Refusal = ["refused", "This request cannot be answered. Check its format."];

/** An error of those libraries, which carry a `status`, as ours; `undefined` for any other. */
function fromHttpLibrary(error: unknown): AppError | undefined {
  if (!(error instanceof Error) || !("status" in error)) return undefined;
  const { status } = error;
  if (typeof status !== "number" || !(status >= 400 && status < 500)) return undefined;
  if (error instanceof URIError) return unreadableAddress();
  if (status === 413) {
    const message = `That is too much at once: send less than ${most(error)} kB.`;
    return new AppError(413, "too_large", message);
  }
  return new AppError(status, ...(REFUSALS[status] ?? OTHERWISE));
}

export const unreadableAddress = () =>
  new AppError(400, "invalid", "This address cannot be read: write a % in it as %25.");

/** The body parser's limit that was exceeded, in kB. */
const most = (error: object) => ("limit" in error ? Math.floor(Number(error.limit) / 1024) : 16);

/** The most names or problems that one refusal repeats: whoever sends thousands needs only the first. */
const MAX_NAMED = 10;
const MAX_NAME_LENGTH = 60;
const MAX_SENTENCE_LENGTH = 1_000;

/** The first names of a list, and how many more there are. */
export function someOf(names: readonly string[]): string {
  const first = names.slice(0, MAX_NAMED).map((name) => name.slice(0, 40));
  const more = names.length - first.length;
  return `${first.join(", ")}${more > 0 ? ` and ${more.toLocaleString("en")} more` : ""}`;
}

/** What is said of a failure: its first problems, and how many more there are. */
export function told({ message, errors }: Pick<AppError, "message" | "errors">): {
  message: string;
  errors: FieldError[] | undefined;
} {
  const more = Math.max(0, (errors?.length ?? 0) - MAX_NAMED);
  const end = more > 0 ? ` And ${more.toLocaleString("en")} more.` : "";
  return {
    message: `${short(message, MAX_SENTENCE_LENGTH)}${end}`,
    errors: errors?.slice(0, MAX_NAMED).map((each) => ({
      path: shortPath(each.path),
      message: short(each.message, MAX_SENTENCE_LENGTH),
    })),
  };
}

/** The address of a field, as much of it as helps to find it. */
export const shortPath = (path: string): string => path.slice(0, MAX_NAME_LENGTH);

const short = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
