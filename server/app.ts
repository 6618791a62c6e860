import type { RequestListener } from "node:http";
import compression from "compression";
import express, { type ErrorRequestHandler, type Express } from "express";
import { createAgentFinders } from "./site/agents/agent-finders";
import { agentRoutes } from "./site/agents/routes";
import { apiDescriptionRoutes } from "./site/api-description/routes";
import type { AppDependencies } from "./app-dependencies";
import { createBuiltFileFinder } from "./platform/built-files/built-files";
import { createVersions } from "./catalog/store/catalog-definition";
import { createCatalogs } from "./catalog/store/catalogs";
import { shortWay } from "./catalog/store/short-way";
import { contactRoutes } from "./site/contact/routes";
import { isDiskFull } from "./platform/database/database-errors";
import { createEmbedAccess } from "./access/embed/embed-access";
import { framingBy } from "./access/embed/framing";
import { embedRoutes } from "./access/embed/routes";
import { createLiveFinders, createVersionMarks } from "./finders/live/live-finders";
import { createStages, type Stages } from "./finders/shopper/stages";
import { finderListRoutes } from "./finders/list/routes";
import { specifiedVocabularies } from "./specification/traces";
import { traceRoutes } from "./insight/traces/routes";
import { createTraceLimits, createTraceOwners } from "./insight/traces/trace-owner";
import { createVocabularies } from "./insight/traces/vocabulary";
import { gateRoutes } from "./access/gate/routes";
import { createLocks } from "./access/gate/locks";
import { createSessionRates } from "./access/gate/session-rates";
import { createUnlocks } from "./access/gate/unlocks";
import { createDeviceCookies } from "./people/login-throttle/device-cookies";
import { createLoginThrottles } from "./people/login-throttle/login-throttle";
import { healthRoutes } from "./platform/health/routes";
import { addressBehind } from "./platform/http/network";
import { notFound } from "./platform/http/app-error";
import { errorHandler } from "./platform/http/error-handler";
import { jsonBody } from "./platform/http/json-body";
import { plainAddress } from "./platform/http/plain-input";
import { readableRequest } from "./platform/http/readable-request";
import { createRequestLog, requestLog } from "./platform/http/request-log";
import { sameOriginOnly } from "./platform/http/same-origin";
import { securityHeaders, unframedHeaders } from "./platform/http/security-headers";
import { mailKinds as kinds } from "./mail-kinds";
import { mailBodies, mailRoutes } from "./mail/routes";
import { pictureRoutes } from "./site/pictures/routes";
import { sessionReader, shopperCookie, shopperSession } from "./people/auth/shopper-session";
import { withShortMemory } from "./people/auth/session-cache";
import { shopperReads } from "./shopper-reads";
import { createAskers } from "./platform/work/fair-jobs";
import { createWorkQueue, type WorkQueue } from "./platform/work/work-queue";
import { adminRoutes } from "./admin-api";
import { createPasswords } from "./people/auth/passwords";
import { createStaffRequestCheck } from "./people/auth/staff-session";

/** The whole server, which does not listen yet. */
export interface App {
  /** Answers every request, what it can the short way. */
  listener: RequestListener;
  express: Express;
  /** The finders that staff made, with their products. */
  stages: Stages;
  /** What others wait for is worked out in turns. */
  queue: WorkQueue;
}

