import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailSenders, outboxMails } from "@shared/schema/mail";
import { openOutboxSetting, type OutboxSetting } from "../testing/outbox-setting";
import { watchLeases } from "./lease-watch";
import { claimDue, holdQueued, renewLease } from "./outbox-queue";
import { nextTry } from "./retry";
import { canAnybodySend } from "./mailer";
import { storeMail } from "./store-mail";
import { contactMessage } from "./kinds/contact-message";

let setting: OutboxSetting;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LEASE_MS = 20_000;

beforeAll(async () => {
  setting = await openOutboxSetting();
});
afterAll(() => setting.close());
beforeEach(() => setting.reset());
afterEach(() => setting.stopAll());

const claim = (stuck: { id: string; leaseUntil: Date }[] = []) =>
  claimDue(setting.database.db, { now: new Date(), leaseMs: LEASE_MS, most: 1, stuck });

describe("after the clock was set back by a day", () => {
  it("the next try of a mail comes at once, however often it has failed", async () => {
    setting.smtp.behaviour = "not now";
    for (const attempts of [0, 1, 2, 3, 4, 5]) {
      await setting.reset();
      setting.smtp.behaviour = "not now";
      setting.clock.ahead = DAY;
      await setting.store(setting.mail(0, { attempts }));
      const worker = await setting.startWorker();
      await setting.becomes({ status: "queued", attempts: attempts + 1 });
      setting.clock.ahead = 0;
      setting.smtp.behaviour = "accept";
      worker.wake();
      await setting.becomes({ status: "sent", attempts: attempts + 2 });
      await setting.stopAll();
    }
  });

  it("a try that is put off by this clock still waits, also where another server's is a little behind", async () => {
    for (const attempts of [1, 2, 3, 4, 5, 6]) {
      await setting.reset();
      const nextAttemptAt = nextTry(attempts, new Date(Date.now() + 30_000));
      await setting.store(setting.mail(0, { attempts, nextAttemptAt }));
      expect(await claim()).toEqual([]);
    }
  });

  it("a mail whose server died is taken over when nobody has renewed its lease for two leases' time", async () => {
    const { db } = setting.database;
    const leaseUntil = new Date(Date.now() + DAY);
    await setting.store(setting.mail(0, { status: "sending", attempts: 1, leaseUntil }));
    const clock = { elapsed: 0 };
    const watch = watchLeases(db, LEASE_MS, () => clock.elapsed);
    const { id } = await setting.only();

    expect(await watch.look()).toEqual([]);
    clock.elapsed = 2 * LEASE_MS;
    const renewed = new Date(leaseUntil.getTime() + 5_000);
    await renewLease(db, id, [leaseUntil], renewed);
    expect(await watch.look()).toEqual([]);
    expect(await claim(await watch.look())).toEqual([]);

    clock.elapsed = 4 * LEASE_MS;
    const stuck = await watch.look();
    expect(stuck).toEqual([{ id, leaseUntil: renewed }]);
    expect(await claim(stuck)).toMatchObject([{ id, attempts: 2 }]);
    expect(await watch.look()).toEqual([]);
  });

  it("a mail that its server gave up by dying is shown as held where nobody can send", async () => {
    const leaseUntil = new Date(Date.now() + DAY);
    await setting.store(setting.mail(0, { status: "sending", attempts: 1, leaseUntil }));
    const { id } = await setting.only();
    await holdQueued(setting.database.db, []);
    expect((await setting.only()).status).toBe("sending");
    await holdQueued(setting.database.db, [{ id, leaseUntil }]);
    expect((await setting.only()).status).toBe("held");
  });

  it("a server that was last seen tomorrow is gone", async () => {
    const { db } = setting.database;
    await db.insert(mailSenders).values({
      id: "98328a9a-fefa-48b7-8f46-1bfae0092ee5",
      seenAt: sql`now() + interval '1 day'`,
    });
    expect(await canAnybodySend(db)).toBe(false);
  });

  it("the same mail is stored again: the one of tomorrow is no repeat", async () => {
    const { db } = setting.database;
    const outbox = { startStatus: () => Promise.resolve("queued" as const), wake: () => undefined };
    const payload = { name: "Thandi", email: "thandi@example.com", message: "Hello" };
    const mail = { kind: contactMessage, recipient: "owner@example.com", payload };
    const store = (at: number) =>
      storeMail(db, outbox, mail, { now: new Date(at), isSuspected: false });
    expect(await store(Date.now() + DAY)).toBe(true);
    expect(await store(Date.now())).toBe(true);
    expect(await store(Date.now())).toBe(false);
    expect(await db.$count(outboxMails)).toBe(2);
  });
});
