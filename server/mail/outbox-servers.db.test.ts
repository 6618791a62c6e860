import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { mailSenders } from "@shared/schema/mail";
import { openOutboxSetting, type OutboxSetting } from "../testing/outbox-setting";
import { holdingOutbox } from "./outbox-holder";
import { announceSender } from "./mailer";

let setting: OutboxSetting;
const SENDER = "98328a9a-fefa-48b7-8f46-1bfae0092ee5";

beforeAll(async () => {
  setting = await openOutboxSetting();
});
afterAll(() => setting.close());
beforeEach(() => setting.reset());
afterEach(async () => {
  vi.useRealTimers();
  await setting.stopAll();
});

const senders = () => setting.database.db.select().from(mailSenders);
const lastSeen = (seconds: number) =>
  setting.database.db
    .update(mailSenders)
    .set({ seenAt: sql`now() - ${seconds}::int * interval '1 second'` });
const startStatus = () => holdingOutbox.startStatus(setting.database.db);

describe("servers with and without a mail server on one database", () => {
  it("leave alone what another one can send", async () => {
    setting.smtp.behaviour = "not now";
    await setting.store(setting.mail());
    await setting.startWorker();
    await setting.becomes({ status: "queued", attempts: 1 });
    const { nextAttemptAt } = await setting.only();
    const holder = await setting.startHolder();
    await holder.stop(0);
    expect(await setting.only()).toMatchObject({ status: "queued", nextAttemptAt });
  });

  it("show what waits as held at the start where nobody can send, and later when the last sender is gone", async () => {
    await setting.store(setting.mail());
    await setting.startHolder();
    expect((await setting.only()).status).toBe("held");

    await setting.reset();
    await announceSender(setting.database.db, SENDER);
    await setting.store(setting.mail());
    expect((await setting.only()).status).toBe("queued");
    await lastSeen(61);
    await setting.becomes({ status: "held" });
  });

  it("hold what a sender was at when it died, once nobody else can send", async () => {
    const abandoned = { status: "sending" as const, leaseUntil: new Date(Date.now() - 60_000) };
    const under = { status: "sending" as const, leaseUntil: new Date(Date.now() + 60_000) };
    await setting.store(setting.mail(1, abandoned), setting.mail(2, under));
    await setting.startHolder();
    expect((await setting.stored()).map(({ status }) => status).sort()).toEqual([
      "held",
      "sending",
    ]);
  });

  it("store a new mail as queued where another one can send it, else as held", async () => {
    expect(await startStatus()).toBe("held");
    const sender = await setting.startWorker();
    expect(await startStatus()).toBe("queued");
    await lastSeen(59);
    expect(await startStatus()).toBe("queued");
    await lastSeen(61);
    expect(await startStatus()).toBe("held");
    expect(await sender.startStatus(setting.database.db)).toBe("queued");
  });

  it("send what was held at their next look, without being started anew", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    await setting.startWorker();
    await setting.store(setting.mail(0, { status: "held" }));
    vi.advanceTimersByTime(5_000);
    await setting.becomes({ status: "sent" });
  });

  it("say that they are there with every look, take themselves off when they stop, and sweep who left without a word", async () => {
    await announceSender(setting.database.db, SENDER);
    await lastSeen(11 * 60);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const worker = await setting.startWorker();
    const [mine, ...others] = await senders();
    expect(others).toEqual([]);
    expect(mine!.id).not.toBe(SENDER);
    await lastSeen(50);
    vi.advanceTimersByTime(5_000);
    await vi.waitFor(async () => {
      const [seen] = await senders();
      expect(seen!.seenAt.getTime()).toBeGreaterThan(Date.now() - 10_000);
    }, 10_000);
    await worker.stop(1_000);
    expect(await senders()).toEqual([]);
  });
});

describe("the log of a mail that was not sent", () => {
  it("names the failure, and neither recipient nor content; staff read what the mail server said", async () => {
    const lines: string[] = [];
    const logger = pino({}, { write: (line) => void lines.push(line) });
    setting.smtp.behaviour = "refuse";
    await setting.store(setting.mail());
    await setting.startWorker({ logger });
    await setting.becomes({ status: "failed" });
    const { id, lastError } = await setting.only();
    expect(lastError).toContain("<owner0@example.com>: No such mailbox");
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      mail: id,
      status: "failed",
      error: "RefusedError",
      code: "EENVELOPE",
      responseCode: 550,
      msg: "a mail was not sent",
    });
    expect(lines[0]).not.toMatch(/owner0|example|Thandi|Message|mailbox/);
  });
});
