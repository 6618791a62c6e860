import type { IncomingMessage } from "node:http";
import type { Request, RequestHandler } from "express";
import type { SessionData } from "express-session";
import type { FinderId } from "@shared/finders/built-in";
import type { SessionReader } from "../auth/shopper-session";
import type { EmbedAccess } from "../embed/embed-access";
import { AppError } from "../http/app-error";
import type { Gates } from "./gates";

/** Access to the finders. */
export interface Unlocks {
  /** Lets a request through as `check` does. */
  require: (app: FinderId) => RequestHandler;
  /** Lets a request through when its session or its bearer token has unlocked the app. Rejects with a 401. */
  check: (req: Request, app: FinderId) => Promise<void>;
  /** Whether it is known, without asking anybody, that a request would be let through by its session. */
  isKnownToBeOpen: (req: IncomingMessage, app: FinderId) => boolean;
  /** Whether a request would be let through. */
  isOpen: (req: Request, app: FinderId) => Promise<boolean>;
}

interface Others {
  /** Reads the session of a request that was not given one. */
  sessions: SessionReader;
  /** Gives the app's current embed key, if there is one. */
  embedAccess: EmbedAccess;
  /** Whether a request comes from a signed-in member of staff, who needs no password. */
  isStaffRequest: (req: Request) => Promise<boolean>;
}

export function createUnlocks(
  gates: Gates,
  { embedAccess, isStaffRequest, sessions }: Others,
): Unlocks {
  type Session = Partial<SessionData> | undefined;
  const hasMark = (session: Session, app: FinderId, key?: string) =>
    session?.unlocked?.[app] === gates.mark(app, key);
  const isUnlocked = (req: Request, session: Session, app: FinderId, key?: string) => {
    if (hasMark(session, app, key)) return true;
    const token = /^Bearer (\S{1,200})$/.exec(req.get("Authorization") ?? "")?.[1];
    return token !== undefined && gates.isTokenValid(app, token, key);
  };
  const isOpen = async (req: Request, app: FinderId) => {
    const session = (req.session as Session) ?? (await sessions.read(req));
    // An unlock by password needs no look-up.
    if (isUnlocked(req, session, app)) return true;
    const { key } = await embedAccess.of(app);
    return (key !== undefined && isUnlocked(req, session, app, key)) || isStaffRequest(req);
  };
  const check = async (req: Request, app: FinderId) => {
    if (await isOpen(req, app)) return;
    throw new AppError(401, "locked", "Enter the password to use this finder.");
  };
  const isKnownToBeOpen = (req: IncomingMessage, app: FinderId) => {
    const session = sessions.held(req);
    if (session === undefined) return false;
    if (hasMark(session, app)) return true;
    const key = embedAccess.held(app)?.key;
    return key !== undefined && hasMark(session, app, key);
  };
  return {
    isOpen,
    isKnownToBeOpen,
    check,
    require: (app) => (req, _res, next) => void check(req, app).then(() => next(), next),
  };
}
