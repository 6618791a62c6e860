import type { Request } from "express";
import { z } from "zod";
import { notFound } from "./app-error";

/** An id in a request's path. Throws a 404 for a malformed id: no row has it. */
export function guidParam(req: Request, name = "id"): string {
  const { success, data } = z.guid().safeParse(req.params[name]);
  if (!success) throw notFound();
  return data.toLowerCase();
}
