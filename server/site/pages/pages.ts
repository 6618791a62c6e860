import type { ServerResponse } from "node:http";
import { Router, type Request, type Response } from "express";
import expressStaticGzip from "express-static-gzip";
import { notFound } from "../../platform/http/app-error";
import { readyReply, sendReady, sizeOf, type ReadyReply } from "../../platform/http/ready-reply";
import { bytesOf } from "../../platform/memory/shared-bytes";
import type { LiveFinder, LiveFinders } from "../../finders/live/live-finders";
import { isOpenFinder } from "../../finders/live/open-finder";
import { documentOfFinder } from "./finder-document";
import { pageAt } from "./known-page";
import { finderPath } from "@shared/site";
import { isUnknownInFrame, unknownFinderPage } from "./unknown-finder";
import { robotsText, sitemap } from "./site-files";

/** The two documents of the client, ready to be sent. */
export interface Documents {
  /** The marketing page, prerendered, with the site's details in it. */
  landing: () => string | Promise<string>;
  /** The app's document for a request: the pages that people open first have their own. */
  app: (req: Request) => string | Promise<string>;
}

const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-cache",
  Vary: "Cookie",
};

/** The pages: the landing page at `/`, the files for search engines, and the app everywhere else. */
export function pages(
  documents: Documents,
  publicUrl: string,
  finders: Pick<LiveFinders, "current">,
): Router {
  /** The landing page, and the app's document for each page, brand and state of its gate. */
  const ready = bytesOf("pages").keep<string, ReadyReply>(sizeOf);
  const send = async (
    req: Request,
    res: Response,
    status: number,
    document: string | Promise<string>,
  ) => {
    const html = await document;
    let reply = ready.get(html);
    if (!reply) {
      reply = readyReply(html, HEADERS);
      ready.set(html, reply);
    }
    sendReady(req, res.status(status), reply);
  };
  return Router()
    .get("/", (req, res) => send(req, res, 200, documents.landing()))
    .get("/robots.txt", (_req, res) => res.type("text/plain").send(robotsText(publicUrl)))
    .get("/sitemap.xml", async (_req, res) => {
      // Engines come again: without the database they are told of the other pages.
      const known = await finders.current().catch(() => new Map<string, LiveFinder>());
      const free = [...known.values()].filter(
        (finder) => isOpenFinder(finder) && finder.gateHash === null,
      );
      const pagesOfFinders = free.map(({ slug }) => finderPath(slug));
      res.type("application/xml").send(sitemap(publicUrl, pagesOfFinders));
    })
    .get("/{*path}", async (req, res, next) => {
      // A missing file must not come back as a page: a browser would run it as a script.
      if (/\.[a-z0-9]{2,5}$/i.test(req.path)) return next(notFound());
      if (await isUnknownInFrame(req, finders)) return send(req, res, 404, unknownFinderPage);
      const { status, finder } = await pageAt(req.path, finders);
      const html = await documents.app(req);
      return send(req, res, status, finder ? documentOfFinder(html, finder) : html);
    });
}

/** The built client's files: those with a hash in their name are kept for a year. */
export function builtFiles(folder: string): Router {
  const files = expressStaticGzip(folder, {
    index: false,
    enableBrotli: true,
    orderPreference: ["br", "gz"],
    serveStatic: { setHeaders: cacheHeaders, redirect: false },
  });
  // It would mark the answer to OPTIONS as compressed, too.
  const isRead = (method: string) => method === "GET" || method === "HEAD";
  return Router().use((req, res, next) => (isRead(req.method) ? files(req, res, next) : next()));
}

function cacheHeaders(res: ServerResponse, path: string): void {
  const isHashed = path.includes("/assets/");
  // The script on retailers' pages: requested on every page view, so cached for a while.
  const isScript = /\/embed(-check)?\.js/.test(path);
  const kept = isHashed ? "public, max-age=31536000, immutable" : "no-cache";
  res.setHeader(
    "Cache-Control",
    isScript ? "public, max-age=600, stale-while-revalidate=86400" : kept,
  );
  // Retailers' pages load the script, and the frames on them our fonts.
  if (isScript || /\.woff2?$/.test(path))
    res.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
}
