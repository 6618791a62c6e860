import { parse } from "cookie";
import type { Request } from "express";
import { finderAt, finderIds, type FinderId } from "@shared/templates/finders";
import { pageOf, paths } from "@shared/site";

/** The built documents of the app, without their ending. */
export type AppDocument = "index" | "wizards" | FinderId | `${FinderId}-locked`;

export const appDocuments: readonly AppDocument[] = [
  "index",
  "wizards",
  ...finderIds.flatMap((id) => [id, `${id}-locked`] as const),
];

/**
 * Chooses the document for a request. A finder's own shows its gate at once where nobody can have opened
 * it: without any of the cookies that may, and not in a frame, which may carry a key.
 */
export function documentOf(
  { path, query, headers }: Pick<Request, "path" | "query" | "headers">,
  cookieNames: readonly string[],
): AppDocument {
  if (pageOf(path) === paths.wizards) return "wizards";
  const finder = finderAt(path)?.id;
  if (!finder) return "index";
  const cookies = parse(headers.cookie ?? "");
  const isKnown = cookieNames.some((name) => cookies[name] !== undefined);
  return isKnown || "embed" in query || "key" in query ? finder : `${finder}-locked`;
}
