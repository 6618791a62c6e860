import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { outboxMails } from "@shared/schema/mail";
import { openOutboxSetting, type OutboxSetting } from "../testing/outbox-setting";
import { claimDue, recordOutcome } from "./outbox-queue";

let setting: OutboxSetting;
const MINUTE = 60_000;

beforeAll(async () => {
  setting = await openOutboxSetting();
});
afterAll(() => setting.close());
beforeEach(() => setting.reset());
afterEach(() => setting.stopAll());

describe("the outbox worker", () => {
  it("sends what is queued, says so, and sends it once", async () => {
    await setting.store(setting.mail());
    const worker = await setting.startWorker();
    await setting.becomes({ status: "sent", attempts: 1, lastError: null, leaseUntil: null });
    expect((await setting.only()).sentAt).toBeInstanceOf(Date);
    worker.wake();
    await worker.stop(1_000);
    expect(setting.smtp.accepted).toHaveLength(1);
    expect(setting.smtp.accepted[0]!.recipients).toEqual(["owner0@example.com"]);
  });

  it("lets go of what was held while there was no mail server, but not of what nobody expects any more", async () => {
    const day = 24 * 60 * MINUTE;
    await setting.store(
      setting.mail(1, { status: "held" }),
      setting.mail(2, { status: "held", createdAt: new Date(setting.now() - 4 * day) }),
    );
    await setting.startWorker();
    await vi.waitFor(() => expect(setting.smtp.accepted).toHaveLength(1), 10_000);
    await vi.waitFor(
      async () =>
        expect((await setting.stored()).map(({ status }) => status).sort()).toEqual([
          "held",
          "sent",
        ]),
      10_000,
    );
  });

  it("gives up at once on a recipient that the mail server refuses", async () => {
    setting.smtp.behaviour = "refuse";
    await setting.store(setting.mail());
    await setting.startWorker();
    await setting.becomes({ status: "failed", attempts: 1, nextAttemptAt: null });
    expect((await setting.only()).lastError).toContain("No such mailbox");
  });

  it("keeps a mail whose sender the mail server refuses: the operator can mend that", async () => {
    setting.smtp.behaviour = "refuse the sender";
    await setting.store(setting.mail());
    await setting.startWorker();
    await setting.becomes({ status: "queued", attempts: 1 });
    expect((await setting.only()).lastError).toContain("Sender address rejected");
  });

  it("stores what a mail server says, whatever signs it says it in", async () => {
    await setting.store(setting.mail());
    const { db } = setting.database;
    const [claimed] = await claimDue(db, { now: new Date(), leaseMs: MINUTE, most: 1 });
    const { id, leaseUntil } = claimed!;
    const outcome = { status: "failed" as const, lastError: "no\0 \ud800\r\n" };
    await recordOutcome(db, id, [leaseUntil], outcome);
    expect((await setting.only()).status).toBe("failed");
  });

  it("waits longer after every try that failed, then sends, then forgets the error", async () => {
    setting.smtp.behaviour = "not now";
    await setting.store(setting.mail());
    const worker = await setting.startWorker();
    for (const [index, minutes] of [1, 5, 15].entries()) {
      await setting.becomes({ status: "queued", attempts: index + 1 });
      const { nextAttemptAt, lastError } = await setting.only();
      expect(lastError).toContain("Try again later");
      const wait = nextAttemptAt!.getTime() - setting.now();
      expect(wait).toBeGreaterThan((minutes - 0.5) * MINUTE);
      expect(wait).toBeLessThanOrEqual(minutes * MINUTE);
      setting.clock.ahead += wait + 1;
      if (minutes === 15) setting.smtp.behaviour = "accept";
      worker.wake();
    }
    await setting.becomes({ status: "sent", attempts: 4, lastError: null });
    expect(setting.smtp.accepted).toHaveLength(1);
  });

  it("has failed after the last try", async () => {
    setting.smtp.behaviour = "not now";
    await setting.store(setting.mail(0, { attempts: 6 }));
    await setting.startWorker();
    await setting.becomes({ status: "failed", attempts: 7 });
  });

  it.each(["hang", "die before the reply"] as const)(
    "loses nothing and claims nothing when the mail server does this: %s",
    async (behaviour) => {
      setting.smtp.behaviour = behaviour;
      await setting.store(setting.mail());
      const worker = await setting.startWorker({ stepTimeoutMs: 1_000 });
      await setting.becomes({ status: "queued", attempts: 1, sentAt: null });
      expect(setting.smtp.accepted).toEqual([]);
      setting.smtp.behaviour = "accept";
      setting.clock.ahead += 2 * MINUTE;
      worker.wake();
      await setting.becomes({ status: "sent" });
      expect(setting.smtp.accepted).toHaveLength(1);
      // The mailbox can recognize a repeat.
      expect(new Set(setting.smtp.taken.map(({ messageId }) => messageId)).size).toBe(1);
    },
  );

  it("keeps a mail whose server is not there", async () => {
    const { url } = setting.smtp;
    await setting.smtp.close();
    await setting.store(setting.mail());
    await setting.startWorker();
    await setting.becomes({ status: "queued", attempts: 1 });
    expect((await setting.only()).lastError).toContain(url.replace("smtp://", ""));
  });

  it("says in the outbox when nothing can be made of a mail, and does not try again", async () => {
    await setting.store(setting.mail(0, { kind: "favorites", payload: { skus: ["never-was"] } }));
    await setting.startWorker();
    await setting.becomes({
      status: "failed",
      lastError: "None of its products is sold any more.",
    });
    expect(setting.smtp.taken).toEqual([]);
  });

  it.each([
    ["of a kind", { kind: "from-the-future" }],
    ["with data", { payloadVersion: 2 }],
  ])("leaves a mail %s that only a newer version reads to that", async (_, newer) => {
    await setting.store(setting.mail(0, newer), setting.mail(1));
    await setting.startWorker();
    await expect.poll(() => setting.smtp.taken.length).toBe(1);
    const left = (await setting.stored()).filter(({ status }) => status === "queued");
    expect(left).toMatchObject([{ ...newer, attempts: 0, lastError: null }]);
  });

  it("loses none of 60 mails and claims none that was not taken, when the mail server dies again and again under two workers", async () => {
    await setting.store(...Array.from({ length: 60 }, (_, n) => setting.mail(n)));
    setting.smtp.behaviour = "die before the reply";
    const both = await Promise.all([setting.startWorker(), setting.startWorker()]);
    for (const alive of [false, true, false, true]) {
      setting.smtp.behaviour = alive ? "accept" : "die before the reply";
      const soFar = setting.smtp.taken.length;
      await vi.waitFor(
        () => {
          setting.clock.ahead += MINUTE;
          for (const worker of both) worker.wake();
          expect(setting.smtp.taken.length).toBeGreaterThan(soFar + 5);
        },
        { timeout: 30_000 },
      );
      // Never marked as sent without the mail server's confirmation.
      const sent = (await setting.stored()).filter(({ status }) => status === "sent");
      const answered = new Set(setting.smtp.accepted.map(({ recipients }) => recipients.join()));
      expect(sent.filter(({ recipient }) => !answered.has(recipient))).toEqual([]);
    }
    setting.smtp.behaviour = "accept";
    await vi.waitFor(
      async () => {
        setting.clock.ahead += 10 * MINUTE;
        for (const worker of both) worker.wake();
        expect((await setting.stored()).filter(({ status }) => status !== "sent")).toEqual([]);
      },
      { timeout: 60_000, interval: 200 },
    );
    expect(new Set(setting.smtp.accepted.map(({ recipients }) => recipients.join())).size).toBe(60);
  }, 180_000);

  it("lets a mail that is on its way arrive before it stops", async () => {
    await setting.store(setting.mail());
    const worker = await setting.startWorker();
    await vi.waitFor(async () => expect((await setting.only()).status).not.toBe("queued"), 10_000);
    await worker.stop(5_000);
    expect((await setting.only()).status).toBe("sent");
  });

  it("sends 500 mails exactly once each, with two workers at it", async () => {
    await setting.store(...Array.from({ length: 500 }, (_, n) => setting.mail(n)));
    await Promise.all([setting.startWorker(), setting.startWorker()]);
    await vi.waitFor(
      async () => {
        const sent = await setting.database.db.$count(outboxMails, eq(outboxMails.status, "sent"));
        expect(sent).toBe(500);
      },
      { timeout: 100_000, interval: 200 },
    );
    expect(setting.smtp.taken).toHaveLength(500);
    expect(new Set(setting.smtp.taken.map(({ recipients }) => recipients.join())).size).toBe(500);
  }, 120_000);
});
