import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Router, type Request } from "express";
import { parse } from "cookie";
import { finderAt, finderIds, type FinderId } from "@shared/templates/finders";
import { pageOf, paths } from "@shared/site";
import type { FindBuiltFile } from "../../platform/built-files/built-files";
import { otherVersionsFiles } from "../../platform/built-files/routes";
import { notFound } from "../../platform/http/app-error";
import type { LiveFinders } from "../../finders/live/live-finders";
import { shopperCookie } from "../../people/auth/shopper-session";
import { staffCookie } from "../../people/auth/staff-session";
import { fillLanding, fillYears, type SiteDetails } from "./landing-document";
import { builtFiles, pages } from "./pages";

/** The built client in a folder: its files, also of other versions, and its documents with this site's details. */
export function builtPages(
  folder: string,
  site: SiteDetails,
  finders: Pick<LiveFinders, "current">,
  findBuiltFile: FindBuiltFile,
  now = () => new Date(),
): Router {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const landing = read("landing.html");
  const documents = Object.fromEntries(appDocuments.map((name) => [name, read(`${name}.html`)]));
  // Staff see the finders without their passwords.
  const cookies = [shopperCookie, staffCookie].map((cookie) => cookie(site.publicUrl).name);
  const app = (req: Request) => fillYears(documents[documentOf(req, cookies)]!, now());
  return (
    Router()
      // The documents lie among the files, but are served at their own addresses only. The file server
      // decodes and shortens the address first; no spelling of a document's name is a page.
      .use((req, _res, next) => next(/\.html/i.test(decoded(req.path)) ? notFound() : undefined))
      .use(builtFiles(folder))
      .use(otherVersionsFiles(findBuiltFile))
      .use(
        pages({ landing: () => fillLanding(landing, site, now()), app }, site.publicUrl, finders),
      )
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The built documents of the app, without their ending. */
type AppDocument = "index" | "wizards" | FinderId | `${FinderId}-locked`;

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
