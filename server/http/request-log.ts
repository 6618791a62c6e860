import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import type { Request, RequestHandler, Response } from "express";
import type { Logger } from "pino";
import { pinoHttp } from "pino-http";
import { loggedError } from "../log/logged-error";
import { AppError } from "./app-error";
import { targetPath } from "./request-target";

const MAX_PATH_LENGTH = 200;

/**
 * One line per request, with an id that the reply carries too, and with the error, if any (`res.err`). An
 * id from outside is not used: it could be anything. Cookies, tokens and queries never reach the log.
 */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp<Request, Response>({
    logger,
    wrapSerializers: false,
    serializers: { req: loggedRequest, res: loggedReply, err: loggedError },
    genReqId: (_req, res) => {
      const id = randomUUID();
      res.setHeader("X-Request-Id", id);
      return id;
    },
    customLogLevel: (req, res, error) => level(req, res.statusCode, error ?? res.err),
    customErrorObject: (_req, _res, error, { err: _, ...line }: Record<string, unknown>) => ({
      ...line,
      ...failure(error),
    }),
    customErrorMessage: (req, res) =>
      res.writableEnded && !req.readableAborted ? "request completed" : "request aborted",
  });
}

const isKnown = (error: unknown) => error instanceof AppError && error.status !== 500;

function level(req: Request, status: number, error: unknown): "debug" | "info" | "warn" | "error" {
  if (status >= 500 || error !== undefined) {
    if (status === 503) return "warn";
    if (status >= 500 || !isKnown(error)) return "error";
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
    id: req.id as string,
    method: req.method,
    url: targetPath(req.originalUrl ?? req.url).slice(0, MAX_PATH_LENGTH),
    // A proxy may name any text as the address.
    remoteAddress: req.ip && isIP(req.ip) ? req.ip : req.socket.remoteAddress,
  };
}

const loggedReply = ({ statusCode }: Response) => ({ statusCode });
