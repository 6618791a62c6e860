import { desc, eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Erasure } from "@shared/contracts/messages";
import { auditEntries, contactMessages } from "@shared/schema/accounts";
import { outboxMails } from "@shared/schema/mail";
import { claimDue, recordOutcome } from "../../mail/outbox-queue";
import { startTestApp, type TestApp } from "../../testing/test-app";

const MINUTE = 60_000;

let server: TestApp;
let admin: Agent;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.staff("admin", "Thandi");
});
afterAll(() => server.close());

const mail = (recipient: string, payload = {}) => ({
  ...{ kind: "contact", recipient, payload, fingerprint: recipient, status: "queued" as const },
});
const entry = (subjectName: string, more = {}) => ({
  ...{ actorName: "Thandi", action: "update", subject: "messages", subjectName, ...more },
});

beforeEach(async () => {
  const { db } = server.database;
  for (const table of [contactMessages, outboxMails, auditEntries]) await db.delete(table);
  await db.insert(contactMessages).values([
    { name: "Ana", email: "Ana@Example.com", message: "Hello" },
    { name: "Ana", email: "ana@example.com", message: "Hello?", status: "suspected" },
    { name: "Joana", email: "joana@example.com", message: "Good day" },
  ]);
  await db
    .insert(outboxMails)
    .values([
      mail("ANA@example.com"),
      mail("owner@example.com", { email: "ana@Example.com", message: "Hello" }),
      mail("joana@example.com"),
      mail("ana@example.com.au"),
    ]);
  await db
    .insert(auditEntries)
    .values([
      entry("Ana@Example.com"),
      entry("x", { subject: "outbox", before: { email: "ana@example.com" } }),
      entry("joana@example.com"),
      entry("ana@example.com.au"),
      entry("ana@example.com", { subject: "team" }),
    ]);
});

const ask = (agent: Agent, address: string, query = "") =>
  agent.post(`/api/admin/erasures${query}`).send({ address });
const everything = async () => ({
  messages: await server.database.db.select().from(contactMessages),
  mails: await server.database.db.select().from(outboxMails),
  audit: await server.database.db.select().from(auditEntries),
});
const ofAna: Erasure = { messages: 2, mails: 2, auditEntries: 2 };

describe("erasing a person", () => {
  it("takes what they sent and were sent, in any case, and leaves everybody else's", async () => {
    const { body } = await ask(admin, "ANA@example.COM").expect(200);
    expect(body).toEqual(ofAna);
    const { messages, mails, audit } = await everything();
    expect(messages.map(({ email }) => email)).toEqual(["joana@example.com"]);
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
      "ana@example.com.au",
      "joana@example.com",
    ]);
    const named = audit.filter(({ action }) => action === "update");
    expect(named.map(({ subject, subjectName }) => `${subject} ${subjectName}`).toSorted()).toEqual(
      [
        "messages ana@example.com.au",
        "messages joana@example.com",
        "messages null",
        "outbox null",
        // Accounts of staff stay.
        "team ana@example.com",
      ],
    );
    expect((await ask(admin, "ana@example.com").expect(200)).body).toEqual({
      ...{ messages: 0, mails: 0, auditEntries: 0 },
    });
  });

  it("is written to the audit with its author, its time and how much, but without the address", async () => {
    await ask(admin, "ana@example.com").expect(200);
    const { db } = server.database;
    const [written, ...more] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, "erase"))
      .orderBy(desc(auditEntries.createdAt));
    expect(more).toEqual([]);
    expect(written).toMatchObject({ actorName: "Thandi", subject: "erasures", after: ofAna });
    expect(written!.createdAt.getTime()).toBeGreaterThan(Date.now() - MINUTE);
    expect(JSON.stringify(written)).not.toContain("ana@");
  });

  it("says beforehand how much there is, and changes nothing", async () => {
    const before = await everything();
    const { body } = await ask(admin, "Ana@example.com", "?dryRun=true").expect(200);
    expect(body).toEqual(ofAna);
    const { body: nothing } = await ask(admin, "nobody@example.com", "?dryRun=true").expect(200);
    expect(nothing).toEqual({ messages: 0, mails: 0, auditEntries: 0 });
    expect(await everything()).toEqual(before);
  });

  it.each(["viewer", "editor"] as const)("is not for %ss, nor is looking", async (role) => {
    const before = await everything();
    const agent = await server.staff(role);
    await ask(agent, "ana@example.com").expect(403);
    await ask(agent, "ana@example.com", "?dryRun=true").expect(403);
    expect(await everything()).toEqual(before);
  });

  it.each([
    ["no address", { address: "%" }, ""],
    ["two addresses", { address: "ana@example.com, joana@example.com" }, ""],
    ["nothing", {}, ""],
    ["a field too many", { address: "ana@example.com", all: true }, ""],
    ["an unknown wish", { address: "ana@example.com" }, "?dry=true"],
    ["an unclear wish", { address: "ana@example.com" }, "?dryRun=1"],
  ])("refuses %s", async (_, body, query) => {
    const before = await everything();
    await admin.post(`/api/admin/erasures${query}`).send(body).expect(400);
    expect(await everything()).toEqual(before);
  });

  it("waits for a mail that is being sent: nothing is erased until its result is there", async () => {
    const { db } = server.database;
    const sending = await claimDue(db, { now: new Date(), leaseMs: MINUTE, most: 4 });
    const before = await everything();
    const { body } = await ask(admin, "ana@example.com").expect(409);
    expect(body).toMatchObject({
      code: "sending",
      message:
        "A mail of this person is being sent right now, so nothing was erased. Try again in a minute.",
    });
    expect(await everything()).toEqual(before);
    for (const { id, leaseUntil } of sending) {
      await recordOutcome(db, id, [leaseUntil], { status: "sent", sentAt: new Date() });
    }
    expect((await ask(admin, "ana@example.com").expect(200)).body).toEqual(ofAna);
  });
});
