import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ContactMessage, OutboxMail } from "@shared/contracts/messages";
import type { Page } from "@shared/contracts/paging";
import { outboxMails } from "@shared/schema/mail";
import { contactMessages } from "@shared/schema/accounts";
import { startTestApp, type TestApp } from "../testing/test-app";

let server: TestApp;
let editor: Agent;
let woken = 0;
const mail = (status: OutboxMail["status"], n: number) => ({
  kind: "favorites" as const,
  recipient: `${status}@example.com`,
  payload: { secret: true },
  fingerprint: `${n}`,
  status,
  attempts: 5,
  lastError: "refused",
  leaseUntil: status === "sending" ? new Date(Date.now() + 60_000) : null,
  createdAt: new Date(Date.UTC(2026, 0, n + 1)),
});

beforeAll(async () => {
  server = await startTestApp({
    outbox: { startStatus: () => Promise.resolve("queued"), wake: () => void woken++ },
  });
  editor = await server.staff("editor");
  await server.database.db
    .insert(outboxMails)
    .values((["held", "queued", "sending", "sent", "failed", "suspected"] as const).map(mail));
  await server.database.db.insert(contactMessages).values([
    { name: "Thandi", email: "thandi@example.com", message: "Hello" },
    { name: "Bot", email: "bot@example.com", message: "Buy", status: "suspected" },
  ]);
});
afterAll(() => server.close());

const outbox = async (query = "") =>
  (await editor.get(`/api/admin/outbox${query}`).expect(200)).body as Page<OutboxMail>;
const messages = async (query = "") =>
  (await editor.get(`/api/admin/messages${query}`).expect(200)).body as Page<ContactMessage>;

describe("the outbox", () => {
  it("lists mails newest first, by page and by status, without what they say", async () => {
    const { items, total } = await outbox();
    expect(total).toBe(6);
    expect(items.map(({ status }) => status)).toEqual([
      "suspected",
      "failed",
      "sent",
      "sending",
      "queued",
      "held",
    ]);
    expect(items[0]).toMatchObject({ kind: "favorites", kindLabel: "Favorites" });
    expect(JSON.stringify(items)).not.toContain("secret");
    expect((await outbox("?page=2&pageSize=2")).items.map(({ status }) => status)).toEqual([
      "sent",
      "sending",
    ]);
    expect((await outbox("?status=failed")).total).toBe(1);
  });

  it("sends again what is not on its way", async () => {
    for (const { id, status } of (await outbox()).items) {
      const reply = await editor.post(`/api/admin/outbox/${id}/resend`);
      expect(reply.status, status).toBe(["sending", "suspected"].includes(status) ? 409 : 200);
      if (reply.status === 200) {
        expect(reply.body).toMatchObject({
          kindLabel: "Favorites",
          status: "queued",
          attempts: 0,
          lastError: null,
        });
      }
    }
    expect(woken).toBe(4);
  });

  it("holds what is sent again while there is no mail server", async () => {
    const silent = await startTestApp();
    await silent.database.db.insert(outboxMails).values(mail("failed", 1));
    const staff = await silent.staff("editor");
    const { body } = await staff.get("/api/admin/outbox").expect(200);
    const [item] = (body as Page<OutboxMail>).items;
    const reply = await staff.post(`/api/admin/outbox/${item!.id}/resend`).expect(200);
    expect(reply.body).toMatchObject({ status: "held", attempts: 0, lastError: null });
    await silent.close();
  });

  it.each(["?page=0", "?pageSize=101", "?page=1&page=2", "?status=lost", "?x=1", "?page=1e9"])(
    "refuses %s",
    async (query) => {
      await editor.get(`/api/admin/outbox${query}`).expect(400);
    },
  );
});

describe("contact messages", () => {
  it("are listed with their status, and ticked off", async () => {
    expect((await messages()).total).toBe(2);
    const [message] = (await messages("?status=new")).items;
    const put = (body: object) => editor.put(`/api/admin/messages/${message!.id}`).send(body);
    await put({ status: "read", updatedAt: message!.updatedAt }).expect(200);
    await put({ status: "done", updatedAt: message!.updatedAt }).expect(409);
    await put({ status: "done" }).expect(200);
    await put({ status: "lost" }).expect(400);
    expect((await messages("?status=new")).total).toBe(0);
  });
});
