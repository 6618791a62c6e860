import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { outboxMails } from "@shared/schema/mail";
import type { DatabaseHandle } from "../database/database";
import { startMailServer, type MailServer } from "../testing/mail-server";
import { openTestDatabase } from "../testing/test-database";
import { createComposer } from "./compose";
import { createMailer } from "./mailer";
import { createOutboxWorker, type OutboxWorker } from "./outbox-worker";
import { claimDue, recordOutcome } from "./outbox-queue";

let database: DatabaseHandle;
let smtp: MailServer;
let ahead = 0;
const workers: OutboxWorker[] = [];
const MINUTE = 60_000;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ahead = 0;
  await database.db.delete(outboxMails);
  smtp = await startMailServer();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop(0)));
  await smtp.close();
});

const now = () => Date.now() + ahead;

async function startWorker(): Promise<OutboxWorker> {
  const worker = createOutboxWorker({
    db: database.db,
    mailer: createMailer(smtp.url, "Matchwell <hello@matchwell.example>", 500),
    compose: createComposer(database.db, "https://matchwell.example"),
    now,
    logger: pino({ level: "silent" }),
  });
  workers.push(worker);
  await worker.start();
  return worker;
}

const mail = (n = 0, changes: Partial<typeof outboxMails.$inferInsert> = {}) => ({
  kind: "contact" as const,
  recipient: `owner${n}@example.com`,
  payload: { name: "Thandi", email: "thandi@example.com", message: `Message ${n}` },
  fingerprint: String(n),
  status: "queued" as const,
  createdAt: new Date(now()),
  ...changes,
});
const store = (...mails: (typeof outboxMails.$inferInsert)[]) =>
  database.db.insert(outboxMails).values(mails);
const stored = () => database.db.select().from(outboxMails);
const only = async () => (await stored())[0]!;
const becomes = (expected: object) =>
  vi.waitFor(async () => expect(await only()).toMatchObject(expected), { timeout: 10_000 });

