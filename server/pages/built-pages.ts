import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Router } from "express";
import { notFound } from "../http/app-error";
import { fillLanding, type SiteDetails } from "./landing-document";
import { builtFiles, pages } from "./pages";

/** The built client in a folder: its files, and its documents with this site's details. */
export function builtPages(folder: string, site: SiteDetails, now = () => new Date()): Router {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const landing = read("landing.html");
  const app = read("index.html");
  return (
    Router()
      // The documents lie among the files, but are pages of their own addresses only. Whoever serves
      // the files decodes and shortens the address first; no spelling of a document's name is a page.
      .use((req, _res, next) => next(/\.html/i.test(decoded(req.path)) ? notFound() : undefined))
      .use(builtFiles(folder))
      .use(
        pages({ landing: () => fillLanding(landing, site, now()), app: () => app }, site.publicUrl),
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
