import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import type { TeamMember } from "@shared/contracts/staff";
import { STAFF_PASSWORD, startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let admin: Agent;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.staff("admin", "Anele");
});
afterAll(() => server.close());

const team = async () => (await admin.get("/api/admin/team").expect(200)).body as TeamMember[];
const member = async (name: string) => (await team()).find(({ username }) => username === name)!;
const add = (changes: object = {}) =>
  admin
    .post("/api/admin/team")
    .send({ username: "Thandi", role: "editor", password: "a-good-password", ...changes });

describe("the team", () => {
  it("grows by who an admin adds, who can then sign in", async () => {
    const { body } = await add({ email: "thandi@example.com" }).expect(201);
    expect(body).toMatchObject({ username: "Thandi", role: "editor", isActive: true });
    expect(body).not.toHaveProperty("passwordHash");
    await server
      .visitor()
      .post("/api/admin/session")
      .send({ username: "Thandi", password: "a-good-password" })
      .expect(200);
    await add().expect(409);
    await add({ username: "Other", email: "thandi@example.com" }).expect(409);
  });

  it.each([
    ["a short password", { username: "A", password: "short" }, "password"],
    ["a role that is none", { username: "A", role: "owner" }, "role"],
    ["a name of two lines", { username: "A\nB" }, "username"],
    ["an address that is none", { username: "A", email: "x" }, "email"],
  ])("refuses %s", async (_, changes, field) => {
    const { body } = await add(changes).expect(400);
    expect((body as ErrorBody).errors?.[0]?.path).toBe(field);
  });

  it("never loses its last active admin, whatever is tried", async () => {
    const me = await member("Anele");
    const put = (changes: object) => admin.put(`/api/admin/team/${me.id}`).send(changes);
    for (const changes of [{ role: "editor" }, { isActive: false }]) {
      const { body } = await put(changes).expect(409);
      expect((body as ErrorBody).code).toBe("last_admin");
    }
    await server.staff("admin", "Second");
    const second = await member("Second");
    // Each of two admins is demoted at the same moment: one of them stays.
    const answers = await Promise.all([
      put({ role: "viewer" }),
      admin.put(`/api/admin/team/${second.id}`).send({ role: "viewer" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    const { adminUsers } = await import("@shared/schema/accounts");
    const rows = await server.database.db.select().from(adminUsers);
    expect(rows.filter(({ role, isActive }) => role === "admin" && isActive)).toHaveLength(1);
    await server.database.db.update(adminUsers).set({ role: "admin" });
  });

  it("refuses a change that is based on an older state, and shows the present one", async () => {
    await server.staff("viewer", "Late");
    const late = await member("Late");
    const put = (changes: object) => admin.put(`/api/admin/team/${late.id}`).send(changes);
    await put({ role: "editor", updatedAt: late.updatedAt }).expect(200);
    const { body } = await put({ role: "viewer", updatedAt: late.updatedAt }).expect(409);
    expect((body as ErrorBody).current).toMatchObject({ username: "Late", role: "editor" });
    await put({ role: "viewer" }).expect(200);
  });

  it("gives a new password, and who was signed in with the old one is out", async () => {
    const forgetful = await server.staff("viewer", "Forgetful");
    const { id } = await member("Forgetful");
    await admin
      .post(`/api/admin/team/${id}/password`)
      .send({ newPassword: "another-password" })
      .expect(200);
    await forgetful.get("/api/admin/session").expect(401);
    await server
      .visitor()
      .post("/api/admin/session")
      .send({ username: "Forgetful", password: STAFF_PASSWORD })
      .expect(401);
  });

  it.each(["nobody", "00000000-0000-4000-8000-000000000000"])("knows no %s", async (id) => {
    await admin.put(`/api/admin/team/${id}`).send({ isActive: true }).expect(404);
  });
});
