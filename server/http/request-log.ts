import { randomUUID } from "node:crypto";
import type { Request, RequestHandler } from "express";
import type { Logger } from "pino";
import { pinoHttp } from "pino-http";

/**
 * One line a request, with an id that the reply carries too. An id from outside is not taken over:
 * it could be anything. Cookies and tokens never reach the log.
 */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (_req, res) => {
      const id = randomUUID();
      res.setHeader("X-Request-Id", id);
      return id;
    },
    customLogLevel: (req, res) => {
      if (res.statusCode >= 500) return "error";
      // A router shortens `url` while it answers; nobody hides from the log behind capital letters.
      const { originalUrl = "" } = req as Partial<Request>;
      return /^\/api\//i.test(originalUrl) ? "info" : "debug";
    },
    serializers: {
      req: (req: { id: string; method: string; url: string; remoteAddress: string }) => ({
        id: req.id,
        method: req.method,
        // A page's query holds what is not ours to keep: embed keys, shared answers, other pages.
        url: (/^\/api\//i.test(req.url) ? req.url : req.url.split("?")[0]!).slice(0, 500),
        remoteAddress: req.remoteAddress,
      }),
      res: (res: { statusCode: number }) => ({ statusCode: res.statusCode }),
    },
  });
}
