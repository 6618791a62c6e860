// Longer than 200 lines: floods and what staff do about what they leave are tested on one server.
import { asc, count, eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OutboxMail } from "@shared/contracts/messages";
import type { Page } from "@shared/contracts/paging";
import { auditEntries, contactMessages } from "@shared/schema/accounts";
import { rateLimits } from "@shared/schema/machinery";
import { outboxMails } from "@shared/schema/mail";
import { bedProducts } from "@shared/specification/tables/views";
import { MAX_SUSPECTED } from "../platform/database/rows";
import { startTestApp, type TestApp } from "../testing/test-app";

let server: TestApp;
let shopper: Agent;
let editor: Agent;
let product: string;
beforeAll(async () => {
  server = await startTestApp();
  shopper = await server.shopper();
  editor = await server.staff("editor");
  const [bed] = await server.database.db.select({ id: bedProducts.id }).from(bedProducts).limit(1);
  product = bed!.id;
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  await db.delete(outboxMails);
  await db.delete(contactMessages);
  await db.delete(rateLimits);
});

let sent = 0;
const postMail = (from: string, email = `p${sent++}@example.com`) =>
  shopper
    .post("/api/recommendations/email")
    .set("X-Forwarded-For", from)
    .send({
      name: "Thandi",
      email,
      preferences: { sleepStyle: "side" },
      results: [{ id: product }],
      shareUrl: "http://localhost:3000/dialabed",
    });
const postMessage = (from: string, email = `p${sent++}@example.com`) =>
  server
    .visitor()
    .post("/api/contact")
    .set("X-Forwarded-For", from)
    .send({ name: "Zoë", email, message: "Do you sell beds?", elapsedMs: 9_000 });

/** By recipient, or by the author of a message: what was sent, and how it waits. */
const mailed = async (person: string) => {
  const rows = await server.database.db.select().from(outboxMails);
  return rows
    .filter((row) => JSON.stringify([row.recipient, row.payload]).includes(person))
    .map(({ status }) => status);
};
const held = async () => {
  const { db } = server.database;
  const [row] = await db
    .select({ many: count() })
    .from(outboxMails)
    .where(eq(outboxMails.status, "suspected"));
  return row!.many;
};

/** As if so many posts had gone through. */
const passed = async (key: string, points: number) =>
  void (await server.database.db
    .insert(rateLimits)
    .values({ key, points, expire: Date.now() + 3_600_000 }));

const two = (n: number) => n.toString(16).padStart(2, "0");
const floods: [what: string, from: (n: number) => string, posts: number][] = [
  ["one /56", (n) => `2001:db8:1:2${two(n)}::1`, 20],
  ["one /48", (n) => `2001:db8:1:${two(n)}00::1`, 30],
  ["one /24", (n) => `203.0.113.${n}`, 30],
  ["ten IPv4 addresses", (n) => `198.51.${n % 10}.7`, 100],
];

describe.each([
  { what: "the contact form", name: "contact", post: postMessage, taken: 201 },
  { what: "mails", name: "mail", post: postMail, taken: 202 },
])("a flood of $what on a busy day", ({ name, post, taken }) => {
  const flood = async (from: (n: number) => string, posts: number) => {
    for (let n = 0; n < posts; n += 10) {
      const replies = await Promise.all(Array.from({ length: 10 }, (_, at) => post(from(n + at))));
      for (const { status } of replies) expect(status).toBe(taken);
    }
  };
  beforeEach(() => passed(`${name}-day:all`, 400));

  it.each(floods)("from %s leaves room for a visitor elsewhere", async (_, from, posts) => {
    await flood(from, posts);
    expect(await held()).toBeGreaterThan(0);
    await post("192.0.2.77", "visitor@shop.example").expect(taken);
    expect(await mailed("visitor@shop.example")).toEqual(["held"]);
  });

  it("from one /48 is taken to the end and held, and a neighbor in it is not refused", async () => {
    await flood((n) => `2001:db8:1:${two(n)}00::1`, 30);
    const before = await held();
    await post("2001:db8:1:ff00::1", "neighbor@shop.example").expect(taken);
    expect(await mailed("neighbor@shop.example")).toEqual(["suspected"]);
    // The same from elsewhere goes out, in place of the one that waits.
    await post("192.0.2.77", "neighbor@shop.example").expect(taken);
    expect(await mailed("neighbor@shop.example")).toEqual(["held"]);
    expect(await held()).toBe(before);
  });
});

