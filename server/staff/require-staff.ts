import type { Request, RequestHandler, Response } from "express";
import type { SignedIn } from "@shared/contracts/staff";
import type { StaffRole } from "@shared/schema/accounts";
import type { Database } from "../database/database";
import { AppError } from "../http/app-error";
import { staffOf } from "./staff-session";

/** Who is signed in on this request. Only behind `requireStaff`. */
export function staffIn(res: Response): SignedIn {
  return res.locals.staff as SignedIn;
}

/** Lets a request through when somebody is signed in, with the account as it stands now; else 401. */
export function requireStaff(db: Database): RequestHandler {
  return async (req, res, next) => {
    const staff = await staffOf(db, req.session);
    if (!staff) throw new AppError(401, "signed_out", "Sign in to go on.");
    res.locals.staff = staff;
    next();
  };
}

/** What a request needs at least: viewers read, editors write, the team is the admins' alone. */
export function roleNeeded(method: string, path: string): StaffRole {
  if (/^\/team(\/|$)/.test(path)) return "admin";
  return method === "GET" || method === "HEAD" ? "viewer" : "editor";
}

const RANK: Record<StaffRole, number> = { viewer: 0, editor: 1, admin: 2 };

/** Lets a request through when the role allows it; else 403. Behind `requireStaff`. */
export function requireRole(req: Request, res: Response, next: () => void): void {
  const needed = roleNeeded(req.method, req.path);
  if (RANK[staffIn(res).role] < RANK[needed]) {
    throw new AppError(403, "not_allowed", `Only ${SAID[needed]} may do this. Ask an admin.`);
  }
  next();
}

const SAID: Record<StaffRole, string> = {
  viewer: "staff",
  editor: "editors and admins",
  admin: "admins",
};
