import type { RequestHandler } from "express";
import { pino } from "pino";
import { loadAccess } from "./access";
import { createApp } from "./app";
import { banner } from "./banner";
import { openEmbedded } from "./database/embedded";
import { openPostgres } from "./database/postgres";
import { drain } from "./drain";
import type { Environment } from "./env";
import { listen } from "./listen";
import { createComposer } from "./mail/compose";
import { createMailer } from "./mail/mailer";
import { holdingOutbox } from "./mail/outbox";
import { holdQueued } from "./mail/outbox-queue";
import { createOutboxWorker } from "./mail/outbox-worker";
import { seed } from "./seed/seed";
import { sessionStore } from "./session";
import { createFirstAdmin, lacksAdmin } from "./staff/first-admin";

/** How long a mail that is on its way may take to arrive while the server stops. */
const MAIL_PATIENCE_MS = 7_000;

/**
 * From the environment to a listening server: database, seed, secrets, app, banner. Gives back the
 * function that stops it. Throws `StartError` for everything that its operator can mend.
 */
export async function start(env: Environment, pages: RequestHandler): Promise<() => Promise<void>> {
  const logger = pino({ level: env.logLevel });
  const complain = (error: Error) => logger.warn({ err: error }, "a database connection was lost");
  const database = env.databaseUrl
    ? await openPostgres(env.databaseUrl, complain)
    : await openEmbedded(env.dataDir);

  let isDraining = false;
  try {
    const access = await database.alone(async (db) => {
      if (!env.mail.smtpUrl) await holdQueued(db, new Date());
      const secrets = await loadAccess(env, await lacksAdmin(db));
      if (secrets.firstAdmin) await createFirstAdmin(db, secrets.firstAdmin);
      await seed(db, env.seedDemo);
      return secrets;
    });
    const mail = env.mail.smtpUrl
      ? createOutboxWorker({
          db: database.db,
          mailer: createMailer(env.mail.smtpUrl, env.mail.from),
          compose: createComposer(database.db, env.publicUrl),
          now: Date.now,
          logger,
        })
      : undefined;
    const app = createApp({
      database,
      sessionStore: sessionStore(database.sql, (message) => logger.warn(message)),
      sessionSecret: access.sessionSecret,
      gatePasswords: access.gatePasswords,
      publicUrl: env.publicUrl,
      outbox: mail ?? holdingOutbox,
      contactEmail: env.contact.email,
      trustProxy: env.trustProxy,
      logger,
      now: Date.now,
      isDraining: () => isDraining,
      pages,
    });
    const server = await listen(app, env.port, env.host, logger);
    await mail?.start();
    process.stdout.write(banner(env, access));

    return async () => {
      isDraining = true;
      await Promise.all([drain(server), mail?.stop(MAIL_PATIENCE_MS)]);
      await database.close();
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
