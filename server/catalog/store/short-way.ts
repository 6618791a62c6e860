import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { Router, type RequestHandler } from "express";
import { isEncodingKnown, pick, type ReadyReply } from "../../platform/http/ready-reply";
import { plainAddress } from "../../platform/http/plain-input";
import type { FinderRead } from "./finder-read";

/** Reads of shoppers, by their paths under `/api`. */
export type FinderReads = Record<string, FinderRead>;

/** The same reads as routes: any form that a router understands, and whatever has to be waited for. */
export function routesOf(reads: FinderReads): RequestHandler {
  const router = Router();
  for (const [path, { route }] of Object.entries(reads))
    router.get(`/api${path}`, plainAddress, route);
  return router;
}

interface Sending {
  /** Headers of every reply: names and values in turn. */
  headers: readonly string[];
  /** Follows a request into the log, and returns its id. */
  follow: (req: IncomingMessage, res: ServerResponse, startedAt: number) => string;
  isClosing: () => boolean;
}

/** A way around the app, for calls that shoppers send at every step. */
export interface ShortWay {
  /**
   * Answers a call that is written as our client writes it, if everything for its answer is in memory: at once, or
   * when it is worked out. Returns whether it does. All others are for the app, and so is what goes wrong later.
   */
  answers: (req: IncomingMessage, res: ServerResponse, app: RequestListener) => boolean;
  /** Lets the app tell what went wrong on the short way. */
  failures: RequestHandler;
}

export function shortWay(
  readAt: (path: string) => FinderRead | undefined,
  { headers, follow, isClosing }: Sending,
): ShortWay {
  const failed = new WeakMap<IncomingMessage, unknown>();
  const send = (req: IncomingMessage, res: ServerResponse, id: string, reply: ReadyReply) => {
    const sent = pick(req, reply);
    // Tells the client not to reuse this connection.
    if (isClosing()) res.shouldKeepAlive = false;
    res.writeHead(sent.status, [...headers, "X-Request-Id", id, ...sent.headers]);
    res.end(sent.body);
  };

  return {
    answers(req, res, app) {
      const startedAt = performance.now();
      const target = req.url!;
      const end = target.indexOf("?");
      const path = end === -1 ? target : target.slice(0, end);
      const read = readAt(path);
      if (!read || req.method !== "GET" || !isPlain(req, target)) return false;
      let reply: ReadyReply | Promise<ReadyReply> | undefined;
      try {
        reply = read.fromMemory(req, target, path);
      } catch {
        return false;
      }
      if (!reply) return false;
      const id = follow(req, res, startedAt);
      if (!(reply instanceof Promise)) {
        send(req, res, id, reply);
        return true;
      }
      reply
        .then((made) => {
          if (!res.closed) send(req, res, id, made);
        })
        .catch((error: unknown) => {
          failed.set(req, error);
          app(req, res);
        });
      return true;
    },
    failures: (req, _res, next) => next(failed.get(req)),
  };
}

/** Whether a request has nothing that the app would refuse or read in another way. */
const isPlain = (req: IncomingMessage, target: string) =>
  req.httpVersion === "1.1" &&
  req.headers.host !== undefined &&
  isEncodingKnown(req) &&
  !target.includes("%00") &&
  !target.includes("#");
