import { createHmac, randomUUID } from "node:crypto";
import type { Request } from "express";
import { keysFor, type SigningSecrets } from "../../platform/process/signing-secrets";
import type { Queryable } from "../../platform/database/database";
import { createRateLimit, type RateLimit } from "../../platform/http/rate-limit";
import { bearerToken } from "../../platform/http/bearer";

declare module "express-session" {
  interface SessionData {
    /** Survives a new session id, so that the browser's trace goes on. */
    visitor: string;
  }
}

/** Recognizes a trace's owner without storing who it is. */
export interface TraceOwners {
  /** The owner's marks for a request, one by each secret; `undefined` when it cannot be told from others. */
  of: (req: Request) => string[] | undefined;
  /** The mark to store, with a new session if needed: staff preview a finder without one. */
  begin: (req: Request) => string;
}

export function createTraceOwners(secrets: SigningSecrets): TraceOwners {
  const keys = keysFor(secrets, "matchwell trace");
  const marks = (kind: string, id: string) =>
    keys.map((key) =>
      createHmac("sha256", key).update(`${kind}\u0000${id}`).digest("base64url").slice(0, 22),
    );

  const of = (req: Request) => {
    const { visitor, unlocked } = req.session;
    if (visitor !== undefined) return marks("visitor", visitor);
    if (unlocked !== undefined) return marks("session", req.sessionID);
    const token = bearerToken(req.get("Authorization"));
    return token === undefined ? undefined : marks("token", token);
  };
  return {
    of,
    begin: (req) => (of(req) ?? marks("visitor", (req.session.visitor = randomUUID())))[0]!,
  };
}

const QUARTER_HOUR = 15 * 60;

/** Limits the writing of traces; a shop full of customers shares one address. */
export interface TraceLimits {
  begin: RateLimit;
  goOn: RateLimit;
}

export function createTraceLimits(sql: Queryable): TraceLimits {
  return {
    begin: createRateLimit(sql, {
      name: "trace",
      max: 60,
      perSeconds: QUARTER_HOUR,
      sentence: "Many runs began from this address. Please try again later.",
    }),
    goOn: createRateLimit(sql, {
      name: "trace-change",
      max: 600,
      perSeconds: QUARTER_HOUR,
      sentence: "Many runs go on at this address. Please try again later.",
    }),
  };
}
