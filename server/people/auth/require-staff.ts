import type { RequestHandler, Response } from "express";
import type { StaffRole } from "@shared/staff-roles";
import type { Database } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import type { Actor } from "./act-as";
import { RANK } from "./ranks";
import { noteSeen, staffOf } from "./staff-session";

/** The member of staff signed in on this request. Only behind `requireStaff`. */
export function staffIn(res: Response): Actor {
  return res.locals.staff as Actor;
}

/**
 * Lets a request through when somebody is signed in, with the account as it stands now, and records the
 * activity; else 401.
 */
export function requireStaff(db: Database, now: () => number): RequestHandler {
  return async (req, res, next) => {
    const staff = await staffOf(db, req.session, now());
    if (!staff) throw new AppError(401, "signed_out", "Sign in to continue.");
    await noteSeen(db, req, now());
    res.locals.staff = staff;
    next();
  };
}

const SAID: Record<StaffRole, string> = {
  viewer: "staff",
  editor: "editors and admins",
  admin: "admins",
};

/**
 * Lets a request through when its author has at least this role; else 403. Behind `requireStaff`. It
 * never looks at the address: mounted with the routes it guards, it applies however the path is spelled.
 */
export function requireRole(least: StaffRole): RequestHandler {
  return (_req, res, next) => {
    if (RANK[staffIn(res).role] < RANK[least]) {
      throw new AppError(403, "not_allowed", `Only ${SAID[least]} may do this. Ask an admin.`);
    }
    next();
  };
}

const toRead = requireRole("viewer");
const toWrite = requireRole("editor");

/** The least role for all staff routes: viewers read, editors write. */
export const readOrWrite: RequestHandler = (req, res, next) =>
  (req.method === "GET" || req.method === "HEAD" ? toRead : toWrite)(req, res, next);
