import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "@shared/contracts/paging";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { writeAudit } from "./audit";
import type { AuditRow } from "./queries";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it("tells what was done to accounts to admins alone", async () => {
  const admin = await server.staff("admin");
  await admin
    .post("/api/admin/team")
    .send({ username: "Thandi", role: "viewer", password: "a-good-password" })
    .expect(201);
  await admin.post("/api/admin/features").send({ name: "Seen", description: "x" }).expect(201);
  await admin.post("/api/admin/features").send({ name: "Seen too", description: "x" }).expect(201);

  const audit = async (agent: typeof admin, query: string) =>
    (await agent.get(`/api/admin/audit${query}`).expect(200)).body as Page<AuditRow>;
  expect((await audit(admin, "")).items.map(({ subject }) => subject)).toContain("team");
  expect((await audit(admin, "?subject=team")).total).toBe(1);
  for (const role of ["editor", "viewer"] as const) {
    const agent = await server.staff(role);
    const all = await audit(agent, "");
    expect(all).toMatchObject({ total: 2, items: [{ subject: "features" }, {}] });
    expect(JSON.stringify(all)).not.toContain("Thandi");
    expect((await audit(agent, "?pageSize=1&page=2")).items).toHaveLength(1);
    expect(await audit(agent, "?subject=team")).toEqual({ items: [], total: 0 });
    expect((await audit(agent, "?subject=features")).total).toBe(2);
  }
});

it("says what one press did in the order in which it was done", async () => {
  const admin = await server.staff("admin");
  const names = Array.from({ length: 12 }, (_, at) => `Step ${String(at).padStart(2, "0")}`);
  await server.database.db.transaction(async (tx) => {
    for (const subjectName of names) {
      const entry = { action: "create", subject: "steps", subjectName } as const;
      await writeAudit(tx, { id: null, username: "admin" }, entry);
    }
  });
  const { body } = await admin.get("/api/admin/audit?subject=steps").expect(200);
  const { items } = body as Page<AuditRow>;
  expect(items.map(({ subjectName }) => subjectName)).toEqual(names.toReversed());
});
