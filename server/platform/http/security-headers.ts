import type { IncomingMessage, ServerResponse } from "node:http";
import type { Request, RequestHandler } from "express";
import helmet from "helmet";

/** Who may frame a page, and what stands in the frame in place of it: a code, as the page around it hears it. */
export interface Framing {
  ancestors: string[];
  notice?: "unknown_finder" | "not_allowed" | "unavailable";
}

/**
 * The headers of every reply. Scripts come from our own origin only; pictures from any https address,
 * because retailers host theirs. `framing` says who may frame what is asked for, `undefined` that nobody may; its notice
 * is kept as `res.locals.frameNotice`.
 */
export function securityHeaders(
  isHttps: boolean,
  framing: (req: Pick<Request, "path" | "query" | "headers">) => Promise<Framing> | undefined,
): RequestHandler {
  const unframed = unframedHeaders(isHttps);
  return (req, res, next) => {
    const framed = framing(req);
    if (framed) {
      return framed.then(({ ancestors, notice }) => {
        res.locals.frameNotice = notice;
        helmet(options(isHttps, ancestors))(req, res, next);
      });
    }
    // Synchronously: errors in a request's body may be answered before anything asynchronous ends.
    for (let at = 0; at < unframed.length; at += 2) res.setHeader(unframed[at]!, unframed[at + 1]!);
    next();
  };
}

/**
 * The security headers of a reply that nobody may frame, as names and values in turn: the same for every
 * request, so made once.
 */
export function unframedHeaders(isHttps: boolean): string[] {
  const headers: string[] = [];
  const res = {
    setHeader: (name: string, value: string) => headers.push(name, value),
    removeHeader: () => undefined,
  };
  const set = helmet(options(isHttps, ["'none'"]));
  set({} as IncomingMessage, res as unknown as ServerResponse, () => undefined);
  return headers;
}

function options(isHttps: boolean, frameAncestors: string[]): Parameters<typeof helmet>[0] {
  return {
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
        "frame-ancestors": frameAncestors,
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    // `frame-ancestors` does it better, per page.
    xFrameOptions: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  };
}
