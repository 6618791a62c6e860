import { createHmac, hkdfSync, randomUUID } from "node:crypto";
import type { Request } from "express";

declare module "express-session" {
  interface SessionData {
    /** Survives a new session id, so that the browser's trace goes on. */
    visitor: string;
  }
}

/** Recognizes a trace's owner without storing who it is. */
export interface TraceOwners {
  /** The owner's mark for a request; `undefined` when it cannot be told from others. */
  of: (req: Request) => string | undefined;
  /** The same, with a new session if needed: staff preview a finder without one. */
  begin: (req: Request) => string;
}

export function createTraceOwners(secret: string): TraceOwners {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "matchwell trace", 32));
  const mark = (kind: string, id: string) =>
    createHmac("sha256", key).update(`${kind}\u0000${id}`).digest("base64url").slice(0, 22);

  const of = (req: Request) => {
    const { visitor, unlocked } = req.session;
    if (visitor !== undefined) return mark("visitor", visitor);
    if (unlocked !== undefined) return mark("session", req.sessionID);
    const token = /^Bearer (\S{1,200})$/.exec(req.get("Authorization") ?? "")?.[1];
    return token === undefined ? undefined : mark("token", token);
  };
  return {
    of,
    begin: (req) => of(req) ?? mark("visitor", (req.session.visitor = randomUUID())),
  };
}
