import express, { type Request, type RequestHandler } from "express";
import { AppError } from "./app-error";
import { plainBody } from "./plain-input";

/** Every charset that is named, however oddly: parsers do not agree on which of two counts. */
const CHARSETS = /charset\s*\*?\s*=\s*"?([^";,\s]*)/gi;

/**
 * Reads a JSON body up to the limit; one that was read already stays as it is. A body of any other type
 * or charset is 415: a form on a foreign page cannot send JSON. Text that no database could store is 400.
 */
export function jsonBody(limit: "16kb" | "64kb" | "512kb" | "1mb" | "16mb"): RequestHandler {
  const parse = express.json({ limit, inflate: false });
  return (req, res, next) => {
    const refusal = refusedType(req);
    if (refusal) return next(refusal);
    parse(req, res, (error?: unknown) => {
      if (error) return next(error);
      plainBody(req, res, next);
    });
  };
}

/** The refusal of a body that says it is no JSON, or not in UTF-8. */
export function refusedType(req: Request): AppError | undefined {
  const hasBody =
    req.get("Transfer-Encoding") !== undefined || Number(req.get("Content-Length") ?? 0) > 0;
  if (hasBody && !req.is("application/json")) {
    return new AppError(415, "unsupported", "Send JSON: set Content-Type to application/json.");
  }
  const charsets = [...(req.get("Content-Type") ?? "").matchAll(CHARSETS)];
  return charsets.some(([, name]) => !/^utf-?8$/i.test(name!))
    ? new AppError(415, "unsupported", "Send JSON in UTF-8.")
    : undefined;
}
