import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Router, type Request } from "express";
import type { FindBuiltFile } from "../../platform/built-files/built-files";
import { otherVersionsFiles } from "../../platform/built-files/routes";
import { notFound } from "../../platform/http/app-error";
import type { LiveFinders } from "../../finders/live/live-finders";
import { shopperCookie } from "../../people/auth/shopper-session";
import { staffCookie } from "../../people/auth/staff-cookie";
import { appDocuments, documentOf } from "./app-document";
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