export function createApp(dependencies: AppDependencies): App {
  const { database, outbox, publicUrl, sessionStore, sessionSecrets, now, trustProxy, isClosing } =
    dependencies;
  const { db } = database;
  // The embedded database is locked by this process.
  const isAlone = database.kind === "embedded";
  const versionOf = createVersions(database.quick, isAlone);
  const liveFinders = createLiveFinders(db, now, undefined, versionOf);
  const locks = createLocks(dependencies.gatePasswords, liveFinders, sessionSecrets, now);
  const guesses = createLoginThrottles(database.sql, now, dependencies.guessPenaltyMs);
  const embedAccess = createEmbedAccess(db, now);
  const isStaffRequest = createStaffRequestCheck(db, sessionStore, sessionSecrets, publicUrl, now);
  const sessions = withShortMemory(sessionStore, now, isAlone);
  const unlocks = createUnlocks({
    ...locks,
    embedAccess,
    isStaffRequest,
    sessions: sessionReader(sessions, sessionSecrets, publicUrl),
  });
  // Set where replies are made, read by the readiness check.
  const disk = { hasBeenFull: false };
  const catalogs = createCatalogs(
    db,
    now,
    (read) => dependencies.logger.debug(read, "catalog read"),
    versionOf,
  );
  const { lists } = catalogs;
  const specified = specifiedVocabularies(db, lists);
  const marks = createVersionMarks(sessionSecrets);
  const stages = createStages({ finders: liveFinders, products: catalogs, marks, now });
  const addressOf = addressBehind(trustProxy);
  const queue = createWorkQueue();
  const askerOf = createAskers(addressOf, shopperCookie(publicUrl).name);
  const work = { queue, askerOf };
  const reads = shopperReads(catalogs, stages, unlocks, work);

  const api = express
    .Router()
    .use((_req, res, next) => {
      res.set("Cache-Control", "no-store");
      next();
    })
    .use(plainAddress, sameOriginOnly(publicUrl))
    .use(
      "/admin",
      adminRoutes({
        ...dependencies,
        guesses: guesses.staff,
        embedAccess,
        liveFinders,
        passwords: createPasswords(),
        catalogs,
        stages,
        queue,
      }),
    )
    .use(mailBodies(kinds))
    .use(jsonBody("16kb"))
    .use(
      agentRoutes({
        sql: database.sql,
        finders: createAgentFinders({ ...locks, finders: liveFinders, stages, embedAccess }),
        publicUrl,
        logger: dependencies.logger,
        queue,
      }),
    )
    .use(shopperSession(sessions, sessionSecrets, publicUrl))
    .use(
      gateRoutes({
        ...locks,
        unlocks,
        guesses,
        devices: createDeviceCookies(sessionSecrets, shopperCookie(publicUrl)),
        embedAccess,
        sessionRates: createSessionRates(database.sql),
        publicUrl,
        logger: dependencies.logger,
      }),
    )
    .use(embedRoutes(db, liveFinders, publicUrl))
    .use(finderListRoutes(liveFinders))
    .use(mailRoutes({ ...work, database, unlocks, outbox, publicUrl, stages, now, kinds }))
    .use(contactRoutes({ database, outbox, ownerEmail: dependencies.contactEmail, now }))
    .use(
      traceRoutes({
        db,
        unlocks,
        stages,
        limits: createTraceLimits(database.sql),
        owners: createTraceOwners(sessionSecrets),
        vocabularies: createVocabularies({ db, lists, finders: liveFinders, specified }),
      }),
    )
    .use((_req, _res, next) => next(notFound()));

  const isHttps = publicUrl.startsWith("https:");
  const log = createRequestLog(dependencies.logger, dependencies.seeRequest);
  const short = shortWay(reads.at, {
    headers: unframedHeaders(isHttps),
    follow: (req, res, startedAt) => log.follow(req, res, () => addressOf(req), startedAt),
    isClosing,
  });
  const app = express().disable("x-powered-by").set("trust proxy", trustProxy).set("etag", false);
  app
    .use(requestLog(log))
    .use(securityHeaders(isHttps, framingBy(embedAccess, liveFinders, publicUrl)))
    .use(readableRequest)
    .use((_req, res, next) => {
      // Tells the client not to reuse this connection.
      if (dependencies.isClosing()) res.set("Connection", "close");
      next();
    })
    .use(short.failures, reads.routes)
    .use(apiDescriptionRoutes(publicUrl))
    .use(healthRoutes({ database, isDraining: dependencies.isDraining, disk }))
    .use(compression())
    .use("/pictures", pictureRoutes(db))
    .use("/api", api);
  if (dependencies.pages) app.use(dependencies.pages(liveFinders, createBuiltFileFinder(db, now)));
  app
    .use((_req, _res, next) => next(notFound()))
    .use(((error, _req, _res, next) => {
      if (isDiskFull(error)) disk.hasBeenFull = true;
      next(error);
    }) satisfies ErrorRequestHandler)
    .use(errorHandler);

  return {
    express: app,
    stages,
    queue,
    listener(req, res) {
      if (isClosing() || !short.answers(req, res, app)) app(req, res);
    },
  };
}
