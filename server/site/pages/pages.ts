import type { ServerResponse } from "node:http";
import { Router, type Request, type Response } from "express";
import expressStaticGzip from "express-static-gzip";
import escapeHtml from "escape-html";
import { finderPath, finderSlugAt, pageOf, paths, SITE_NAME } from "@shared/site";
import { adminLists } from "@shared/specification/contracts/admin-lists";
import { isKnownPage } from "@shared/known-pages";
import { notFound } from "../../platform/http/app-error";
import type { Framing } from "../../platform/http/security-headers";
import { readyReply, sendReady, sizeOf, type ReadyReply } from "../../platform/http/ready-reply";
import { bytesOf } from "../../platform/memory/shared-bytes";
import {
  isOpenFinder,
  noSuchFinder,
  type LiveFinder,
  type LiveFinders,
} from "../../finders/live/live-finders";

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
      const { frameNotice } = res.locals as { frameNotice?: Framing["notice"] };
      if (frameNotice) {
        return send(req, res, NOTICES[frameNotice].status, noticePage(frameNotice, req.path));
      }
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

/** The app's document for the page of a finder that staff made: with its title, and its slug for the early gate. */
function documentOfFinder(html: string, { slug, name }: LiveFinder): string {
  return html
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(`${name} · ${SITE_NAME}`)}</title>`)
    .replace("<html", () => `<html data-finder="${escapeHtml(slug)}"`);
}

/** The pages of the lists that staff keep. */
export const listPages: string[] = adminLists.map(({ path }) => `${paths.admin}/${path}`);

/** The status of an address, and the finder that staff made whose page it is, if that is open. */
async function pageAt(
  path: string,
  finders: Pick<LiveFinders, "current">,
): Promise<{ status: number; finder?: LiveFinder }> {
  const slug = finderSlugAt(path);
  if (slug === undefined) return { status: isPage(path) ? 200 : 404 };
  const known = await finders.current().catch(() => undefined);
  // The page itself needs no database, and says what it finds when its calls are answered.
  if (!known) return { status: 503 };
  const finder = known.get(slug);
  return finder && isOpenFinder(finder) ? { status: 200, finder } : { status: 404 };
}

/** Whether the built client has a page here. Other addresses are shown with status 404. */
function isPage(path: string): boolean {
  return isKnownPage(path) || listPages.includes(pageOf(path));
}

/** What a frame says in place of the finder, and whether the finder can be had in a tab of its own. */
const NOTICES: Record<
  NonNullable<Framing["notice"]>,
  { status: number; text: string; mayOpen?: true }
> = {
  unknown_finder: { status: 404, text: noSuchFinder().message },
  not_allowed: {
    status: 200,
    text: "This product finder cannot be shown on this page.",
    mayOpen: true,
  },
  unavailable: {
    status: 503,
    text: "This product finder is not available right now. Please try again in a moment.",
  },
};

/** A page with a notice alone: no control, none of the app. It tells the page around it why, and how high it is. */
function noticePage(code: NonNullable<Framing["notice"]>, path: string): string {
  const { text, mayOpen } = NOTICES[code];
  const link = `<a href="${escapeHtml(path)}" target="_blank" rel="noopener" style="color: inherit">Open it in a new tab</a>`;
  return `<!doctype html>
<html lang="en" data-code="${code}">
<meta charset="utf-8" />
<meta name="color-scheme" content="light dark" />
<title>${text} · ${SITE_NAME}</title>
<p style="margin: 0; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif">${text}${mayOpen ? ` ${link}` : ""}</p>
<script src="/frame-notice.js"></script>
</html>
`;
}

/** The pages open to search engines: the public ones; the built-in finders are behind passwords. */
const PUBLIC_PAGES = ["/", paths.wizards];

function robotsText(publicUrl: string): string {
  return [
    "User-agent: *",
    "Allow: /",
    "Disallow: /api/",
    `Disallow: ${paths.admin}`,
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

/** The sitemap, with the pages of finders that are open without a password. */
function sitemap(publicUrl: string, finderPages: readonly string[]): string {
  const urls = [...PUBLIC_PAGES, ...finderPages].map(
    (page) => `<url><loc>${escapeHtml(publicUrl + page)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`;
}
