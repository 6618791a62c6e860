// Longer than 200 lines: settings and key are tested on one server, as staff change both in one place.

import { eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StaffEmbedSettings } from "@shared/contracts/embed-settings";
import type { ErrorBody } from "@shared/contracts/error";
import { defaultEmbedSettings } from "@shared/embed-defaults";
import { embedSettings } from "@shared/schema/finders";
import { sessions } from "@shared/schema/machinery";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
});
afterAll(() => server.close());

const read = async (agent = editor, query = "") =>
  (await agent.get(`/api/admin/embed-settings${query}`).expect(200)).body as StaffEmbedSettings;
const put = (body: object, query = "?client=dialabed") =>
  editor.put(`/api/admin/embed-settings${query}`).send(body);

const store = async (allowedOrigins: string[]) => {
  await server.database.db
    .update(embedSettings)
    .set({ allowedOrigins })
    .where(eq(embedSettings.client, "dialabed"));
  server.clock.ahead += 1_001;
};
const ancestors = async () => {
  const { headers } = await server.visitor().get("/dialabed").expect(404);
  return /frame-ancestors ([^;]*)/.exec(String(headers["content-security-policy"]))?.[1];
};

describe("the embed settings, for staff", () => {
  it("start as the defaults, with a key that viewers do not see", async () => {
    const settings = await read();
    expect(settings).toMatchObject({
      ...defaultEmbedSettings("dialabed"),
      client: "dialabed",
      allowedOrigins: [],
    });
    expect(settings.embedKey).toMatch(/^mw_[\w-]{32}$/);
    expect((await read()).embedKey).toBe(settings.embedKey);
    expect((await read(await server.staff("viewer"))).embedKey).toBeNull();
  });

  // Shows 3.admin.embed, 7.admin.embed.
  it("are what the public call gives from then on, each client its own", async () => {
    const settings = await read(editor, "?client=safarioutdoor");
    const changed = {
      ...settings,
      styling: { ...settings.styling, theme: "dark" as const, showHeader: false },
      allowedOrigins: ["https://shop.example", "https://shop.example"],
    };
    const { body } = await put(changed, "?client=safarioutdoor").expect(200);
    expect(body).toMatchObject({
      styling: { theme: "dark" },
      allowedOrigins: ["https://shop.example"],
    });
    const { body: open } = await server.visitor().get("/api/embed-settings?client=safarioutdoor");
    expect(open).toMatchObject({ settings: { styling: { theme: "dark", showHeader: false } } });
    expect(JSON.stringify(open)).not.toContain(settings.embedKey);
    expect((await read()).styling.theme).toBe("auto");
    // Based on the older state: refused, with the current one.
    const { body: refusal } = await put(changed, "?client=safarioutdoor").expect(409);
    expect(refusal).toMatchObject({ code: "stale", current: { styling: { theme: "dark" } } });
  });

  it("are saved with a word about what would be hard to read, against the brand's colors too", async () => {
    const settings = await read();
    expect(settings.warnings).toEqual([]);
    const { body } = await put({ ...settings, colors: { primary: "#ffe08a" } }).expect(200);
    expect((body as StaffEmbedSettings).warnings[0]).toEqual({
      path: "colors.primary",
      message: expect.stringContaining("in the light theme; people need at least 4.5.") as string,
    });
    const { body: mended } = await put({ ...(body as object), colors: {} }).expect(200);
    expect((mended as StaffEmbedSettings).warnings).toEqual([]);
  });

  it.each<[string, (settings: StaffEmbedSettings) => object, string]>([
    [
      "a script for a logo",
      (s) => ({ logo: { ...s.logo, url: "javascript:alert(1)" } }),
      "logo.url",
    ],
    [
      "a logo that no page would show",
      (s) => ({ logo: { ...s.logo, url: "http://shop.example/logo.png" } }),
      "logo.url",
    ],
    [
      "a color that ends the rule",
      (s) => ({ colors: { ...s.colors, primary: "#fff;}" } }),
      "colors.primary",
    ],
    ["an unknown color", (s) => ({ colors: { ...s.colors, glow: "#ffffff" } }), "colors.glow"],
    [
      "a height of the window",
      (s) => ({ dimensions: { ...s.dimensions, height: "100vh" } }),
      "dimensions.height",
    ],
    [
      "a font of its own",
      (s) => ({ typography: { ...s.typography, fontFamily: "Comic" } }),
      "typography.fontFamily",
    ],
    [
      "a footer of 301 letters",
      (s) => ({ branding: { ...s.branding, customFooterText: "x".repeat(301) } }),
      "branding.customFooterText",
    ],
    ["a star for an origin", () => ({ allowedOrigins: ["*"] }), "allowedOrigins.0"],
    [
      "an origin with a path",
      () => ({ allowedOrigins: ["https://a.example/x"] }),
      "allowedOrigins.0",
    ],
    [
      "21 origins",
      () => ({ allowedOrigins: Array.from({ length: 21 }, (_, n) => `https://a${n}.example`) }),
      "allowedOrigins",
    ],
    ["half of it", () => ({ logo: undefined }), "logo"],
  ])("refuse %s", async (_, change, field) => {
    const settings = await read();
    const { body } = await put({ ...settings, ...change(settings) }).expect(400);
    expect((body as ErrorBody).errors?.map(({ path }) => path)).toContain(field);
    expect(await read()).toEqual(settings);
  });

  it.each([
    "*",
    "null",
    "https://*",
    "https://*.example",
    "https://shop.example/",
    "https://shop.example?x",
    "https://shop.example:443",
    "https://Shop.example",
    "https://shop.example.",
    "https://-shop.example",
    "https://user@shop.example",
    "https://user:secret@shop.example",
    "https://shop.example;script-src",
    "https://shop.example,https://other.example",
    "https://'self'",
    "https://shop.example https://other.example",
    "https://shop.example\n",
    "ftp://shop.example",
    "//shop.example",
    "javascript:alert(1)",
    "https://",
  ])("refuse %j for an origin, and frames hear nothing of one stored in SQL", async (origin) => {
    const settings = await read();
    const { body } = await put({ ...settings, allowedOrigins: [origin] }).expect(400);
    expect((body as ErrorBody).errors).toEqual([
      {
        path: "allowedOrigins.0",
        message:
          "Use an origin such as https://shop.example. It has no path, no star and nothing before an @.",
      },
    ]);
    await store([origin]);
    expect(await ancestors()).toBe("'self'");
    await store([]);
  });

  it("take every plain origin, which may then frame the finder", async () => {
    const origins = [
      "https://shop.example",
      "https://a-b.xn--mnchen-3ya.example:8443",
      "http://localhost:8080",
      "http://192.168.0.10",
    ];
    await put({ ...(await read()), allowedOrigins: origins }).expect(200);
    expect(await ancestors()).toBe(["'self'", ...origins].join(" "));
    await put({ ...(await read()), allowedOrigins: [] }).expect(200);
  });

  it("know two clients", async () => {
    await editor.get("/api/admin/embed-settings?client=bakery").expect(400);
  });

  it("are changed only for the client that is named", async () => {
    const before = await read();
    const answers = [
      await put({ ...before, allowedOrigins: ["https://shop.example"] }, ""),
      await put(before, "?client="),
      await put(before, "?client=dialabed&client=safarioutdoor"),
      await editor.post("/api/admin/embed-settings/key"),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect((body as ErrorBody).errors).toEqual([
        { path: "client", message: "Name the finder: one of dialabed, safarioutdoor, once." },
      ]);
    }
    expect(await read()).toEqual(before);
  });
});

