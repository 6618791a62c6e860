import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailStatuses } from "@shared/contracts/messages";
import { auditEntries, contactMessages } from "@shared/schema/accounts";
import {
  bedFinderSessions,
  firearmFinderSessions,
} from "@shared/specification/tables/session-tables";
import { finderRuns, uploadedPictures } from "@shared/schema/finders";
import { outboxMails } from "@shared/schema/mail";
import { productImports } from "@shared/schema/catalog-products";
import type { DatabaseHandle } from "../../platform/database/database";
import { openTestDatabase } from "../../testing/test-database";
import { deleteOld } from "./retain";
import type { Retention } from "../../platform/boot/retained-kinds";

const DAY_MS = 24 * 60 * 60 * 1000;
const retention: Retention = { traces: 10, mails: 20, messages: 30, audit: 40 };

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const tables = {
  bedRuns: bedFinderSessions,
  firearmRuns: firearmFinderSessions,
  runs: finderRuns,
  mails: outboxMails,
  messages: contactMessages,
  audit: auditEntries,
};
const now = Date.now();
const ago = (days: number) => new Date(now - days * DAY_MS);
const run = (signal = new AbortController().signal, batchRows = 2) =>
  deleteOld(database.db, { retention, now, signal, batchRows });

/** One row of everything, of that age. */
async function store(days: number) {
  const { db } = database;
  const createdAt = ago(days);
  await db.insert(bedFinderSessions).values({ sessionData: {}, createdAt });
  await db.insert(firearmFinderSessions).values({ sessionData: {}, createdAt });
  await db
    .insert(finderRuns)
    .values({ slug: "coffee", version: 1, sessionData: {} as never, createdAt });
  await db.insert(outboxMails).values(
    mailStatuses.map((status) => ({
      ...{ kind: "contact", recipient: "owner@example.com", payload: {}, fingerprint: status },
      ...{ status, createdAt },
    })),
  );
  await db
    .insert(contactMessages)
    .values({ name: "Thandi", email: "t@example.com", message: "Hello", createdAt });
  await db
    .insert(auditEntries)
    .values({ actorName: "anele", action: "update", subject: "team", createdAt });
}

const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(tables).map(async ([name, table]) => [name, await database.db.$count(table)]),
    ),
  ) as Record<keyof typeof tables, number>;

beforeEach(async () => {
  for (const table of Object.values(tables)) await database.db.delete(table);
});

describe("what is older than its time", () => {
  it.each([
    [9, {}, { bedRuns: 1, firearmRuns: 1, runs: 1, mails: 6, messages: 1, audit: 1 }],
    [11, { traces: 3 }, { bedRuns: 0, firearmRuns: 0, runs: 0, mails: 6, messages: 1, audit: 1 }],
    [21, { traces: 3, mails: 4 }, { mails: 2, messages: 1, audit: 1 }],
    [31, { traces: 3, mails: 4, messages: 1 }, { mails: 2, messages: 0, audit: 1 }],
    [41, { traces: 3, mails: 4, messages: 1, audit: 1 }, { mails: 2, messages: 0, audit: 0 }],
  ])("goes after %i days, and nothing else", async (days, deleted, left) => {
    await store(days);
    expect(await run()).toEqual(deleted);
    expect(await counts()).toMatchObject(left);
  });

  it("goes in as many batches as it takes", async () => {
    for (let n = 0; n < 5; n++) await store(11);
    expect(await run()).toEqual({ traces: 15 });
  });

  it("stays where it is kept for good, and mails that wait to be sent always do", async () => {
    await store(40_000);
    const forGood = { traces: 0, mails: 1, messages: 0, audit: 0 };
    const { signal } = new AbortController();
    expect(await deleteOld(database.db, { retention: forGood, now, signal })).toEqual({ mails: 4 });
    const left = await database.db.select({ status: outboxMails.status }).from(outboxMails);
    expect(left.map(({ status }) => status).sort()).toEqual(["queued", "sending"]);
  });

  it("goes after 30 days where it is suspected, though all else of its kind is kept for good", async () => {
    const { db } = database;
    for (const days of [29, 31]) {
      await store(days);
      await db
        .update(outboxMails)
        .set({ fingerprint: `${days}` })
        .where(eq(outboxMails.createdAt, ago(days)));
      await db.update(contactMessages).set({ status: "suspected" });
    }
    await store(31);
    const forGood = { traces: 0, mails: 0, messages: 0, audit: 0 };
    const { signal } = new AbortController();
    expect(await deleteOld(db, { retention: forGood, now, signal })).toEqual({
      mails: 2,
      messages: 1,
    });
    const left = await db.select({ status: contactMessages.status }).from(contactMessages);
    expect(left.map(({ status }) => status).sort()).toEqual(["new", "suspected"]);
  });

  it("stays when the server stops first", async () => {
    await store(41);
    expect(await run(AbortSignal.abort())).toEqual({});
  });
});

describe("besides", () => {
  it("unfinished imports go after an hour, pictures a day after nothing uses them", async () => {
    const { db } = database;
    await db.insert(productImports).values([
      { catalogue: "bed-products", createdAt: ago(0.05) },
      { catalogue: "firearm-products", createdAt: ago(0) },
    ]);
    const picture = { webp: new Uint8Array(1), size: 1, width: 1, height: 1 };
    await db.insert(uploadedPictures).values([
      { ...picture, id: "a".repeat(64), unusedSince: ago(1.5) },
      { ...picture, id: "b".repeat(64), unusedSince: ago(0.5) },
    ]);
    await run();
    expect((await db.select().from(productImports)).map((each) => each.catalogue)).toEqual([
      "firearm-products",
    ]);
    expect((await db.select().from(uploadedPictures)).map(({ id }) => id[0])).toEqual(["b"]);
  });
});

describe.runIf(process.env.TEST_DATABASE_KIND === "postgres")("several servers", () => {
  it("do not delete at once: while one is at it, another one leaves it alone", async () => {
    await store(41);
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('matchwell retention'))`);
      expect(await run()).toEqual({});
    });
    expect(await run()).toEqual({ traces: 3, mails: 4, messages: 1, audit: 1 });
  });
});
