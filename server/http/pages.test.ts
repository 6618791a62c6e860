import express from "express";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isPage } from "../known-page";
import { errorHandler } from "./error-handler";
import { pages } from "./pages";

let folder: string;
let app: express.Express;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "matchwell-pages-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>page</title>");
  writeFileSync(join(folder, "assets", "app-1a2b.js"), "1");
  writeFileSync(join(folder, "assets", "app-1a2b.js.br"), brotliCompressSync("1"));
  writeFileSync(join(folder, "assets", "inter.woff2"), "font");
  app = express().use(pages(folder, isPage)).use(errorHandler);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the built client", () => {
  it.each([
    ["/", 200],
    ["/dialabed", 200],
    ["/dialabed/", 200],
    ["/DialABed", 200],
    ["/d%69alabed", 200],
    ["/ADMIN/Bed-Sizes/", 200],
    ["/wizards", 200],
    ["/nowhere", 404],
    ["/dialabed/deeper", 404],
    ["/dialabed//", 404],
  ])("shows %s with status %i from the one document", async (path, status) => {
    const answer = await request(app).get(path).expect(status);
    expect(answer.text).toContain("<title>page</title>");
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });

  it("keeps hashed files for a year and sends them compressed", async () => {
    const { headers } = await request(app)
      .get("/assets/app-1a2b.js")
      .set("Accept-Encoding", "br, gzip");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-encoding"]).toBe("br");
  });

  it("lends its fonts to frames on other sites", async () => {
    const { headers } = await request(app).get("/assets/inter.woff2").expect(200);
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
  });

  it.each(["/assets/gone.js", "/../package.json", "/assets/%2e%2e/%2e%2e/package.json", "/.env"])(
    "answers %s with 404 and no page",
    async (path) => {
      const answer = await request(app).get(path);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toContain("<title>page</title>");
      expect(answer.text).not.toContain("dependencies");
    },
  );
});
