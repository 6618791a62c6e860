import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adminUsers, auditEntries, contactMessages } from "@shared/schema/accounts";
import { outboxMails } from "@shared/schema/mail";
import { bedProducts } from "@shared/specification/tables/views";
import { STAFF_PASSWORD, startTestApp, type TestApp } from "../../testing/test-app";
import { createAdmin } from "../team/create-admin";

let server: TestApp;
let bed: typeof bedProducts.$inferSelect;
let mailId: string;
let messageId: string;
beforeAll(async () => {
  server = await startTestApp();
  const { db } = server.database;
  bed = (await db.select().from(bedProducts).limit(1))[0]!;
  const mail = {
    kind: "favorites",
    recipient: "a@b.example",
    payload: {},
    fingerprint: "x",
  } as const;
  mailId = (await db.insert(outboxMails).values(mail).returning())[0]!.id;
  const message = { name: "A", email: "a@b.example", message: "Hello" };
  messageId = (await db.insert(contactMessages).values(message).returning())[0]!.id;
});
afterAll(() => server.close());

/** Runs something between a request's first look at its account and its transaction. */
function beforeTheNextWrite(happens: () => Promise<unknown>): void {
  const { db } = server.database;
  const transaction = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    db.transaction = transaction;
    await happens();
    return transaction(work, config);
  };
}

const account = (username: string) => eq(adminUsers.username, username);
const entriesBy = (username: string) =>
  server.database.db.$count(auditEntries, eq(auditEntries.actorName, username));

const writes: [
  what: string,
  method: "post" | "put" | "delete",
  path: () => string,
  body: () => unknown,
][] = [
  [
    "a new option",
    "post",
    () => "/features",
    () => ({ name: "Heated", description: "Warm", category: "comfort" }),
  ],
  ["an order", "put", () => "/bed-sizes/order", () => ({ ids: ["x"] })],
  ["a changed option", "put", () => "/bed-sizes/queen", () => ({ name: "Queen" })],
  ["a deleted option", "delete", () => "/sleep-concerns/snoring", () => undefined],
  ["a changed product", "put", () => `/bed-products/${bed.id}`, () => ({ price: "1" })],
  ["a deleted product", "delete", () => `/bed-products/${bed.id}`, () => undefined],
  ["a new embed key", "post", () => "/embed-settings/key?client=dialabed", () => ({})],
  ["a message ticked off", "put", () => `/messages/${messageId}`, () => ({ status: "done" })],
  ["a mail sent again", "post", () => `/outbox/${mailId}/resend`, () => ({})],
  ["an erasure", "post", () => "/erasures", () => ({ address: "a@b.example" })],
  [
    "another admin",
    "post",
    () => "/team",
    () => ({ username: "accomplice", role: "admin", password: "a long password" }),
  ],
  [
    "a new password",
    "post",
    () => "/password",
    () => ({ currentPassword: STAFF_PASSWORD, newPassword: "mine again" }),
  ],
];

describe("what is under way when", () => {
  it.each(writes)("an account is closed writes no more: %s", async (what, method, path, body) => {
    const name = `closed ${what}`;
    const member = await server.staff("admin", name);
    beforeTheNextWrite(() =>
      server.database.db.update(adminUsers).set({ isActive: false }).where(account(name)),
    );
    await member[method](`/api/admin${path()}`)
      .send(body() as object)
      .expect(401);
    expect(await entriesBy(name)).toBe(0);
  });

  it("an account is closed writes no more: an import", async () => {
    const member = await server.staff("admin", "importer");
    const { text } = await member.get("/api/admin/bed-products/export.csv").expect(200);
    beforeTheNextWrite(() =>
      server.database.db.update(adminUsers).set({ isActive: false }).where(account("importer")),
    );
    await member
      .post("/api/admin/bed-products/import")
      .set("Content-Type", "text/csv")
      .send(text.replaceAll(bed.name, "Renamed"))
      .expect(401);
    expect(await server.database.db.$count(bedProducts, eq(bedProducts.name, "Renamed"))).toBe(0);
  });

  it("a role becomes a lesser one writes no more", async () => {
    const member = await server.staff("admin", "demoted");
    beforeTheNextWrite(() =>
      server.database.db.update(adminUsers).set({ role: "viewer" }).where(account("demoted")),
    );
    const body = { username: "friend", role: "admin", password: "a long password" };
    await member.post("/api/admin/team").send(body).expect(403);
    expect(await entriesBy("demoted")).toBe(0);
  });

  it("an admin resets a password leaves that password standing", async () => {
    const admin = await server.staff("admin", "the admin");
    const member = await server.staff("editor", "forgetful");
    const { body: team } = (await admin.get("/api/admin/team").expect(200)) as {
      body: { id: string; username: string }[];
    };
    const { id } = team.find(({ username }) => username === "forgetful")!;
    beforeTheNextWrite(() =>
      admin
        .post(`/api/admin/team/${id}/password`)
        .send({ newPassword: "from the admin" })
        .expect(200),
    );
    await member
      .post("/api/admin/password")
      .send({ currentPassword: STAFF_PASSWORD, newPassword: "from myself" })
      .expect(401);
    const signIn = { username: "forgetful", password: "from the admin" };
    await server.visitor().post("/api/admin/session").send(signIn).expect(200);
  });
});

it("an account that is opened again does not revive its old sessions", async () => {
  const admin = await server.staff("admin", "opener");
  const member = await server.staff("editor", "returning");
  const { body: team } = (await admin.get("/api/admin/team").expect(200)) as {
    body: { id: string; username: string }[];
  };
  const { id } = team.find(({ username }) => username === "returning")!;
  await member.get("/api/admin/session").expect(200);
  for (const isActive of [false, true]) {
    await admin.put(`/api/admin/team/${id}`).send({ isActive }).expect(200);
    await member.get("/api/admin/session").expect(401);
  }
  const signIn = { username: "returning", password: STAFF_PASSWORD };
  await member.post("/api/admin/session").send(signIn).expect(200);
});

describe("names that could be taken for another's", () => {
  it.each([["Opener"], ["ÖPENER"], ["0pener"], ["оpener"], ["ope\u200bner"], ["ｏｐｅｎｅｒ"]])(
    "%j is refused",
    async (username) => {
      const admin = await server.staff("admin", "opener");
      const body = { username, role: "viewer", password: "a long password" };
      const { status } = await admin.post("/api/admin/team").send(body);
      expect([400, 409]).toContain(status);
    },
  );

  it("an e-mail address in other capitals is the same", async () => {
    const admin = await server.staff("admin", "opener");
    const add = (username: string, email: string) =>
      admin
        .post("/api/admin/team")
        .send({ username, email, role: "viewer", password: "a long password" });
    await add("first of two", "one@shop.example").expect(201);
    await add("second of two", "One@Shop.example").expect(409);
  });

  it("capitals do not matter at the sign-in", async () => {
    await server.staff("viewer", "Marieke");
    const signIn = { username: "marieke", password: STAFF_PASSWORD };
    const { body } = await server.visitor().post("/api/admin/session").send(signIn).expect(200);
    expect(body).toEqual({
      id: expect.any(String) as string,
      username: "Marieke",
      email: null,
      role: "viewer",
    });
  });
});

it("an admin made from the command line stands in the audit", async () => {
  await createAdmin(server.database.db, "owner");
  const [entry] = await server.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.actorName, "command line"));
  expect(entry).toMatchObject({ action: "create", subject: "team", subjectName: "owner" });
  expect(JSON.stringify(entry)).not.toMatch(/\$2[aby]\$/);
});
