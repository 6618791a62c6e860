import type { Request, RequestHandler } from "express";
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

/** Whether browsers would keep a cookie in the answer to this request. */
export function takesCookies(req: Request, publicUrl: string): boolean {
  return req.secure || !publicUrl.startsWith("https:");
}

export const NOT_SECURE =
  "PUBLIC_URL is https, but this request arrived as http, so no cookie can be set: let the proxy send X-Forwarded-Proto: https, and set TRUST_PROXY to the number of proxies in front of this server.";

/** Throws a 400 where a sign-in could not be remembered. */
export function requireCookies(req: Request, publicUrl: string): void {
  if (takesCookies(req, publicUrl)) return;
  throw new AppError(400, "not_secure", NOT_SECURE);
}