it("takes every post of a day that is used up, with the same answer, and holds it", async () => {
  const before = await postMail("192.0.2.1").expect(202);
  await server.database.db.delete(rateLimits);
  await passed("mail-day:all", 500);
  const after = await postMail("192.0.2.2", "late@shop.example").expect(202);
  expect(after.body).toEqual(before.body);
  expect(await mailed("late@shop.example")).toEqual(["suspected"]);
});

it("costs nobody a mail of theirs what others had held in their name", async () => {
  await passed("mail-range:2001:db8:1::/48", 400);
  for (let n = 0; n < 5; n++) {
    await postMail(`2001:db8:1:${n}::1`, `victim+${n}@shop.example`).expect(202);
  }
  await postMail("2001:db8:1:9::1", "victim+9@shop.example").expect(429);
  await postMail("192.0.2.3", "victim@shop.example").expect(202);
  expect(await mailed("victim@shop.example")).toEqual(["held"]);
});

describe("a suspected mail", () => {
  const suspectedOnes = async () =>
    ((await editor.get("/api/admin/outbox?status=suspected").expect(200)).body as Page<OutboxMail>)
      .items;

  it("is listed and counted, and released by who may write, with a line of the audit", async () => {
    await passed("mail-range:203.0.113.0/24", 400);
    await postMail("203.0.113.9", "late@shop.example").expect(202);
    const [mail] = await suspectedOnes();
    expect(mail).toMatchObject({ recipient: "late@shop.example", status: "suspected" });
    expect((await editor.get("/api/admin/stats").expect(200)).body).toMatchObject({
      suspectedMails: 1,
    });

    const path = `/api/admin/outbox/${mail!.id}`;
    const viewer = await server.staff("viewer");
    await server.visitor().post(`${path}/release`).expect(401);
    await viewer.get("/api/admin/outbox?status=suspected").expect(200);
    await viewer.post(`${path}/release`).expect(403);
    await editor.post(`${path}/resend`).expect(409);
    expect(await suspectedOnes()).toHaveLength(1);

    const { body } = await editor.post(`${path}/release`).expect(200);
    expect(body).toMatchObject({ status: "held", attempts: 0 });
    await editor.post(`${path}/release`).expect(409);
    expect(await suspectedOnes()).toEqual([]);
    const lines = await server.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, "release"));
    expect(lines).toMatchObject([
      { subject: "outbox", subjectId: mail!.id, subjectName: "bed-results" },
    ]);
    expect(JSON.stringify(lines)).not.toContain("late@shop.example");
  });

  it("of the contact form makes its message a new one when it is released", async () => {
    await passed("contact-range:203.0.113.0/24", 400);
    await postMessage("203.0.113.9", "late@shop.example").expect(201, { status: "kept" });
    const statuses = () =>
      server.database.db.select({ status: contactMessages.status }).from(contactMessages);
    expect(await statuses()).toEqual([{ status: "suspected" }]);
    const [mail] = await suspectedOnes();
    await editor.post(`/api/admin/outbox/${mail!.id}/release`).expect(200);
    expect(await statuses()).toEqual([{ status: "new" }]);
  });

  it.each([
    ["mails", outboxMails, "mail-range:203.0.113.0/24", postMail],
    ["messages", contactMessages, "contact-range:203.0.113.0/24", postMessage],
  ] as const)("takes the place of the oldest once 1,000 %s wait", async (_, table, key, post) => {
    const { db } = server.database;
    await passed(key, 400);
    const at = (n: number) => ({ status: "suspected" as const, createdAt: new Date(n) });
    const rows = Array.from({ length: MAX_SUSPECTED + 3 }, (_, n) => n);
    if (table === outboxMails) {
      const mail = { kind: "favorites", recipient: "a@example.com", payload: {} };
      await db
        .insert(outboxMails)
        .values(rows.map((n) => ({ ...mail, fingerprint: `${n}`, ...at(n) })));
    } else {
      const message = { name: "Bot", email: "bot@example.com" };
      await db
        .insert(contactMessages)
        .values(rows.map((n) => ({ ...message, message: `${n}`, ...at(n) })));
    }
    await db.insert(contactMessages).values({ name: "A", email: "a@b.example", message: "Hi" });
    await post("203.0.113.9").expect(table === outboxMails ? 202 : 201);
    const left = await db
      .select({ createdAt: table.createdAt })
      .from(table)
      .where(eq(table.status, "suspected"))
      .orderBy(asc(table.createdAt));
    expect(left).toHaveLength(MAX_SUSPECTED);
    // Three too many were there, and one came.
    expect(left[0]!.createdAt).toEqual(new Date(4));
    expect(await db.$count(contactMessages, eq(contactMessages.status, "new"))).toBe(1);
  });
});
