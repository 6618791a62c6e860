import type { Response } from "express";

/** Aborts when the connection is closed before it is answered. */
export function closedSignal(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once("close", () => controller.abort());
  return controller.signal;
}
