import express, { type Request, type RequestHandler } from "express";
import { AppError } from "../../platform/http/app-error";

/** Reads a CSV as bytes, up to 10 MB; the import decodes them. */
export const csvBody: RequestHandler = (req, res, next) => {
  if (!req.is(["text/csv", "text/plain"])) {
    return next(new AppError(415, "unsupported", "Send the file as text/csv."));
  }
  express.raw({ type: () => true, limit: "10mb" })(req, res, next);
};

/** The file that `csvBody` read; an empty one where there was none. */
export const fileIn = (req: Request): Buffer =>
  Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
