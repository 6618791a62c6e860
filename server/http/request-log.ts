import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import type { Request, RequestHandler, Response } from "express";
import type { Logger } from "pino";
import { AppError } from "./app-error";
import { targetPath } from "./request-target";

const MAX_PATH_LENGTH = 200;

declare module "http" {
  interface IncomingMessage {
    /** Also in the reply (`X-Request-Id`). One from outside is not used: it could be anything. */
    id?: string;
  }
  interface ServerResponse {
    /** The error that the reply tells of. */
    err?: unknown;
  }
}

/**
 * One line per request, with an id that the reply carries too, and with the error, if any (`res.err`).
 * Cookies, tokens and queries never reach the log.
 */
export function requestLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    req.id = randomUUID();
    res.setHeader("X-Request-Id", req.id);
    // Comes after every reply, whole or not.
    res.once("close", () => {
      const atLevel = level(req, res);
      if (!logger.isLevelEnabled(atLevel)) return;
      const isWhole = res.writableEnded && !req.readableAborted;
      logger[atLevel](
        {
          req: loggedRequest(req),
          res: { statusCode: res.statusCode },
          ...(res.err !== undefined && failure(res.err)),
          responseTime: Math.round(performance.now() - startedAt),
        },
        isWhole ? "request completed" : "request aborted",
      );
    });
    next();
  };
}

const isKnown = (error: unknown) => error instanceof AppError && error.status !== 500;

function level(req: Request, { statusCode, err }: Response): "debug" | "info" | "warn" | "error" {
  if (statusCode >= 500 || err !== undefined) {
    if (statusCode === 503) return "warn";
    if (statusCode >= 500 || !isKnown(err)) return "error";
  }
  // A router shortens `url` while it answers; capital letters do not hide a request from the log.
  return /^\/api\//i.test(targetPath(req.originalUrl)) ? "info" : "debug";
}

/** An expected failure is logged by its code, an unexpected one in full. */
function failure(error: unknown): Record<string, unknown> {
  if (!(error instanceof AppError)) return { err: error };
  const { code, cause } = error;
  const reason = cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
  return { code, ...(reason !== undefined && { reason }) };
}

function loggedRequest(req: Request) {
  return {
    id: req.id,
    method: req.method,
    url: targetPath(req.originalUrl ?? req.url).slice(0, MAX_PATH_LENGTH),
    // A proxy may name any text as the address.
    remoteAddress: req.ip && isIP(req.ip) ? req.ip : req.socket.remoteAddress,
  };
}