describe("the embed key", () => {
  const unlock = (app: string, key: string, from: string) =>
    server.visitor().post("/api/embed/unlock").set("X-Forwarded-For", from).send({ app, key });

  it("opens its one finder by cookie and by token, until it is replaced", async () => {
    const { embedKey } = await read();
    const frame = server.visitor();
    const { body } = await frame
      .post("/api/embed/unlock")
      .send({ app: "dialabed", key: embedKey })
      .expect(200);
    const { token } = body as { token: string };
    const bearer = () =>
      server.visitor().get("/api/bed-options").set("Authorization", `Bearer ${token}`);
    await frame.get("/api/bed-options").expect(200);
    await bearer().expect(200);
    await frame.get("/api/safari/counts").expect(401);
    await unlock("safarioutdoor", embedKey!, "10.7.0.1").expect(401);

    const { body: replaced } = await editor
      .post("/api/admin/embed-settings/key?client=dialabed")
      .expect(200);
    expect((replaced as StaffEmbedSettings).embedKey).not.toBe(embedKey);
    await frame.get("/api/bed-options").expect(401);
    await bearer().expect(401);
    await unlock("dialabed", embedKey!, "10.7.0.2").expect(401);
    await unlock("dialabed", (replaced as StaffEmbedSettings).embedKey!, "10.7.0.2").expect(200);
  });

  it("cannot be guessed at for long, and an unknown finder answers like a wrong key", async () => {
    const wrong = await unlock("dialabed", "mw_wrong", "10.7.0.3").expect(401);
    const unknown = await unlock("bakery", "mw_wrong", "10.7.0.3").expect(401);
    expect((wrong.body as ErrorBody).message).toBe((unknown.body as ErrorBody).message);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => unlock("dialabed", "mw_wrong", "10.7.0.4")),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  it("opens for who has it, also behind a network from which old ones were tried", async () => {
    const { body } = await editor.post("/api/admin/embed-settings/key?client=dialabed").expect(200);
    const { embedKey } = body as { embedKey: string };
    for (let n = 0; n < 12; n++) await unlock("dialabed", "mw_old", "10.7.0.5");
    await unlock("dialabed", embedKey, "10.7.0.5").expect(200);
  });

  it("opens without a session of its own once its network has made 60", async () => {
    const { embedKey } = await read();
    const rows = async () => (await server.database.db.select().from(sessions)).length;
    const before = await rows();
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => unlock("dialabed", embedKey!, "10.7.0.6")),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(70);
    expect(await rows()).toBe(before + 60);
    const { token } = answers.find(({ headers }) => !headers["set-cookie"])!.body as {
      token: string;
    };
    await server
      .visitor()
      .get("/api/bed-options")
      .set("Authorization", `Bearer ${token}`)
      .expect(200);
  });

  it("leaves the password's unlock alone", async () => {
    const shopper = await server.shopper("dialabed");
    await editor.post("/api/admin/embed-settings/key?client=dialabed").expect(200);
    await shopper.get("/api/bed-options").expect(200);
  });
});
