import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { Router, type Request, type Response } from "express";
import expressStaticGzip from "express-static-gzip";
import { notFound } from "./app-error";

/** Whether the built client's router knows this path. What it does not know is shown with status 404. */
export type IsPage = (path: string) => boolean;

/** The built client: files with their hashes kept for a year, every page from one document. */
export function pages(folder: string, isPage: IsPage): Router {
  const document = readFileSync(join(folder, "index.html"));
  const sendDocument = (req: Request, res: Response) => {
    res
      .status(isPage(req.path) ? 200 : 404)
      .set({ "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" })
      .send(document);
  };
  return Router()
    .use(
      expressStaticGzip(folder, {
        index: false,
        enableBrotli: true,
        orderPreference: ["br", "gz"],
        serveStatic: { setHeaders: cacheHeaders, redirect: false },
      }),
    )
    .get("/{*path}", (req, res, next) => {
      // A missing file must not come back as a page: a browser would run it as a script.
      if (/\.[a-z0-9]{2,5}$/i.test(req.path)) return next(notFound());
      sendDocument(req, res);
    });
}

function cacheHeaders(res: ServerResponse, path: string): void {
  const isHashed = path.includes("/assets/");
  res.setHeader("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
  // A finder in a frame on a retailer's page loads its fonts from here.
  if (/\.woff2?$/.test(path)) res.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
}
