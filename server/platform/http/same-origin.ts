import type { RequestHandler } from "express";
import { AppError } from "./app-error";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses changes requested by another site's page. Browsers name a request's origin in `Sec-Fetch-Site`,
 * older ones in `Origin`; a request with neither comes from no page.
 */
export function sameOriginOnly(publicUrl: string): RequestHandler {
  const ours = new URL(publicUrl).origin;
  return (req, _res, next) => {
    if (SAFE_METHODS.has(req.method)) return next();
    const site = req.get("Sec-Fetch-Site");
    const origin = req.get("Origin");
    const allowed = site
      ? site === "same-origin" || site === "none"
      : origin === undefined ||
        origin === ours ||
        origin === `${req.protocol}://${req.get("Host")}`;
    if (allowed) return next();
    next(new AppError(403, "foreign_origin", "This can only be done from our own pages."));
  };
}
