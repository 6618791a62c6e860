import type { SigningSecrets } from "./platform/process/signing-secrets";
import { Router } from "express";
import type { Store } from "express-session";
import { adminListRoutes } from "./specification/lists/routes";
import { apiKeyRoutes } from "./people/api-keys/routes";
import { auditRoutes } from "./people/audit/routes";
import { MAX_PRODUCTS } from "./catalog/staff/product-checks";
import { catalogStaffRoutes, largeCatalogBodies } from "./catalog/staff/routes";
import { staffMessageRoutes } from "./site/contact/staff-routes";
import type { Catalogs } from "./catalog/store/catalogs";
import type { DatabaseHandle } from "./platform/database/database";
import type { EmbedAccess } from "./access/embed/embed-access";
import { staffEmbedRoutes } from "./access/embed/staff-routes";
import { erasureRoutes } from "./people/erasure/routes";
import type { LiveFinders } from "./finders/live/live-finders";
import type { LoginThrottle } from "./people/login-throttle/login-throttle";
import { notFound } from "./platform/http/app-error";
import { listTableRoutes } from "./catalog/lists/table-routes";
import { listImportRoutes, listStaffRoutes } from "./catalog/lists/routes";
import { jsonBody } from "./platform/http/json-body";
import type { Stages } from "./finders/shopper/stages";
import type { WorkQueue } from "./platform/work/work-queue";
import { createWorkWatch } from "./finders/check-work/work-watch";
import { staffFinderRoutes } from "./finders/staff/routes";
import { templateRoutes } from "./finders/templates/routes";
import { insightRoutes } from "./insight/figures/routes";
import type { Outbox } from "./mail/outbox-holder";
import { mailKinds } from "./mail-kinds";
import { staffOutboxRoutes } from "./mail/staff-routes";
import { staffPictureRoutes } from "./site/pictures/staff-routes";
import { sourceRoutes } from "./catalog/staff/sources/routes";
import { importRoutes } from "./specification/products/import-routes";
import { productRoutes } from "./specification/products/routes";
import { statsRoutes } from "./specification/stats/routes";
import type { Passwords } from "./people/auth/passwords";
import { readOrWrite, requireStaff } from "./people/auth/require-staff";
import { sessionRoutes } from "./people/team/session-routes";
import { staffSession } from "./people/auth/staff-session";
import { teamRoutes } from "./people/team/team-routes";

interface Dependencies {
  database: DatabaseHandle;
  sessionStore: Store;
  sessionSecrets: SigningSecrets;
  publicUrl: string;
  guesses: LoginThrottle;
  passwords: Passwords;
  embedAccess: EmbedAccess;
  /** The shoppers' catalog, refreshed before staff are told that a change is done. */
  catalogs: Pick<Catalogs, "afterChange" | "any">;
  /** The finders that staff made, refreshed likewise. */
  liveFinders: LiveFinders;
  /** The same with their products, also of drafts. */
  stages: Stages;
  queue: WorkQueue;
  outbox: Outbox;
  now: () => number;
}

/** `/api/admin`: a session of its own, then authentication, then authorization, then the routes. */
export function adminRoutes(dependencies: Dependencies): Router {
  const { db } = dependencies.database;
  const { database, catalogs, now } = dependencies;
  const watch = createWorkWatch(dependencies);
  const kept = { db, database, catalogs, watch, now };
  return (
    Router()
      .use(
        staffSession(
          dependencies.sessionStore,
          dependencies.sessionSecrets,
          dependencies.publicUrl,
        ),
      )
      .use(sessionRoutes({ ...dependencies, db }))
      .use(requireStaff(db, dependencies.now), readOrWrite)
      // Their bodies are CSV, pictures and large documents; everything after them is JSON.
      .use(importRoutes(kept))
      .use(largeCatalogBodies(kept))
      .use(listImportRoutes(kept))
      .use(listTableRoutes(kept))
      .use(staffPictureRoutes(kept))
      .use(templateRoutes({ ...dependencies, watch }))
      .use(staffFinderRoutes({ ...dependencies, db, mostProducts: MAX_PRODUCTS[database.kind] }))
      .use(jsonBody("64kb"))
      .use(adminListRoutes(kept))
      .use(statsRoutes(db))
      .use(productRoutes(kept))
      .use(catalogStaffRoutes(kept))
      .use(sourceRoutes(kept))
      .use(listStaffRoutes(kept))
      .use(staffEmbedRoutes(db, dependencies.embedAccess, dependencies.liveFinders))
      .use(staffMessageRoutes(db))
      .use(staffOutboxRoutes(db, dependencies.outbox, mailKinds))
      .use(erasureRoutes(db))
      .use(insightRoutes(db, dependencies.liveFinders))
      .use(auditRoutes(db))
      .use(teamRoutes(db, dependencies.passwords))
      .use(apiKeyRoutes(db))
      .use((_req, _res, next) => next(notFound()))
  );
}
