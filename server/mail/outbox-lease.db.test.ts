import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { outboxMails } from "@shared/schema/mail";
import type { Database } from "../platform/database/database";
import { openOutboxSetting, type OutboxSetting } from "../testing/outbox-setting";
import { claimDue, recordOutcome, renewLease } from "./outbox-queue";

let setting: OutboxSetting;
const MINUTE = 60_000;

beforeAll(async () => {
  setting = await openOutboxSetting();
});
afterAll(() => setting.close());
beforeEach(() => setting.reset());
afterEach(() => setting.stopAll());

const claim = async (leaseMs: number) => {
  const [mail] = await claimDue(setting.database.db, { now: new Date(), leaseMs, most: 1 });
  return mail!;
};
/** As if that much time had passed for the database. */
const letLeasesRunOut = () =>
  setting.database.db.update(outboxMails).set({ leaseUntil: sql`now() - interval '1 second'` });

describe("the lease of a mail on its way", () => {
  it("keeps other servers off it while it lasts, and lets them take it over soon after", async () => {
    await setting.store(setting.mail());
    const dead = await claim(20_000);
    const left = dead.leaseUntil.getTime() - Date.now();
    expect(left).toBeGreaterThan(15_000);
    expect(left).toBeLessThan(25_000);
    const worker = await setting.startWorker();
    await worker.stop(1_000);
    expect(setting.smtp.taken).toEqual([]);
    await letLeasesRunOut();
    await setting.startWorker();
    await setting.becomes({ status: "sent", attempts: 2 });
  });

  it("is renewed for as long as a try takes, so that nobody else sends the mail meanwhile", async () => {
    setting.smtp.behaviour = "hang";
    await setting.store(setting.mail());
    const times = { leaseMs: 2_000, stepTimeoutMs: 7_000 };
    const slow = await setting.startWorker(times);
    await vi.waitFor(() => expect(setting.smtp.taken).toHaveLength(1), 10_000);
    const other = await setting.startWorker(times);
    await vi.waitFor(
      async () => {
        slow.wake();
        other.wake();
        // The conversation is cut off after seven seconds: more than three leases.
        expect((await setting.only()).status).toBe("queued");
      },
      { timeout: 40_000, interval: 20 },
    );
    expect(setting.smtp.taken).toHaveLength(1);
    expect(await setting.only()).toMatchObject({ attempts: 1, leaseUntil: null });
  });

  it("is the same time for servers whose clocks differ", async () => {
    await setting.store(setting.mail());
    await claim(MINUTE);
    const ahead = await setting.startWorker({ now: () => Date.now() + 60 * MINUTE });
    await ahead.stop(1_000);
    expect(setting.smtp.taken).toEqual([]);
    expect(await setting.only()).toMatchObject({ status: "sending", attempts: 1 });
  });

  it("counts as renewed when the answer to a renewal got lost", async () => {
    const { db } = setting.database;
    await setting.store(setting.mail());
    const { id, leaseUntil } = await claim(MINUTE);
    const next = new Date(leaseUntil.getTime() + 5_000);
    expect(await renewLease(db, id, [leaseUntil], next)).toBe(true);
    const later = new Date(leaseUntil.getTime() + 10_000);
    expect(await renewLease(db, id, [leaseUntil, next], later)).toBe(true);
    await recordOutcome(db, id, [leaseUntil, next, later], { status: "sent", sentAt: new Date() });
    expect(await setting.only()).toMatchObject({ status: "sent" });
  });

  it("cannot be renewed, and nothing be written, by who lost it", async () => {
    const { db } = setting.database;
    await setting.store(setting.mail());
    const slow = await claim(MINUTE);
    await letLeasesRunOut();
    const fast = await claim(MINUTE);
    expect(await renewLease(db, slow.id, [slow.leaseUntil], new Date())).toBe(false);
    await recordOutcome(db, fast.id, [fast.leaseUntil], { status: "sent", sentAt: new Date() });
    const tooLate = { status: "failed" as const, lastError: "too late" };
    await recordOutcome(db, slow.id, [slow.leaseUntil], tooLate);
    expect(await setting.only()).toMatchObject({ status: "sent", lastError: null });
  });

  it("ends a try whose mail another server has taken over", async () => {
    setting.smtp.behaviour = "hang";
    await setting.store(setting.mail());
    const lines: string[] = [];
    const logger = pino({}, { write: (line) => void lines.push(line) });
    const slow = await setting.startWorker({ leaseMs: 400, logger });
    await vi.waitFor(() => expect(setting.smtp.taken).toHaveLength(1), 10_000);
    await letLeasesRunOut();
    const { attempts } = await claim(MINUTE);
    expect(attempts).toBe(2);
    await slow.stop(2_000);
    // Not by the conversation's own timeout.
    expect(lines.map((line) => (JSON.parse(line) as { error: string }).error)).toEqual([
      "AbortError",
    ]);
    expect(await setting.only()).toMatchObject({ status: "sending", attempts: 2 });
  });

  it("is given the time to be renewed when the database was away, before others take over", async () => {
    await setting.store(setting.mail(0, { status: "sending", attempts: 1 }));
    await letLeasesRunOut();
    let isAway = true;
    const db = new Proxy(setting.database.db, {
      get(target, key: keyof Database) {
        if (isAway) throw new Error("Connection terminated");
        const value = Reflect.get(target, key) as unknown;
        return typeof value === "function" ? (value.bind(target) as unknown) : value;
      },
    });
    const leaseMs = 300;
    const worker = await setting.startWorker({ db, leaseMs });
    const failedAt = performance.now();
    isAway = false;
    await vi.waitFor(
      () => {
        worker.wake();
        expect(setting.smtp.taken).toHaveLength(1);
      },
      { timeout: 5_000, interval: 10 },
    );
    expect(performance.now() - failedAt).toBeGreaterThan(leaseMs * 0.9);
  });
});
