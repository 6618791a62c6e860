import { eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PublicEmbedSettings, StaffEmbedSettings } from "@shared/contracts/embed-settings";
import { embedSettings, finders } from "@shared/schema/finders";
import { insertFinder } from "../../testing/a-finder";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { ensureEmbedKeys } from "../../finders/embedding/embed-keys";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  await insertFinder(server.database.db, { slug: "shoes", password: "run-with-the-wind" });
  server.clock.ahead += 1_000;
  editor = await server.staff("editor");
});
afterAll(() => server.close());

const read = async (client = "shoes") =>
  (await editor.get(`/api/admin/embed-settings?client=${client}`).expect(200))
    .body as StaffEmbedSettings;
const ancestors = async (path: string) => {
  const { headers } = await server.visitor().get(path).expect(404);
  return /frame-ancestors ([^;]*)/.exec(String(headers["content-security-policy"]))?.[1];
};

describe("the embedding of a finder that staff made", () => {
  it("has settings of its own, for staff and for its frames", async () => {
    const settings = await read();
    const changed = {
      ...settings,
      styling: { ...settings.styling, theme: "dark" as const },
      allowedOrigins: ["https://stride.example"],
    };
    await editor.put("/api/admin/embed-settings?client=shoes").send(changed).expect(200);
    const { body } = await server.visitor().get("/api/embed-settings?client=shoes").expect(200);
    expect(body as PublicEmbedSettings).toMatchObject({
      client: "shoes",
      settings: { styling: { theme: "dark" } },
      allowedOrigins: ["https://stride.example"],
    });
    expect((await read("dialabed")).styling.theme).toBe("auto");
  });

  it("lets the origins that staff allowed frame its page, open or closed, and nobody frame another", async () => {
    const allowed = "'self' https://stride.example";
    expect(await ancestors("/f/shoes")).toBe(allowed);
    expect(await ancestors("/F/Shoes/")).toBe(allowed);
    expect(await ancestors("/f/bakery")).toBe("'none'");
    expect(await ancestors("/f/shoes?embed=true")).toBe(allowed);
    expect(await ancestors("/f/bakery?embed=true")).toBe("*");
    expect(await ancestors("/bakery?embed=true")).toBe("'none'");
    expect(await ancestors("/f/dialabed")).toBe("'none'");
    expect(await ancestors("/f/shoes/deeper")).toBe("'none'");
    const { db } = server.database;
    await db.update(finders).set({ liveVersion: null }).where(eq(finders.slug, "shoes"));
    server.clock.ahead += 1_000;
    expect(await ancestors("/f/shoes")).toBe(allowed);
    await db.update(finders).set({ liveVersion: 1 }).where(eq(finders.slug, "shoes"));
    server.clock.ahead += 1_000;
  });

  it("is opened by a key that can be replaced, and that is made anew at the start where it is gone", async () => {
    const { embedKey } = await read();
    const unlock = (key: string | null) =>
      server.visitor().post("/api/embed/unlock").send({ app: "shoes", key });
    await unlock(embedKey).expect(200);
    const { body } = await editor.post("/api/admin/embed-settings/key?client=shoes").expect(200);
    await unlock(embedKey).expect(401);
    await unlock((body as StaffEmbedSettings).embedKey).expect(200);
    const { db } = server.database;
    await db.delete(embedSettings).where(eq(embedSettings.client, "shoes"));
    await ensureEmbedKeys(db);
    expect((await read()).embedKey).toMatch(/^mw_[\w-]{32}$/);
  });

  it("is named where a call names none", async () => {
    const { body } = await editor.get("/api/admin/embed-settings?client=bakery").expect(400);
    expect(body).toMatchObject({
      errors: [
        {
          path: "client",
          message: "Name the finder: one of dialabed, safarioutdoor, shoes, once.",
        },
      ],
    });
  });

  it("is judged against our own colors", async () => {
    const { body } = await editor
      .put("/api/admin/embed-settings?client=shoes")
      .send({ ...(await read()), colors: { text: "#bbbbbb" } })
      .expect(200);
    expect((body as StaffEmbedSettings).warnings[0]?.path).toBe("colors.text");
  });
});
