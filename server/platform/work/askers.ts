import type { IncomingMessage } from "node:http";
import { parse } from "cookie";
import { network } from "../http/network";
import type { Asker } from "./fair-jobs";

/** What is read of a session: enough to tell sessions apart, however long it is. */
const MAX_SESSION = 64;

/** Tells whom requests are for, by their addresses and the sessions of the cookie of this name. */
export function createAskers(
  addressOf: (req: IncomingMessage) => string,
  cookieName: string,
): (req: IncomingMessage) => Omit<Asker, "finder"> {
  return (req) => ({
    network: network(addressOf(req)),
    session: (parse(req.headers.cookie ?? "")[cookieName] ?? "").slice(0, MAX_SESSION),
  });
}
