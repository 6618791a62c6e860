import { createHmac, hkdfSync, randomUUID } from "node:crypto";
import type { Request } from "express";

declare module "express-session" {
  interface SessionData {
    /** Stays with a browser when its session gets a new id, so that its trace goes on. */
    visitor: string;
  }
}

/** Tells whose a trace is, without keeping who that is. */
export interface TraceOwners {
  /** The mark of whoever sends a request; nothing where nobody can be told from others. */
  of: (req: Request) => string | undefined;
  /** The same, where needed with a session begun for it: staff preview a finder without one. */
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
