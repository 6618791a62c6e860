import type { IncomingMessage, ServerResponse } from "node:http";
import { Router, type RequestHandler } from "express";
import { isEncodingKnown, pick, type ReadyReply } from "../http/ready-reply";
import { plainAddress } from "../http/plain-input";
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
}

/**
 * Answers a call that a shopper sends at every step, written as our client writes it, if everything for its
 * answer is in memory: what is left is finding the reply and sending it. Returns whether it did. All others,
 * and all that goes wrong, are for the app.
 */
export function shortWay(
  readAt: (path: string) => FinderRead | undefined,
  { headers, follow }: Sending,
) {
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const startedAt = performance.now();
    const target = req.url!;
    const end = target.indexOf("?");
    const path = end === -1 ? target : target.slice(0, end);
    const read = readAt(path);
    if (!read || req.method !== "GET" || !isPlain(req, target)) return false;
    let reply: ReadyReply | undefined;
    try {
      reply = read.atOnce(req, target, path);
    } catch {
      return false;
    }
    if (!reply) return false;
    const sent = pick(req, reply);
    const id = follow(req, res, startedAt);
    res.writeHead(sent.status, [...headers, "X-Request-Id", id, ...sent.headers]);
    res.end(sent.body);
    return true;
  };
}

/** Whether a request has nothing that the app would refuse or read in another way. */
const isPlain = (req: IncomingMessage, target: string) =>
  req.httpVersion === "1.1" &&
  req.headers.host !== undefined &&
  isEncodingKnown(req) &&
  !target.includes("%00") &&
  !target.includes("#");
