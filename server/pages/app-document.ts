import { parse } from "cookie";
import type { Request } from "express";
import { framedClient, pageOf, paths } from "@shared/site";

/** The built documents of the app, without their ending. */
export const appDocuments = [
  "index",
  "wizards",
  "dialabed",
  "dialabed-locked",
  "safarioutdoor",
  "safarioutdoor-locked",
] as const;

export type AppDocument = (typeof appDocuments)[number];

/**
 * Which document answers a request. A finder's own shows its gate at once where nobody can have opened
 * it: without any of the cookies that may, and not in a frame, which may carry a key.
 */
export function documentOf(
  { path, query, headers }: Pick<Request, "path" | "query" | "headers">,
  cookieNames: readonly string[],
): AppDocument {
  if (pageOf(path) === paths.wizards) return "wizards";
  const client = framedClient(path);
  if (!client) return "index";
  const cookies = parse(headers.cookie ?? "");
  const isKnown = cookieNames.some((name) => cookies[name] !== undefined);
  return isKnown || "embed" in query || "key" in query ? client : `${client}-locked`;
}
