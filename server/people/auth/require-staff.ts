import { setTimeout as sleep } from "node:timers/promises";
import type { RequestHandler, Response } from "express";
import type { StaffRole } from "@shared/staff-roles";
import type { Database } from "../../platform/database/database";
import { sentKey } from "../../platform/http/bearer";
import { AppError } from "../../platform/http/app-error";
import type { Steps } from "../../platform/work/steps";
import type { Asker } from "../../platform/work/fair-jobs";
import type { WorkQueue } from "../../platform/work/work-queue";
import { RANK, type Actor } from "./act-as";
import { programWith } from "./api-key";
import { noteSeen, staffOf } from "./staff-session";

/** The member of staff signed in on this request. Only behind `requireStaff`. */
export function staffIn(res: Response): Actor {
  return res.locals.staff as Actor;
}

/**
 * Lets a request through when somebody is signed in, with the account as it stands now, and records the
 * activity; or when a program sends its key. Else 401.
 */
export function requireStaff(db: Database, now: () => number): RequestHandler {
  return async (req, res, next) => {
    const key = sentKey(req.get("Authorization"));
    if (key !== undefined) res.locals.staff = await programWith(db, key, now());
    else {
      const staff = await staffOf(db, req.session, now());
      if (!staff) throw new AppError(401, "signed_out", "Sign in to continue.");
      await noteSeen(db, req, now());
      res.locals.staff = staff;
    }
    next();
  };
}

/** Lets people through; else 403. Behind `requireStaff`: what lets others in is not for programs. */
export const requirePerson: RequestHandler = (_req, res, next) => {
  if (staffIn(res).isProgram) {
    throw new AppError(403, "not_allowed", "A program may not do this. Sign in as an admin.");
  }
  next();
};

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

/** Shoppers come first: of what a finder's shoppers and staff wait for, staff get a fifth. */
const STAFF_WEIGHT = 4;

/** Whom work on a draft is for that a member of staff asks for: all drafts together wait beside shoppers' finders. */
const staffAsker = (res: Response, slug: string): Asker => ({
  finder: "drafts",
  network: slug,
  session: staffIn(res).id,
  weight: STAFF_WEIGHT,
});

/** Has work done in turns with what others asked for. Rejects with what it throws, and with a 503 where too much waits. */
export type DoWork = <Result>(steps: Steps<Result>) => Promise<Result>;

/** While others wait, staff wait no longer than this; in milliseconds. */
const MAX_WAIT_MS = 1_000;

/** Who is refused hears of it so much later: programs that ask again at once would keep a server busy with refusals. */
const REFUSED_AFTER_MS = 500;

/** The same for a member of staff, in the time of one request. Rejects with that 503 before anything is read for what would be refused. */
export async function staffWork(queue: WorkQueue, res: Response, slug: string): Promise<DoWork> {
  const asker = staffAsker(res, slug);
  const givesUpAt = performance.now() + MAX_WAIT_MS;
  try {
    queue.requireShare(asker);
  } catch (error) {
    await sleep(REFUSED_AFTER_MS);
    throw error;
  }
  return (steps) => queue.run(steps, asker, givesUpAt);
}
