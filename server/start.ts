import { setTimeout as sleep } from "node:timers/promises";
import { banner, loadAccess } from "./platform/boot/access";
import { finishSetUp, setUpMarker } from "./platform/boot/access-file";
import { keepStored } from "./platform/built-files/keep-stored";
import { pathTemplates } from "./site/api-description/operations/all";
import { createApp } from "./app";
import type { Pages } from "./app-dependencies";
import { openEmbedded } from "./platform/database/embedded";
import { openPostgres } from "./platform/database/postgres";
import { drain, listen } from "./platform/boot/listen";
import type { Environment } from "./platform/boot/env";
import { createLogger } from "./platform/log/logged-error";
import { mailKinds } from "./mail-kinds";
import { createComposer } from "./mail/compose";
import { createMailer } from "./mail/mailer";
import { createHoldingOutbox } from "./mail/outbox-holder";
import { createOutboxWorker } from "./mail/outbox-worker";
import { createMetrics } from "./platform/metrics/metrics";
import { routeLabels } from "./platform/metrics/route-label";
import { knownSecrets, watchPeers } from "./platform/peers/watch-peers";
import { retain } from "./insight/retention/retain";
import { seed } from "./specification/seed/seed";
import { sessionStore } from "./people/auth/shopper-session";
import { createFirstAdmin, staffState } from "./people/team/create-admin";

/**
 * How long running requests, and mails on their way, may take while the server stops; the delay before
 * counts too. With the database's own timeout it stays within ten seconds.
 */
const DRAIN_TIMEOUT_MS = 7_000;

/**
 * From the environment to a listening server: database, seed, secrets, app, banner. Returns the function
 * that stops it; `onServing` is called before it listens. The files in the folder `builtClient` are stored for
 * servers of other versions. Throws `StartError` for everything that its operator can fix.
 */
export async function start(
  env: Environment,
  pages: Pages,
  onServing: () => void,
  builtClient?: string,
): Promise<() => Promise<void>> {
  const logger = createLogger(env.logLevel);
  const complain = (error: Error) => logger.warn({ err: error }, "a database connection was lost");
  const database = env.databaseUrl
    ? await openPostgres(
        { url: env.databaseUrl, migrationUrl: env.migrationDatabaseUrl },
        complain,
        {
          forMs: env.databaseWaitSeconds * 1_000,
          say: (sentence) => void process.stderr.write(`${sentence}\n`),
        },
      )
    : await openEmbedded(env.dataDir, setUpMarker(env.dataDir));

  let isDraining = false;
  let isClosing = false;
  try {
    const access = await database.alone(async (db) => {
      const secrets = await loadAccess(env, await staffState(db));
      if (secrets.firstAdmin) await createFirstAdmin(db, secrets.firstAdmin);
      await seed(db, env.seedDemo);
      if (secrets.file) await finishSetUp(env.dataDir);
      return secrets;
    });
    const outbox = env.mail.smtpUrl
      ? createOutboxWorker({
          db: database.db,
          mailer: createMailer(env.mail.smtpUrl, env.mail.from),
          compose: (mail) => compose(mail),
          known: mailKinds.payloads,
          now: Date.now,
          logger,
        })
      : createHoldingOutbox(database.db, logger);
    const metrics =
      env.metricsPort === undefined
        ? undefined
        : createMetrics(routeLabels(pathTemplates), database);
    const { listener, stages, queue } = createApp({
      database,
      sessionStore: sessionStore(database.sql, (err) =>
        logger.warn({ err }, "the session store failed"),
      ),
      sessionSecrets: access.sessionSecrets,
      gatePasswords: access.gatePasswords,
      publicUrl: env.publicUrl,
      outbox,
      contactEmail: env.contact.email,
      trustProxy: env.trustProxy,
      logger,
      now: Date.now,
      isDraining: () => isDraining,
      isClosing: () => isClosing,
      seeRequest: metrics?.see,
      pages,
    });
    // With the app's own products: they are held once.
    const compose = createComposer({
      db: database.db,
      publicUrl: env.publicUrl,
      stages,
      queue,
      kinds: mailKinds,
    });
    // First: a server whose metrics cannot be read has not accepted anybody yet.
    const metricsServer =
      metrics &&
      (await listen(metrics.listener, env.metricsPort!, env.host, logger, "METRICS_PORT"));
    onServing();
    const server = await listen(listener, env.port, env.host, logger);
    server.on("connection", queue.welcome);
    await outbox.start();
    const leave =
      database.kind === "postgres"
        ? await watchPeers({
            db: database.db,
            secrets: knownSecrets(access.sessionSecrets, access.gatePasswords),
            logger,
          })
        : undefined;
    const stopStoring = builtClient && keepStored(database.db, builtClient, logger);
    const stopRetaining = retain({
      db: database.db,
      retention: env.retention,
      now: Date.now,
      logger,
    });
    process.stdout.write(banner(env, access));

    return async () => {
      isDraining = true;
      const delayMs = env.drainDelaySeconds * 1_000;
      // Unready, and still listening: a balancer keeps sending until its next check.
      if (delayMs > 0) await sleep(delayMs);
      // Clients are told to reconnect only now, at the moment the listener closes.
      isClosing = true;
      const patienceMs = DRAIN_TIMEOUT_MS - delayMs;
      await Promise.all([
        drain(server, patienceMs),
        outbox.stop(patienceMs),
        stopStoring && stopStoring(),
        leave?.(),
        stopRetaining(),
      ]);
      // Until the end: how it stops is worth seeing.
      if (metricsServer) await drain(metricsServer, 0);
      await database.close();
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
