import { eq, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import { outboxMails } from "@shared/schema/mail";
import { rateLimits } from "@shared/schema/machinery";
import { contactMessages } from "@shared/schema/accounts";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(contactMessages);
  await server.database.db.delete(outboxMails);
  await server.database.db.delete(rateLimits);
});

const message = { name: "Zoë", email: "zoe@shop.example", message: "Please call us." };
const post = (body: object | string, from = "10.9.0.1") =>
  server.visitor().post("/api/contact").set("X-Forwarded-For", from).send(body);
const messages = () => server.database.db.select().from(contactMessages);
const mails = () => server.database.db.select().from(outboxMails);

describe("the contact form", () => {
  // Shows 3.contact, 7.contact.none.
  it("stores the message and the mail to the owner before it answers", async () => {
    await post(message).expect(201, { status: "kept" });
    expect(await messages()).toMatchObject([{ ...message, status: "new" }]);
    expect(await mails()).toMatchObject([
      { kind: "contact", recipient: "owner@example.com", payload: message },
    ]);
  });

  it("drops what turns, hides or splits text", async () => {
    const disguised = { name: "Zo\u202eë", message: "Please\u200b call\u2066 us.\u{e0020}" };
    await post({ ...message, ...disguised }).expect(201);
    expect(await messages()).toMatchObject([message]);
  });

  it("says in a sentence what is wrong with a name", async () => {
    const { body } = await post({ ...message, name: "Win at evil.com" }).expect(400);
    expect((body as ErrorBody).errors).toEqual([
      { path: "name", message: "Use a name without a web or e-mail address." },
    ]);
  });

  it("stores the same message once when it is sent twice, also at the same time", async () => {
    await Promise.all([post(message).expect(201), post(message).expect(201)]);
    await post(message).expect(201);
    expect(await messages()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    server.clock.ahead += 11 * 60_000;
    await post(message).expect(201);
    expect(await messages()).toHaveLength(2);
    expect(await mails()).toHaveLength(2);
    server.clock.ahead = 0;
  });

  it.each([
    ["filled in what people do not see", { website: "https://spam.example" }],
    ["was quicker than people are", { elapsedMs: 300 }],
  ])("keeps what a program sent that %s, tells it nothing and mails nobody", async (_, signs) => {
    await post({ ...message, ...signs }).expect(201, { status: "kept" });
    expect(await messages()).toMatchObject([{ status: "suspected" }]);
    expect(await mails()).toEqual([]);
  });

  it("takes an empty trap, a slow hand or neither for a person", async () => {
    await post({ ...message, website: "", elapsedMs: 30_000 }).expect(201);
    expect(await messages()).toMatchObject([{ status: "new" }]);
  });

  it("keeps the message where no owner's address is set, and mails nobody", async () => {
    const silent = await startTestApp({ contactEmail: undefined });
    await silent.visitor().post("/api/contact").send(message).expect(201);
    expect(await silent.database.db.select().from(contactMessages)).toHaveLength(1);
    expect(await silent.database.db.select().from(outboxMails)).toEqual([]);
    await silent.close();
  });

  // Shows 5.contact.
  it.each([
    ["no name", { name: "  " }, "name"],
    ["an address in the name", { name: "www.evil.example" }, "name"],
    ["a name of 61 characters", { name: "x".repeat(61) }, "name"],
    ["a message that nobody sees", { message: "\u200b \u202e" }, "message"],
    ["no address", { email: "" }, "email"],
    ["no message", { message: " \n " }, "message"],
    ["a long message", { message: "x".repeat(5_001) }, "message"],
    ["a NUL in the message", { message: "a\0b" }, "message"],
    ["half a surrogate pair", { name: "\ud800" }, "name"],
    ["a nested address", { email: { address: ["a@example.com"] } }, "email"],
    ["a negative time", { elapsedMs: -1 }, "elapsedMs"],
    ["a field too many", { to: "victim@example.com" }, "to"],
  ])("answers 400 and names the field: %s", async (_, changes, field) => {
    const { body } = (await post({ ...message, ...changes }).expect(400)) as { body: ErrorBody };
    expect(body.errors?.map(({ path }) => path)).toContain(field);
    expect(await messages()).toEqual([]);
  });

  it("refuses 200 kB of nested address, other types and other sites", async () => {
    const nested = "[".repeat(100_000) + "]".repeat(100_000);
    await server
      .visitor()
      .post("/api/contact")
      .type("json")
      .send(`{"name":"a","message":"b","email":${nested}}`)
      .expect(413);
    await server.visitor().post("/api/contact").type("form").send("name=a").expect(415);
    await server
      .visitor()
      .post("/api/contact")
      .set("Sec-Fetch-Site", "cross-site")
      .send(message)
      .expect(403);
    expect(await messages()).toEqual([]);
  });

  it("lets 10 messages through from one network, and 5 an hour in one sender's name", async () => {
    const fromOne = await Promise.all(
      Array.from({ length: 50 }, (_, n) => post({ ...message, email: `p${n}@shop.example` })),
    );
    expect(fromOne.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = fromOne.find(({ status }) => status === 429)!;
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    const inOneName = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        post({ ...message, message: `No. ${n}` }, `10.8.0.${n}`),
      ),
    );
    expect(inOneName.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(await messages()).toHaveLength(15);
  });

  it("lets nobody close it: what is suspected and what one network sends leave the day to others", async () => {
    const { db } = server.database;
    const asProgram = { website: "https://spam.example" };
    const clear = (name: string) => db.delete(rateLimits).where(like(rateLimits.key, `${name}:%`));
    for (let n = 0; n < 60; n++) {
      await clear("contact-suspected-network");
      const reply = await post({ ...message, email: `p${n}@spam.example`, ...asProgram });
      expect(reply.status).toBe(n < 50 ? 201 : 429);
    }
    expect(await messages()).toHaveLength(50);
    await post({ ...message, message: "From a person in the same network." }).expect(201);
    const counted = await db
      .select({ points: rateLimits.points })
      .from(rateLimits)
      .where(eq(rateLimits.key, "contact-day:all"));
    expect(counted).toEqual([{ points: 1 }]);

    for (let n = 0; n < 60; n++) {
      await clear("contact-network");
      const reply = await post({ ...message, email: `p${n}@shop.example` });
      expect(reply.status).toBe(n < 49 ? 201 : 429);
    }
    await post({ ...message, email: "other@shop.example" }, "10.9.0.2").expect(201);
  });

  it("takes a message ten times and stores it once, then refuses; none of it but the first costs anything", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await post(message)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
    const refused = await post(message).expect(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(await messages()).toHaveLength(1);
    // Four more of this person's five.
    for (let n = 0; n < 4; n++) await post({ ...message, message: `No. ${n}` }).expect(201);
    await post({ ...message, message: "No. 4" }).expect(429);
  });

  it("takes a repeat of what it has from who may write nothing new for a while", async () => {
    for (let n = 0; n < 5; n++) await post({ ...message, message: `No. ${n}` }).expect(201);
    await post({ ...message, message: "No. 5" }).expect(429);
    await post({ ...message, message: "No. 4" }).expect(201);
    expect(await messages()).toHaveLength(5);
  });

  it("counts nothing for what could not be stored", async () => {
    const { db } = server.database;
    await db.execute(
      sql`alter table contact_messages add constraint full_up check (name <> 'Full')`,
    );
    for (let n = 0; n < 12; n++) await post({ ...message, name: "Full" }).expect(500);
    await db.execute(sql`alter table contact_messages drop constraint full_up`);
    await post(message).expect(201);
    expect(await mails()).toHaveLength(1);
  });
});
