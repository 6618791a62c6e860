import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StaffEmbedSettings } from "@shared/contracts/embed-settings";
import { embedSettings } from "@shared/schema/finders";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { ensureEmbedKeys } from "./embed-keys";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const read = async () => {
  const editor = await server.staff("editor");
  const { body } = await editor.get("/api/admin/embed-settings?client=dialabed").expect(200);
  return body as StaffEmbedSettings;
};
const ofBeds = eq(embedSettings.client, "dialabed");

describe("embed keys", () => {
  it("are there before anybody reads them, and stay at the next start", async () => {
    const { embedKey, updatedAt } = await read();
    expect(embedKey).toMatch(/^mw_[\w-]{32}$/);
    await ensureEmbedKeys(server.database.db);
    expect(await read()).toMatchObject({ embedKey, updatedAt });
    await server
      .visitor()
      .post("/api/embed/unlock")
      .send({ app: "dialabed", key: embedKey })
      .expect(200);
  });

  it("are given to a client that had settings and no key", async () => {
    const { db } = server.database;
    await db
      .update(embedSettings)
      .set({ embedKey: null, settings: { colors: {} } })
      .where(ofBeds);
    await ensureEmbedKeys(db);
    const [row] = await db.select().from(embedSettings).where(ofBeds);
    expect(row).toMatchObject({ embedKey: expect.any(String) as string, settings: { colors: {} } });
  });

  it("are gone with their row until the next start, and staff are told", async () => {
    const { db } = server.database;
    await db.delete(embedSettings).where(ofBeds);
    const editor = await server.staff("editor");
    const { body } = await editor.get("/api/admin/embed-settings?client=dialabed").expect(404);
    expect(body).toMatchObject({
      message: expect.stringContaining("Restart the server") as string,
    });
    await ensureEmbedKeys(db);
    await read();
  });
});
