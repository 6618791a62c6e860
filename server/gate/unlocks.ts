import type { Request, RequestHandler } from "express";
import type { ClientId } from "@shared/brands";
import { AppError } from "../http/app-error";
import type { Gates } from "./gates";

/** Who may use which finder. */
export interface Unlocks {
  /** Lets a request through when its session or its bearer token has unlocked the app; else 401. */
  require(app: ClientId): RequestHandler;
  /** The same for a route that learns the app from its body. Rejects with a 401. */
  check(req: Request, app: ClientId): Promise<void>;
}

/** `isStaff` tells whether a request comes from a signed-in member of staff, who needs no password. */
export function createUnlocks(gates: Gates, isStaff: (req: Request) => Promise<boolean>): Unlocks {
  const check = async (req: Request, app: ClientId) => {
    if (isUnlocked(req, gates, app) || (await isStaff(req))) return;
    throw new AppError(401, "locked", "Enter the password to use this finder.");
  };
  return {
    check,
    require: (app) => (req, _res, next) => {
      // A shopper's request waits for nothing.
      if (isUnlocked(req, gates, app)) return next();
      check(req, app).then(() => next(), next);
    },
  };
}

function isUnlocked(req: Request, gates: Gates, app: ClientId): boolean {
  if (req.session.unlocked?.[app] === gates.mark(app)) return true;
  const token = /^Bearer (\S{1,200})$/.exec(req.get("Authorization") ?? "")?.[1];
  return token !== undefined && gates.isTokenValid(app, token);
}
