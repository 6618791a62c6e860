import type { IncomingMessage } from "node:http";
import { randomUUID } from "node:crypto";
import type { Request, RequestHandler } from "express";
import type { SessionData } from "express-session";
import type { SessionReader } from "../../people/auth/shopper-session";
import { noSuchFinder, notOpen } from "../../finders/live/live-finders";
import { AppError } from "../../platform/http/app-error";
import { holdsMark } from "../../people/auth/session-mark";
import { keptFrom, renewSession } from "../../people/auth/staff-session";
import type { EmbedAccess } from "../embed/embed-access";
import type { Door, Doors } from "./doors";
import type { Opener, Proofs } from "./proofs";
import { bearerToken } from "../../platform/http/bearer";

/** Access to the finders, by id or slug. */
export interface Unlocks {
  /** Lets a request through as `check` does. */
  require: (app: string) => RequestHandler;
  /**
   * Lets a request through when its session or its bearer token has unlocked the app, when the app has no
   * gate, or for staff. Rejects with a 401; with a 404 where there is no such finder, or it is closed.
   */
  check: (req: Request, app: string) => Promise<void>;
  /** Whether it is known, without asking anybody, that a request would be let through by its session. */
  isKnownToBeOpen: (req: IncomingMessage, app: string) => boolean;
  /** Whether a request would be let through. */
  isOpen: (req: Request, app: string) => Promise<boolean>;
}

interface Dependencies {
  doors: Doors;
  proofs: Proofs;
  /** Reads the session of a request that was not given one. */
  sessions: SessionReader;
  /** Gives the app's current embed key, if there is one. */
  embedAccess: EmbedAccess;
  /** Whether a request comes from a signed-in member of staff, who needs no password. */
  isStaffRequest: (req: Request) => Promise<boolean>;
}

export function createUnlocks(dependencies: Dependencies): Unlocks {
  const { doors, proofs, embedAccess, isStaffRequest, sessions } = dependencies;
  type Session = Partial<SessionData> | undefined;
  const hasMark = (session: Session, app: string, opener: Opener) =>
    proofs.isMark(session?.unlocked?.[app], app, opener);
  const isUnlocked = (req: Request, session: Session, app: string, opener: Opener) => {
    if (hasMark(session, app, opener)) return true;
    const token = bearerToken(req.get("Authorization"));
    return token !== undefined && proofs.isTokenValid(app, token, opener);
  };
  const lets = async (door: Door | undefined, req: Request, app: string) => {
    if (!door) return false;
    if (door.kind === "free") return true;
    if (door.kind === "gated") {
      const session = (req.session as Session) ?? (await sessions.read(req));
      // An unlock by password needs no look-up.
      if (isUnlocked(req, session, app, door.opener)) return true;
      const { key } = await embedAccess.of(app);
      if (key !== undefined && isUnlocked(req, session, app, ["key", key])) return true;
    }
    return isStaffRequest(req);
  };
  const check = async (req: Request, app: string) => {
    const door = await doors.of(app);
    if (await lets(door, req, app)) return;
    if (!door) throw noSuchFinder();
    if (door.kind === "closed") throw notOpen();
    throw new AppError(401, "locked", "Enter the password to use this finder.");
  };
  const isKnownToBeOpen = (req: IncomingMessage, app: string) => {
    const door = doors.held(app);
    if (door?.kind === "free") return true;
    const session = door?.kind === "gated" ? sessions.held(req) : undefined;
    if (door?.kind !== "gated" || session === undefined) return false;
    if (hasMark(session, app, door.opener)) return true;
    const key = embedAccess.held(app)?.key;
    return key !== undefined && hasMark(session, app, ["key", key]);
  };
  return {
    isOpen: async (req, app) => lets(await doors.of(app), req, app),
    isKnownToBeOpen,
    check,
    require: (app) => (req, _res, next) => void check(req, app).then(() => next(), next),
  };
}

/** Remembers an unlock in the session, as long as `mayMake` allows new ones. */
export async function rememberUnlock(
  req: Request,
  app: string,
  mark: string,
  mayMake: () => Promise<boolean>,
): Promise<void> {
  const { unlocked: before, visitor = randomUUID() } = req.session;
  // Unlocked already: the session stays as it is.
  if (holdsMark(before?.[app], [mark])) return;
  if (!before && !(await mayMake())) return;
  await renewSession(req, {
    ...keptFrom(req.session),
    visitor,
    unlocked: { ...before, [app]: mark },
  });
}
