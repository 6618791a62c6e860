import { Router } from "express";
import type { Store } from "express-session";
import { adminListRoutes } from "../admin-lists/routes";
import { auditRoutes } from "../audit/routes";
import { staffMessageRoutes } from "../contact/staff-routes";
import type { DatabaseHandle } from "../database/database";
import type { EmbedAccess } from "../embed/embed-access";
import { staffEmbedRoutes } from "../embed/staff-routes";
import { notFound } from "../http/app-error";
import type { GuessLimit } from "../http/guess-limit";
import { jsonBody } from "../http/json-body";
import { insightRoutes } from "../insight/routes";
import type { Outbox } from "../mail/outbox";
import { staffOutboxRoutes } from "../mail/staff-routes";
import { productRoutes } from "../products/routes";
import { statsRoutes } from "../stats/routes";
import type { Passwords } from "./passwords";
import { requireRole, requireStaff } from "./require-staff";
import { sessionRoutes } from "./session-routes";
import { staffSession } from "./staff-session";
import { teamRoutes } from "./team-routes";

interface World {
  database: DatabaseHandle;
  sessionStore: Store;
  sessionSecret: string;
  publicUrl: string;
  guesses: GuessLimit;
  passwords: Passwords;
  embedAccess: EmbedAccess;
  outbox: Outbox;
  now: () => number;
}

/** `/api/admin`: a session of its own, then who one is, then what one may do, then the rooms. */
export function adminRoutes(world: World): Router {
  const { db } = world.database;
  return (
    Router()
      .use(staffSession(world.sessionStore, world.sessionSecret, world.publicUrl))
      // A CSV is read by its own route, behind the same doors.
      .use((req, res, next) =>
        /\/import$/.test(req.path) ? next() : jsonBody("64kb")(req, res, next),
      )
      .use(sessionRoutes({ db, passwords: world.passwords, guesses: world.guesses }))
      .use(requireStaff(db), requireRole)
      .use(adminListRoutes(db, world.now))
      .use(statsRoutes(db))
      .use(productRoutes(db, world.now))
      .use(staffEmbedRoutes(db, world.embedAccess))
      .use(staffMessageRoutes(db))
      .use(staffOutboxRoutes(db, world.outbox))
      .use(insightRoutes(db))
      .use(auditRoutes(db))
      .use(teamRoutes(db, world.passwords))
      .use((_req, _res, next) => next(notFound()))
  );
}
