import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { AppError } from "./app-error";

const MAX_PATH_LENGTH = 200;

declare module "http" {
  interface IncomingMessage {
    /** Also in the reply (`X-Request-Id`). One from outside is not used: it could be anything. */
    id?: string;
    /** The target as it came: a router shortens `url` while it answers. */
    originalUrl?: string;
  }
  interface ServerResponse {
    /** The error that the reply tells of. */
    err?: unknown;
  }
}

/** A request whose reply has ended. */
export interface SeenRequest {
  method: string;
  path: string;
  status: number;
  durationMs: number;
  /** Whether its reply left as a whole. */
  isWhole: boolean;
}

/** Follows requests into the log. */
export interface RequestLog {
  /**
   * Names a request, and writes its line once its reply has left. Returns the name, for the reply to carry.
   * `startedAt` is when it came, in the milliseconds of `performance.now()`.
   */
  follow: (
    req: IncomingMessage,
    res: ServerResponse,
    address: () => string | undefined,
    startedAt: number,
  ) => string;
}

/**
 * One line per request, with an id that the reply carries too, and with the error, if any (`res.err`).
 * Cookies, tokens and queries never reach the log. `see` hears of every request.
 */
export function createRequestLog(
  logger: Logger,
  see: (request: SeenRequest) => void = () => undefined,
): RequestLog {
  return {
    follow(req, res, address, startedAt) {
      // Comes after every reply, whole or not.
      res.once("close", () => {
        const target = targetPath(req.originalUrl ?? req.url!);
        const durationMs = performance.now() - startedAt;
        const isWhole = res.writableEnded && !req.readableAborted;
        see({ method: req.method!, path: target, status: res.statusCode, durationMs, isWhole });
        const atLevel = level(target, res);
        if (!logger.isLevelEnabled(atLevel)) return;
        const given = address();
        logger[atLevel](
          {
            req: {
              id: req.id,
              method: req.method,
              url: target.slice(0, MAX_PATH_LENGTH),
              // A proxy may name any text as the address.
              remoteAddress: given && isIP(given) ? given : req.socket.remoteAddress,
            },
            res: { statusCode: res.statusCode },
            ...(res.err !== undefined && failure(res.err)),
            responseTime: Math.round(durationMs),
          },
          isWhole ? "request completed" : "request aborted",
        );
      });
      return (req.id = randomUUID());
    },
  };
}

/** Follows the requests of an Express app that are not followed yet. */
export function requestLog({ follow }: RequestLog): RequestHandler {
  return (req, res, next) => {
    const id = req.id ?? follow(req, res, () => req.ip, performance.now());
    res.setHeader("X-Request-Id", id);
    next();
  };
}

const isKnown = (error: unknown) => error instanceof AppError && error.status !== 500;

function level(
  path: string,
  { statusCode, err }: ServerResponse,
): "debug" | "info" | "warn" | "error" {
  if (statusCode >= 500 || err !== undefined) {
    if (statusCode === 503) return "warn";
    if (statusCode >= 500 || !isKnown(err)) return "error";
  }
  // Capital letters do not hide a request from the log.
  return /^\/api\//i.test(path) ? "info" : "debug";
}

/** An expected failure is logged by its code, an unexpected one in full. */
function failure(error: unknown): Record<string, unknown> {
  if (!(error instanceof AppError)) return { err: error };
  const { code, cause } = error;
  const reason = cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
  return { code, ...(reason !== undefined && { reason }) };
}

/**
 * A request's target in the form of a path, whatever form it came in: `http://host/path` and `*` are
 * targets too (RFC 9112, 3.2), and the router would miss some of them.
 */
export function originForm(target: string): string {
  if (target.startsWith("/")) return target;
  const local = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "");
  return local.startsWith("/") ? local : `/${local}`;
}

/** The path of a target, without its query, which may hold anything. */
function targetPath(target: string): string {
  return originForm(target).split(/[?#]/, 1)[0]!;
}
