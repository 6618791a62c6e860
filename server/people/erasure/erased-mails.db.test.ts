import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { outboxMails } from "@shared/schema/mail";
import { claimDue } from "../../mail/outbox-queue";
import { openOutboxSetting, type OutboxSetting } from "../../testing/outbox-setting";
import { erasePerson } from "./erase-person";

let setting: OutboxSetting;
beforeAll(async () => {
  setting = await openOutboxSetting();
});
afterAll(() => setting.close());
beforeEach(() => setting.reset());
afterEach(() => setting.stopAll());

const erase = () => setting.database.db.transaction((tx) => erasePerson(tx, "thandi@example.com"));
const claim = () => claimDue(setting.database.db, { now: new Date(), leaseMs: 60_000, most: 2 });

describe("a mail of a person who is erased", () => {
  it("is not sent when it waits in the queue", async () => {
    const payload = { name: "Joana", email: "joana@example.com", message: "Good day" };
    await setting.store(setting.mail(1), setting.mail(2, { payload }));
    expect(await erase()).toMatchObject({ mails: 1 });
    await setting.startWorker();
    await setting.becomes({ recipient: "owner2@example.com", status: "sent" });
    expect(setting.smtp.taken).toHaveLength(1);
  });

  it("that a server is sending keeps them from being erased; once the try is over, none follows", async () => {
    setting.smtp.behaviour = "hang";
    await setting.store(setting.mail());
    const worker = await setting.startWorker({ stepTimeoutMs: 1_000 });
    await vi.waitFor(() => expect(setting.smtp.taken).toHaveLength(1), 10_000);
    await expect(erase()).rejects.toMatchObject({ status: 409, code: "sending" });
    expect(await setting.only()).toMatchObject({ status: "sending" });
    await setting.becomes({ status: "queued", attempts: 1 });
    expect(await erase()).toMatchObject({ mails: 1 });
    setting.smtp.behaviour = "accept";
    setting.clock.ahead += 5 * 60_000;
    worker.wake();
    await worker.stop(1_000);
    expect(setting.smtp.accepted).toEqual([]);
  });

  it("is erased when the server that was sending it has died", async () => {
    await setting.store(setting.mail());
    expect(await claim()).toHaveLength(1);
    await expect(erase()).rejects.toMatchObject({ code: "sending" });
    await setting.database.db
      .update(outboxMails)
      .set({ leaseUntil: sql`now() - interval '1 second'` });
    expect(await erase()).toMatchObject({ mails: 1 });
    expect(await claim()).toEqual([]);
  });
});

// The embedded database does one thing at a time.
describe.runIf(process.env.TEST_DATABASE_KIND === "postgres")("at the same moment", () => {
  it("a server takes no mail that is just being erased", async () => {
    await setting.store(setting.mail());
    await setting.database.db.transaction(async (tx) => {
      await erasePerson(tx, "thandi@example.com");
      expect(await claim()).toEqual([]);
    });
    expect(await setting.stored()).toEqual([]);
  });

  it("an erasure sees a mail that a server has just taken", async () => {
    const { db } = setting.database;
    await setting.store(setting.mail());
    let erasing!: Promise<unknown>;
    await db.transaction(async (tx) => {
      await tx.update(outboxMails).set({
        status: "sending",
        leaseUntil: sql`now() + interval '1 minute'`,
      });
      erasing = erase().catch((error: unknown) => error);
      // It waits for the row.
      await vi.waitFor(async () => {
        const { rows } = await db.execute<{ waiting: number }>(
          sql`select count(*)::int as waiting from pg_locks
            join pg_stat_activity using (pid) where not granted and datname = current_database()`,
        );
        expect(rows[0]!.waiting).toBeGreaterThan(0);
      });
    });
    expect(await erasing).toMatchObject({ code: "sending" });
    expect(await setting.only()).toMatchObject({ status: "sending" });
  });
});
