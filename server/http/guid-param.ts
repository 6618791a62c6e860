import type { Request } from "express";
import { z } from "zod";
import { notFound } from "./app-error";

/** The id in a request's path. Throws a 404 for a malformed id: no row has it. */
export function guidParam(req: Request): string {
  const { success, data } = z.guid().safeParse(req.params.id);
  if (!success) throw notFound();
  return data.toLowerCase();
}
