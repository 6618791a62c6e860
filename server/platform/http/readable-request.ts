import type { RequestHandler, Response } from "express";
import { AppError } from "./app-error";
import { unreadableAddress } from "./error-handler";

/** Refuses requests that no route could answer, before any of them tries: one answer, in one shape. */
export const readableRequest: RequestHandler = (req, _res, next) => {
  // Node would refuse it with an empty reply; RFC 9112 asks for the header.
  if (req.httpVersion === "1.1" && req.headers.host === undefined) {
    return next(new AppError(400, "invalid", "Say which host is meant: send a Host header."));
  }
  next(isDecodable(req.path) ? undefined : unreadableAddress());
};

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Aborts when the connection is closed before it is answered. */
export function closedSignal(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once("close", () => controller.abort());
  return controller.signal;
}
