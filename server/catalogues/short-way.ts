import { Router, type RequestHandler } from "express";
import { plainAddress } from "../http/plain-input";

/** Reads of shoppers, by their paths under `/api`. */
export type ReadRoutes = Record<string, RequestHandler>;

/**
 * The calls that a shopper sends at every step. Written as our client writes them they are found at once;
 * in any other form that the router understands they are found by the router.
 */
export function shortWay(routes: ReadRoutes): RequestHandler[] {
  const exact = new Map(Object.entries(routes).map(([path, read]) => [`/api${path}`, read]));
  const router = Router();
  for (const [path, read] of Object.entries(routes)) router.get(`/api${path}`, plainAddress, read);

  const atOnce: RequestHandler = (req, res, next) => {
    const isRead = req.method === "GET" || req.method === "HEAD";
    const read = isRead && !req.originalUrl.includes("%00") ? exact.get(req.path) : undefined;
    return read ? read(req, res, next) : next();
  };
  return [atOnce, router];
}