describe("the outbox worker", () => {
  it("sends what is queued, says so, and sends it once", async () => {
    await store(mail());
    const worker = await startWorker();
    await becomes({ status: "sent", attempts: 1, lastError: null, leaseUntil: null });
    expect((await only()).sentAt).toBeInstanceOf(Date);
    worker.wake();
    await worker.stop(1_000);
    expect(smtp.accepted).toHaveLength(1);
    expect(smtp.accepted[0]!.recipients).toEqual(["owner0@example.com"]);
  });

  it("lets go of what was held while there was no mail server, but not of what nobody expects any more", async () => {
    const day = 24 * 60 * MINUTE;
    await store(
      mail(1, { status: "held" }),
      mail(2, { status: "held", createdAt: new Date(now() - 4 * day) }),
    );
    await startWorker();
    await vi.waitFor(() => expect(smtp.accepted).toHaveLength(1));
    await vi.waitFor(async () =>
      expect((await stored()).map(({ status }) => status).sort()).toEqual(["held", "sent"]),
    );
  });

  it("gives up at once on a recipient that the mail server refuses", async () => {
    smtp.behaviour = "refuse";
    await store(mail());
    await startWorker();
    await becomes({ status: "failed", attempts: 1, nextAttemptAt: null });
    expect((await only()).lastError).toContain("No such mailbox");
  });

  it("keeps a mail whose sender the mail server refuses: the operator can mend that", async () => {
    smtp.behaviour = "refuse the sender";
    await store(mail());
    await startWorker();
    await becomes({ status: "queued", attempts: 1 });
    expect((await only()).lastError).toContain("Sender address rejected");
  });

  it("stores what a mail server says, whatever signs it says it in", async () => {
    await store(mail());
    const [claimed] = await claimDue(database.db, {
      now: new Date(now()),
      leaseUntil: new Date(now() + MINUTE),
      most: 1,
    });
    await recordOutcome(database.db, claimed!, { status: "failed", lastError: "no\0 \ud800\r\n" });
    expect((await only()).status).toBe("failed");
  });

  it("waits longer after every try that failed, then sends, then forgets the error", async () => {
    smtp.behaviour = "not now";
    await store(mail());
    const worker = await startWorker();
    for (const [index, minutes] of [1, 5, 15].entries()) {
      await becomes({ status: "queued", attempts: index + 1 });
      const { nextAttemptAt, lastError } = await only();
      expect(lastError).toContain("Try again later");
      const wait = nextAttemptAt!.getTime() - now();
      expect(wait).toBeGreaterThan((minutes - 0.5) * MINUTE);
      expect(wait).toBeLessThanOrEqual(minutes * MINUTE);
      ahead += wait + 1;
      if (minutes === 15) smtp.behaviour = "accept";
      worker.wake();
    }
    await becomes({ status: "sent", attempts: 4, lastError: null });
    expect(smtp.accepted).toHaveLength(1);
  });

  it("has failed after the last try", async () => {
    smtp.behaviour = "not now";
    await store(mail(0, { attempts: 6 }));
    await startWorker();
    await becomes({ status: "failed", attempts: 7 });
  });

  it.each(["hang", "die before the reply"] as const)(
    "loses nothing and claims nothing when the mail server does this: %s",
    async (behaviour) => {
      smtp.behaviour = behaviour;
      await store(mail());
      const worker = await startWorker();
      await becomes({ status: "queued", attempts: 1, sentAt: null });
      expect(smtp.accepted).toEqual([]);
      smtp.behaviour = "accept";
      ahead += 2 * MINUTE;
      worker.wake();
      await becomes({ status: "sent" });
      expect(smtp.accepted).toHaveLength(1);
      // The mailbox can tell a repeat.
      expect(new Set(smtp.taken.map(({ messageId }) => messageId)).size).toBe(1);
    },
  );

  it("keeps a mail whose server is not there", async () => {
    const { url } = smtp;
    await smtp.close();
    await store(mail());
    await startWorker();
    await becomes({ status: "queued", attempts: 1 });
    expect((await only()).lastError).toContain(url.replace("smtp://", ""));
  });

  it("says in the outbox when nothing can be made of a mail, and does not try again", async () => {
    await store(mail(0, { kind: "favorites", payload: { skus: ["never-was"] } }));
    await startWorker();
    await becomes({ status: "failed", lastError: "None of its products is sold any more." });
    expect(smtp.taken).toEqual([]);
  });

  it("takes over what a server that died was sending, when its lease is over and not before", async () => {
    const abandoned = { status: "sending" as const, attempts: 1 };
    await store(mail(1, { ...abandoned, leaseUntil: new Date(now() + MINUTE) }));
    const worker = await startWorker();
    await worker.stop(1_000);
    expect(smtp.taken).toEqual([]);
    ahead += 2 * MINUTE;
    await startWorker();
    await becomes({ status: "sent", attempts: 2 });
  });

  it("does not overwrite what the server that took a mail over has written", async () => {
    await store(mail());
    const claim = () =>
      claimDue(database.db, {
        now: new Date(now()),
        leaseUntil: new Date(now() + MINUTE),
        most: 1,
      });
    const [slow] = await claim();
    ahead += 2 * MINUTE;
    const [fast] = await claim();
    await recordOutcome(database.db, fast!, { status: "sent", sentAt: new Date(now()) });
    await recordOutcome(database.db, slow!, { status: "failed", lastError: "too late" });
    expect(await only()).toMatchObject({ status: "sent", lastError: null });
  });

  it("loses none of 60 mails and claims none that was not taken, when the mail server dies again and again under two workers", async () => {
    await store(...Array.from({ length: 60 }, (_, n) => mail(n)));
    smtp.behaviour = "die before the reply";
    const both = await Promise.all([startWorker(), startWorker()]);
    for (const alive of [false, true, false, true]) {
      smtp.behaviour = alive ? "accept" : "die before the reply";
      const soFar = smtp.taken.length;
      await vi.waitFor(
        () => {
          ahead += MINUTE;
          for (const worker of both) worker.wake();
          expect(smtp.taken.length).toBeGreaterThan(soFar + 5);
        },
        { timeout: 10_000 },
      );
      // Never called sent without the mail server's word.
      const sent = (await stored()).filter(({ status }) => status === "sent");
      const answered = new Set(smtp.accepted.map(({ recipients }) => recipients.join()));
      expect(sent.filter(({ recipient }) => !answered.has(recipient))).toEqual([]);
    }
    smtp.behaviour = "accept";
    await vi.waitFor(
      async () => {
        ahead += 10 * MINUTE;
        for (const worker of both) worker.wake();
        expect((await stored()).filter(({ status }) => status !== "sent")).toEqual([]);
      },
      { timeout: 15_000, interval: 200 },
    );
    expect(new Set(smtp.accepted.map(({ recipients }) => recipients.join())).size).toBe(60);
  }, 40_000);

  it("lets a mail that is on its way arrive before it stops", async () => {
    await store(mail());
    const worker = await startWorker();
    await vi.waitFor(async () => expect((await only()).status).not.toBe("queued"));
    await worker.stop(5_000);
    expect((await only()).status).toBe("sent");
  });

  it("sends 500 mails exactly once each, with two workers at it", async () => {
    await store(...Array.from({ length: 500 }, (_, n) => mail(n)));
    await Promise.all([startWorker(), startWorker()]);
    await vi.waitFor(
      async () => {
        const sent = await database.db.$count(outboxMails, eq(outboxMails.status, "sent"));
        expect(sent).toBe(500);
      },
      { timeout: 25_000, interval: 200 },
    );
    expect(smtp.taken).toHaveLength(500);
    expect(new Set(smtp.taken.map(({ recipients }) => recipients.join())).size).toBe(500);
  }, 30_000);
});
