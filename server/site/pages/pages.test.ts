// Longer than 200 lines: pages, files and what engines read are asked of one built client.

import express from "express";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import { errorHandler } from "../../platform/http/error-handler";
import { readableRequest } from "../../platform/http/readable-request";
import { appDocuments, builtPages } from "./built-pages";
import type { LiveFinder } from "../../finders/live/live-finders";

let folder: string;
let app: express.Express;
let day = new Date("2026-11-21T12:00:00");
let isDatabaseAway = false;
const brand = { name: "Stride", website: null, color: null, links: [] };
const made: LiveFinder[] = [
  { slug: "shoes", name: "Shoes <& more>", brand, gateHash: null, liveVersion: 2 },
  { slug: "gated", name: "Gated", brand, gateHash: "$2b$", liveVersion: 1 },
  { slug: "closed", name: "Closed", brand, gateHash: null, liveVersion: null },
];
const finders = {
  current: () =>
    isDatabaseAway
      ? Promise.reject(new Error("away"))
      : Promise.resolve(new Map(made.map((finder) => [finder.slug, finder]))),
};

const older = new Map([["/assets/app-0f0f.js", "before"]]);
const findBuiltFile = (path: string) => {
  const text = older.get(path);
  return Promise.resolve(text === undefined ? undefined : Buffer.from(text));
};

const LANDING = `<!doctype html><title>landing</title>
<link rel="canonical" href="{{public-url}}/" />
<script type="application/ld+json">{{structured-data}}</script>
<ul><li data-when="contact-email" class="way"><a href="mailto:{{contact-email}}">{{contact-email}}</a></li>
<li data-when="contact-phone"><a href="tel:{{contact-tel}}">{{contact-phone}}</a></li></ul>
<p>© {{copyright-years}}</p>`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "matchwell-pages-"));
  mkdirSync(join(folder, "assets"));
  for (const name of appDocuments) {
    writeFileSync(
      join(folder, `${name}.html`),
      '<!doctype html><html lang="en"><title>page</title>© {{copyright-years}}',
    );
  }
  writeFileSync(join(folder, "landing.html"), LANDING);
  writeFileSync(join(folder, "landing.html.br"), brotliCompressSync(LANDING));
  writeFileSync(join(folder, "assets", "app-1a2b.js"), "1");
  writeFileSync(join(folder, "assets", "app-1a2b.js.br"), brotliCompressSync("1"));
  writeFileSync(join(folder, "assets", "inter.woff2"), "font");
  app = serve({ email: "hello@shop.example", phone: "+27 11 555 0100" });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const serve = (contact: { email: string | undefined; phone: string | undefined }) =>
  express()
    .set("etag", false)
    .use(readableRequest)
    .use((req, res, next) => {
      res.locals.frameNotice = req.query.notice;
      next();
    })
    .use(
      builtPages(
        folder,
        { publicUrl: "https://finders.example", ...contact },
        finders,
        findBuiltFile,
        () => day,
      ),
    )
    .use(errorHandler);

