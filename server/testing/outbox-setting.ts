import { pino, type Logger } from "pino";
import { expect, vi } from "vitest";
import { mailSenders, outboxMails } from "@shared/schema/mail";
import { createCatalogs } from "../catalog/store/catalogs";
import type { Database, DatabaseHandle } from "../platform/database/database";
import { createLiveFinders, createVersionMarks } from "../finders/live/live-finders";
import { createStages } from "../finders/shopper/stages";
import { mailKinds } from "../mail-kinds";
import { createComposer } from "../mail/compose";
import { createWorkQueue } from "../platform/work/work-queue";
import { createMailer } from "../mail/mailer";
import { createHoldingOutbox, type RunningOutbox } from "../mail/outbox-holder";
import { createOutboxWorker } from "../mail/outbox-worker";
import { startMailServer, type MailServer } from "./mail-server";
import { openTestDatabase } from "./test-database";

type StoredMail = typeof outboxMails.$inferSelect;

interface Server {
  /** Another handle on the same database, such as one that fails. */
  db?: Database;
  now?: () => number;
  leaseMs?: number;
  /** How long a mail server may take for one step; long, unless it is meant to hang. */
  stepTimeoutMs?: number;
  logger?: Logger;
}

/** A database, a mail server, and servers of ours between them, started by a test. */
export interface OutboxSetting {
  database: DatabaseHandle;
  /** A new one for each test. */
  smtp: MailServer;
  /** Milliseconds that the servers' clock runs ahead; the database's does not. */
  clock: { ahead: number };
  now: () => number;
  /** A server that can send. */
  startWorker: (server?: Server) => Promise<RunningOutbox>;
  /** A server that cannot send, and checks every few milliseconds. */
  startHolder: () => Promise<RunningOutbox>;
  mail: (
    n?: number,
    changes?: Partial<typeof outboxMails.$inferInsert>,
  ) => typeof outboxMails.$inferInsert;
  store: (...mails: (typeof outboxMails.$inferInsert)[]) => Promise<unknown>;
  stored: () => Promise<StoredMail[]>;
  only: () => Promise<StoredMail>;
  /** Waits until the only mail matches. */
  becomes: (expected: Partial<StoredMail>) => Promise<void>;
  reset: () => Promise<void>;
  stopAll: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openOutboxSetting(): Promise<OutboxSetting> {
  const database = await openTestDatabase();
  const running: RunningOutbox[] = [];
  const silent = pino({ level: "silent" });
  const stages = createStages({
    finders: createLiveFinders(database.db, Date.now),
    products: createCatalogs(database.db, Date.now),
    marks: createVersionMarks(["a secret that only tests know"]),
    now: Date.now,
  });

  const started = async (outbox: RunningOutbox) => {
    running.push(outbox);
    await outbox.start();
    return outbox;
  };
  const setting: OutboxSetting = {
    database,
    smtp: await startMailServer(),
    clock: { ahead: 0 },
    now: () => Date.now() + setting.clock.ahead,
    startWorker: ({
      db = database.db,
      now = setting.now,
      leaseMs,
      stepTimeoutMs,
      logger = silent,
    } = {}) =>
      started(
        createOutboxWorker({
          db,
          mailer: createMailer(
            setting.smtp.url,
            "Matchwell <hello@matchwell.example>",
            stepTimeoutMs,
          ),
          compose: createComposer({
            db: database.db,
            publicUrl: "https://matchwell.example",
            stages,
            queue: createWorkQueue(),
            kinds: mailKinds,
          }),
          known: mailKinds.payloads,
          now,
          logger,
          leaseMs,
        }),
      ),
    startHolder: () => started(createHoldingOutbox(database.db, silent, 20)),
    mail: (n = 0, changes = {}) => ({
      kind: "contact",
      recipient: `owner${n}@example.com`,
      payload: { name: "Thandi", email: "thandi@example.com", message: `Message ${n}` },
      fingerprint: String(n),
      status: "queued",
      createdAt: new Date(setting.now()),
      ...changes,
    }),
    store: (...mails) => database.db.insert(outboxMails).values(mails),
    stored: () => database.db.select().from(outboxMails),
    only: async () => (await setting.stored())[0]!,
    becomes: (expected) =>
      vi.waitFor(async () => expect(await setting.only()).toMatchObject(expected), {
        timeout: 25_000,
      }),
    async reset() {
      setting.clock.ahead = 0;
      await database.db.delete(outboxMails);
      await database.db.delete(mailSenders);
      await setting.smtp.close();
      setting.smtp = await startMailServer();
    },
    async stopAll() {
      await Promise.all(running.splice(0).map((outbox) => outbox.stop(0)));
    },
    async close() {
      await setting.smtp.close();
      await database.close();
    },
  };
  return setting;
}
