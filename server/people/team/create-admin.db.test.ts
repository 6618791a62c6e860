import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { adminUsers } from "@shared/schema/accounts";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { createAdmin } from "./create-admin";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it("lets a locked-out owner in again, under a new name or one that was closed", async () => {
  const { db } = server.database;
  await server.staff("viewer", "Closed");
  await db.update(adminUsers).set({ isActive: false }).where(eq(adminUsers.username, "Closed"));
  for (const username of ["Fresh", "Closed"]) {
    const password = await createAdmin(db, username);
    const { body } = await server
      .visitor()
      .post("/api/admin/session")
      .send({ username, password })
      .expect(200);
    expect(body).toMatchObject({ username, role: "admin" });
  }
});