describe("the built client", () => {
  it("has the files of other versions, for pages that were opened before", async () => {
    const { headers, text } = await request(app).get("/assets/app-0f0f.js").expect(200);
    expect(headers["content-type"]).toMatch(/^text\/javascript/);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(text).toBe("before");
    await request(app).get("/assets/app-9e9e.js").expect(404);
  });

  // Shows 2.routes.not-found, 2.bed.no-path.
  it.each([
    ["/dialabed", 200],
    ["/dialabed/", 200],
    ["/DialABed", 200],
    ["/d%69alabed", 200],
    ["/ADMIN/Bed-Sizes/", 200],
    ["/wizards", 200],
    ["/admin/sleep-styles", 200],
    ["/nowhere", 404],
    ["/dialabed/deeper", 404],
    ["/dialabed//", 404],
  ])("shows %s with status %i from the app's document", async (path, status) => {
    const answer = await request(app).get(path).expect(status);
    expect(answer.text).toContain("<title>page</title>");
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });

  it.each([
    ["/f/shoes", 200],
    ["/F/Shoes/", 200],
    ["/f/gated", 200],
    ["/f/closed", 404],
    ["/f/bakery", 404],
    ["/f/", 404],
    ["/f/shoes/deeper", 404],
  ])("shows %s of the finders that staff made with status %i", async (path, status) => {
    const { text } = await request(app).get(path).expect(status);
    expect(text).toContain("</title>");
    expect(text.includes("data-finder=")).toBe(status === 200);
  });

  it.each([
    ["unknown_finder", 404, "There is no such finder.</p>"],
    ["not_allowed", 200, 'on this page. <a href="/f/shoes" target="_blank"'],
    ["unavailable", 503, "not available right now. Please try again in a moment.</p>"],
  ])("shows nothing of the app in a frame with the notice %s", async (code, status, words) => {
    const { text } = await request(app).get(`/f/shoes?embed=true&notice=${code}`).expect(status);
    expect(text).toContain(`data-code="${code}"`);
    expect(text).toContain(words);
    expect(text).not.toContain("<title>page</title>");
  });

  it("names an open finder in its document, as text, and lets its gate be asked early", async () => {
    const { text } = await request(app).get("/f/shoes").expect(200);
    expect(text).toContain("<title>Shoes &lt;&amp; more&gt; · Matchwell</title>");
    expect(text).toContain('<html data-finder="shoes"');
  });

  it("leaves it to the page what a finder is while the database is away", async () => {
    isDatabaseAway = true;
    const { text } = await request(app).get("/f/shoes").expect(503);
    await request(app).get("/dialabed").expect(200);
    isDatabaseAway = false;
    expect(text).toContain("<title>page</title>");
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

  it.each([
    "/assets/gone.js",
    "/../package.json",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/.env",
    "/landing.html",
    "/index.html",
    "/landing%2ehtml",
    "/%6canding.html",
    "//landing.html",
    "/%2flanding.html",
    "/assets%2f..%2flanding.html",
    "/landing.html/.",
    "/landing.html.br",
    "/LANDING.html",
  ])("answers %s with 404 and no page", async (path) => {
    const answer = await request(app).get(path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.text).not.toContain("<title>");
    expect(answer.text).not.toContain("dependencies");
  });
});

describe("a file that cannot be sent as asked", () => {
  const far = { "If-Unmodified-Since": "Mon, 01 Jan 1990 00:00:00 GMT" };

  it.each<[string, Record<string, string>, number]>([
    ["/assets/app-1a2b.js", { Range: "bytes=900-" }, 416],
    ["/assets/app-1a2b.js", { Range: "bytes=900-", "Accept-Encoding": "br" }, 416],
    ["/assets/app-1a2b.js", { "If-Match": '"other"' }, 412],
    ["/assets/app-1a2b.js", { "If-Match": '"other"', "Accept-Encoding": "br" }, 412],
    ["/assets/app-1a2b.js", far, 412],
    ["/assets/inter.woff2", { ...far, Range: "bytes=0-1" }, 412],
    ["/%ZZ", {}, 400],
    ["/assets/%E0%A4%A", { "Accept-Encoding": "br" }, 400],
    ["/assets/gone.js", {}, 404],
  ])("is refused like everything else: %s %j", async (path, headers, status) => {
    const answer = await request(app).get(path).set(headers).expect(status);
    expect(answer.body as ErrorBody).toMatchObject({
      code: expect.any(String) as string,
      message: expect.stringMatching(/\.$/) as string,
      requestId: expect.any(String) as string,
    });
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
    });
    for (const name of ["content-encoding", "etag", "last-modified", "accept-ranges"]) {
      expect(answer.headers).not.toHaveProperty(name);
    }
    expect(answer.headers["content-range"] !== undefined).toBe(status === 416);
  });

  it("is not said to be compressed in the answer to OPTIONS", async () => {
    const { headers } = await request(app)
      .options("/assets/app-1a2b.js")
      .set("Accept-Encoding", "br")
      .expect(200);
    expect(headers).not.toHaveProperty("content-encoding");
    expect(headers.allow).toBe("GET, HEAD");
  });

  it("is not told what it is by HEAD either", async () => {
    const answer = await request(app).head("/%ZZ").expect(400);
    expect(answer.headers["content-type"]).toContain("application/json");
  });
});

describe("the landing page", () => {
  // Shows 2.routes.landing, 2.landing.contact.
  it("carries the contact details and the public address", async () => {
    const { text } = await request(app).get("/").expect(200);
    expect(text).toContain('<link rel="canonical" href="https://finders.example/" />');
    expect(text).toContain('<a href="mailto:hello@shop.example">hello@shop.example</a>');
    expect(text).toContain('<a href="tel:+27115550100">+27 11 555 0100</a>');
    const data: unknown = JSON.parse(/ld\+json">(.*)<\/script>/.exec(text)![1]!);
    expect(data).toMatchObject({
      "@graph": [{ name: "Matchwell", url: "https://finders.example/" }, {}],
    });
  });

  it.each([
    ["(011) 555 0100", "0115550100"],
    ["+27 (0)11 555 0100", "+27115550100"],
  ])("dials %s as %s", async (phone, tel) => {
    const { text } = await request(serve({ email: undefined, phone })).get("/");
    expect(text).toContain(`href="tel:${tel}"`);
  });

  // Shows 2.landing.contact-always.
  it("leaves out the lines whose details are not set", async () => {
    const { text } = await request(serve({ email: undefined, phone: undefined })).get("/");
    expect(text).not.toMatch(/mailto:|tel:|\{\{|data-when|<li[ >]/);
    const one = await request(serve({ email: "hello@shop.test", phone: undefined })).get("/");
    expect(one.text).toContain('<li class="way"><a href="mailto:hello@shop.test">');
    expect(one.text).not.toMatch(/tel:|data-when/);
  });

  it.each(["/", "/wizards"])(
    "has the copyright of the present year at %s, also next January without a new start",
    async (path) => {
      day = new Date("2026-11-21T12:00:00");
      expect((await request(app).get(path)).text).toContain("© 2024–2026");
      day = new Date("2027-01-02T12:00:00");
      expect((await request(app).get(path)).text).toContain("© 2024–2027");
    },
  );

  it("takes nothing in the details for markup", async () => {
    const email = `"><script>alert(1)</script>@x.example`;
    const { text } = await request(serve({ email, phone: `</script><b>` })).get("/");
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text).not.toContain("<b>");
    expect(text).toContain("&lt;script&gt;alert(1)");
  });
});

describe("what search engines read", () => {
  it("names the public pages at the public address", async () => {
    const robots = await request(app).get("/robots.txt").expect(200);
    expect(robots.text).toContain("Sitemap: https://finders.example/sitemap.xml");
    expect(robots.text).toContain("Disallow: /admin");
    const map = await request(app).get("/sitemap.xml").expect(200);
    expect(map.headers["content-type"]).toContain("xml");
    expect([...map.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      "https://finders.example/",
      "https://finders.example/wizards",
      "https://finders.example/f/shoes",
    ]);
  });
});
