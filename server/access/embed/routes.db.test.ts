import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PublicEmbedSettings } from "@shared/contracts/embed-settings";
import { defaultEmbedSettings } from "@shared/embed-defaults";
import { embedSettings } from "@shared/schema/finders";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const get = async (query: string) =>
  (await request(server.app).get(`/api/embed-settings${query}`).expect(200))
    .body as PublicEmbedSettings;

describe("the public embed settings", () => {
  it("have a default for everything, without a password", async () => {
    expect(await get("?client=dialabed")).toEqual({
      client: "dialabed",
      allowedOrigins: [],
      publicUrl: "http://localhost:3000",
      settings: {
        logo: { url: "", width: "auto", height: "32px", position: "top-left" },
        branding: { showPoweredBy: true, customFooterText: "" },
        dimensions: { width: "100%", height: "auto", maxWidth: "auto", minHeight: "auto" },
        colors: {},
        typography: { fontFamily: "Inter", fontSize: "16px", headingFontWeight: "700" },
        styling: {
          borderRadius: "16px",
          shadowLevel: "small",
          showHeader: true,
          showProgress: true,
          showFooter: true,
          theme: "auto",
        },
      },
    });
  });

  it("fall back to the bed retailer's for an unknown client", async () => {
    expect((await get("?client=bakery")).client).toBe("dialabed");
    expect((await get("")).client).toBe("dialabed");
    expect((await get("?client=safarioutdoor")).client).toBe("safarioutdoor");
  });

  it("give what is stored, and the default for each field that does not fit", async () => {
    const stored = {
      settings: {
        colors: { primary: "#00f", background: "red; } body { display: none" },
        logo: { url: "javascript:alert(1)", height: "48px" },
        styling: { theme: "dark", showHeader: false, borderRadius: "calc(1px)" },
      },
      allowedOrigins: ["https://shop.example"],
    };
    await server.database.db
      .update(embedSettings)
      .set(stored)
      .where(eq(embedSettings.client, "dialabed"));
    const { settings, allowedOrigins } = await get("?client=dialabed");
    expect(allowedOrigins).toEqual(["https://shop.example"]);
    expect(settings.colors).toEqual({ primary: "#00f" });
    expect(settings.logo).toMatchObject({ url: "", height: "48px" });
    expect(settings.styling).toMatchObject({
      theme: "dark",
      showHeader: false,
      borderRadius: "16px",
    });
  });

  it.each([
    ["a text", "x"],
    ["a list", []],
    ["a group that is a text", { logo: "x" }],
    ["a group that is null", { colors: null }],
    ["another site's path", { logo: { url: "/\t/evil.example/x.png" } }],
    ["another site's path, backwards", { logo: { url: "/\\evil.example/x.png" } }],
    ["an address that leaves its quotes", { logo: { url: 'https://x.example/a") ; x' } }],
    ["a height of the frame's own window", { dimensions: { minHeight: "100vh" } }],
    ["a number for a text", { branding: { customFooterText: 7 } }],
  ])("are the defaults where %s is stored", async (_, settings) => {
    const defaults = defaultEmbedSettings("safarioutdoor");
    const client = "safarioutdoor";
    await server.database.db.delete(embedSettings);
    await server.database.db
      .insert(embedSettings)
      .values({ client, settings, allowedOrigins: ["javascript:x", "*", "https://a.example/x"] });
    const answer = await get("?client=safarioutdoor");
    expect(answer.settings).toEqual(defaults);
    expect(answer.allowedOrigins).toEqual([]);
  });

  it("refuse a repeated client", async () => {
    await request(server.app).get("/api/embed-settings?client=a&client=b").expect(400);
  });
});
