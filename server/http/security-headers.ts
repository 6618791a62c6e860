import type { RequestHandler } from "express";
import helmet from "helmet";
import { framedPaths } from "@shared/site";

/**
 * The headers every reply carries. Scripts come from our own origin only; pictures from any https
 * address, because retailers host theirs; only the finders' pages may be framed, and only by us
 * until a client's own page is allowed.
 */
export function securityHeaders(isHttps: boolean): RequestHandler {
  const common = (frameAncestors: string) =>
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          "default-src": ["'self'"],
          "script-src": ["'self'"],
          // React writes sizes and positions as style attributes.
          "style-src": ["'self'", "'unsafe-inline'"],
          "img-src": ["'self'", "data:", "https:"],
          "font-src": ["'self'"],
          "connect-src": ["'self'"],
          "object-src": ["'none'"],
          "base-uri": ["'none'"],
          "form-action": ["'self'"],
          "frame-ancestors": [frameAncestors],
        },
      },
      strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
      // `frame-ancestors` says it better, per page.
      xFrameOptions: false,
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    });
  const framed = common("'self'");
  const unframed = common("'none'");
  return (req, res, next) => {
    const page = req.path.replace(/(.)\/$/, "$1");
    (Object.hasOwn(framedPaths, page) ? framed : unframed)(req, res, next);
  };
}
