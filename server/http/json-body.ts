import express, { type RequestHandler } from "express";
import { AppError } from "./app-error";

const parse = express.json({ limit: "16kb", inflate: false });

/** Reads a JSON body of at most 16 kB. A body of any other kind is 415: a form on a foreign page cannot send JSON. */
export const jsonBody: RequestHandler = (req, res, next) => {
  const hasBody =
    req.get("Transfer-Encoding") !== undefined || Number(req.get("Content-Length") ?? 0) > 0;
  if (hasBody && !req.is("application/json")) {
    return next(
      new AppError(415, "unsupported", "Send JSON: set Content-Type to application/json."),
    );
  }
  parse(req, res, next);
};
