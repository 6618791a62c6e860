import request from "supertest";
import { eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiKey, MadeApiKey } from "@shared/contracts/api-keys";
import type { ErrorBody } from "@shared/contracts/error";
import { apiKeys, auditEntries } from "@shared/schema/accounts";
import type { StaffRole } from "@shared/staff-roles";
import { startTestApp, type TestApp } from "../../testing/test-app";

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestApp;
let admin: Agent;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.staff("admin", "Anele");
});
afterAll(() => server.close());

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const make = (changes: object = {}) =>
  admin
    .post("/api/admin/api-keys")
    .send({ name: "ERP, nightly", role: "editor", endsAt: inDays(30), ...changes });
const made = async (role: StaffRole = "editor") =>
  (await make({ role }).expect(201)).body as MadeApiKey;
const all = async () => (await admin.get("/api/admin/api-keys").expect(200)).body as ApiKey[];

/** A program, without a cookie. */
const program = (key: string) => request.agent(server.app).set("Authorization", `Bearer ${key}`);
const attribute = (id: string) => ({ id, label: { en: id }, kind: "flag" });

describe("a key for a program", () => {
  it("is told once, and stored as what it is known by", async () => {
    const { key, id, ending } = await made();
    expect(key).toMatch(/^mwapi_[\w-]{43}$/);
    expect(key.endsWith(ending)).toBe(true);
    expect(JSON.stringify(await all())).not.toContain(key);
    const [row] = await server.database.db.select().from(apiKeys).where(eq(apiKeys.id, id));
    expect(JSON.stringify(row)).not.toContain(key.slice(0, -4));
    const entries = await server.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, id));
    expect(entries).toMatchObject([
      { actorName: "Anele", action: "create", subject: "api-keys", subjectName: "ERP, nightly" },
    ]);
    expect(JSON.stringify(entries)).not.toContain(key);
  });

  it("does what its role may, in its own name, and nothing above it", async () => {
    const editor = program((await made("editor")).key);
    await editor.post("/api/admin/attributes").send(attribute("by-program")).expect(201);
    const [entry] = await server.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, "by-program"));
    expect(entry).toMatchObject({ actorName: "ERP, nightly (API key)" });
    const viewer = program((await made("viewer")).key);
    await viewer.get("/api/admin/attributes").expect(200);
    await viewer.post("/api/admin/attributes").send(attribute("never")).expect(403);
    await viewer.get("/api/admin/audit").expect(200);
  });

  it("says whose it is, and keeps no session", async () => {
    const reply = await program((await made("viewer")).key)
      .get("/api/admin/session")
      .expect(200);
    expect(reply.body).toMatchObject({ username: "ERP, nightly (API key)", role: "viewer" });
    expect(reply.headers["set-cookie"]).toBeUndefined();
  });

  it.each([
    ["GET", "/api/admin/team"],
    ["POST", "/api/admin/team"],
    ["GET", "/api/admin/api-keys"],
    ["POST", "/api/admin/api-keys"],
    ["POST", "/api/admin/password"],
  ])("lets nobody else in, also that of an admin: %s %s", async (method, path) => {
    const { key } = await made("admin");
    const call = method === "GET" ? program(key).get(path) : program(key).post(path).send({});
    const { body } = await call.expect(403);
    expect(body).toMatchObject({
      message: "A program may not do this. Sign in as an admin.",
      code: "not_allowed",
    });
  });

  it("opens nothing once it is taken back", async () => {
    const { key, id } = await made();
    await program(key).get("/api/admin/attributes").expect(200);
    await admin.delete(`/api/admin/api-keys/${id}`).expect(204);
    const { body } = await program(key).get("/api/admin/attributes").expect(401);
    expect((body as ErrorBody).code).toBe("wrong_key");
    expect((body as ErrorBody).message).toContain("was taken back");
    await admin.delete(`/api/admin/api-keys/${id}`).expect(404);
  });

  it("opens nothing once it has ended", async () => {
    const { key } = await make({ endsAt: inDays(1) })
      .expect(201)
      .then(({ body }) => body as MadeApiKey);
    server.clock.ahead += DAY_MS + 1_000;
    const { body } = await program(key).get("/api/admin/attributes").expect(401);
    server.clock.ahead -= DAY_MS + 1_000;
    expect((body as ErrorBody).message).toBe("This API key has ended. Ask an admin for another.");
  });

  it("shows when it was used", async () => {
    const { key, id } = await made();
    const usedAt = async () => (await all()).find((each) => each.id === id)!.lastUsedAt;
    expect(await usedAt()).toBeNull();
    await program(key).get("/api/admin/attributes").expect(200);
    expect(Math.abs(Date.now() - Date.parse((await usedAt())!))).toBeLessThan(60_000);
  });

  it.each([
    ["a key that is none", "Bearer mwapi_nothing"],
    ["another form", "mwapi_nothing"],
    ["nothing", "Bearer "],
  ])("is refused as %s, also beside somebody's session", async (_, sent) => {
    const { body } = await admin
      .get("/api/admin/attributes")
      .set("Authorization", sent)
      .expect(401);
    expect((body as ErrorBody).code).toBe("wrong_key");
  });

  it("is not what a proxy in front asks browsers for: who signed in stays so", async () => {
    const sent = "Basic YWRtaW46YWRtaW4=";
    await admin.get("/api/admin/attributes").set("Authorization", sent).expect(200);
    const { body } = await server
      .visitor()
      .get("/api/admin/attributes")
      .set("Authorization", sent)
      .expect(401);
    expect((body as ErrorBody).code).toBe("signed_out");
  });

  it.each([
    ["without a name", { name: " " }, "name"],
    ["with a role that is none", { role: "owner" }, "role"],
    ["that has ended", { endsAt: inDays(-1) }, "endsAt"],
    ["without an end in sight", { endsAt: inDays(400) }, "endsAt"],
  ])("is not made %s", async (_, changes, path) => {
    const { body } = await make(changes).expect(400);
    expect((body as ErrorBody).errors?.[0]?.path).toBe(path);
  });
});
