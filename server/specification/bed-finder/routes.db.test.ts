// Longer than 200 lines: all routes of the finder are asked on one server, over one catalog.

import { eq } from "drizzle-orm";
import fc from "fast-check";
import request, { type Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BedOptions } from "@shared/specification/contracts/bed-options";
import type { ErrorBody } from "@shared/contracts/error";
import type {
  BedCounts,
  NearMiss,
  RecommendedBed,
} from "@shared/specification/contracts/recommendations";
import { products } from "@shared/schema/catalog-products";
import { bedProducts } from "@shared/specification/tables/views";
import { sleepStyles } from "@shared/specification/tables/list-tables";
import { bedOptionRows } from "../seed/built-in-finders";
import { rawRequest } from "../../testing/raw-request";
import { PASSWORDS, startTestApp, type TestApp } from "../../testing/test-app";

const seeded = bedOptionRows();
let server: TestApp;
let shopper: Agent;

beforeAll(async () => {
  server = await startTestApp();
  shopper = await server.shopper();
});
afterAll(() => server.close());

const beds = async (query: string) =>
  (await shopper.get(`/api/recommendations${query}`).expect(200)).body as RecommendedBed[];

describe("before the unlock", () => {
  it.each(["/api/recommendations", "/api/bed-options", "/api/recommendations?bedSize=nonsense"])(
    "%s is refused with a sentence",
    async (path) => {
      const { body } = (await server.visitor().get(path).expect(401)) as { body: ErrorBody };
      expect(body).toMatchObject({
        code: "locked",
        message: expect.stringMatching(/password/) as string,
      });
      expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe("the options", () => {
  // Shows 3.bed.firmness-fields.
  it("come in their order with their badges, and sleep styles have none", async () => {
    const { body } = (await shopper.get("/api/bed-options").expect(200)) as { body: BedOptions };
    const flags = (
      list: { id: string; popular: boolean; recommended: boolean; topSeller: boolean }[],
    ) =>
      list.map(({ id, popular, recommended, topSeller }) => [
        id,
        ...(popular ? ["popular"] : []),
        ...(recommended ? ["recommended"] : []),
        ...(topSeller ? ["topSeller"] : []),
      ]);
    expect(body.firmnessLevels.find(({ id }) => id === "medium")).toMatchObject({
      id: "medium",
      value: 3,
      label: "Medium",
      description: "Balanced, right for most people",
      popular: true,
      recommended: true,
      topSeller: true,
    });
    expect(flags(body.sleepStyles)).toEqual([
      ["side"],
      ["back"],
      ["stomach"],
      ["combination"],
      ["partner"],
      ["not_sure"],
    ]);
    expect(flags(body.bedSizes)).toEqual([
      ["single"],
      ["double", "topSeller"],
      ["queen", "popular", "recommended", "topSeller"],
      ["king", "recommended"],
      ["super_king"],
    ]);
    expect(flags(body.mattressTypes)).toEqual([
      ["memory_foam", "topSeller"],
      ["hybrid", "popular", "recommended", "topSeller"],
      ["innerspring", "recommended"],
      ["latex"],
      ["foam"],
    ]);
    expect(body.firmnessLevels.map(({ id, value }) => [id, value])).toEqual([
      ["soft", 1],
      ["medium_soft", 2],
      ["medium", 3],
      ["medium_firm", 4],
      ["firm", 5],
    ]);
    expect(flags(body.firmnessLevels).filter((each) => each.length > 1)).toEqual([
      ["medium", "popular", "recommended", "topSeller"],
      ["medium_firm", "recommended"],
    ]);
    expect(body.concerns.map(({ id }) => id)).toEqual([
      "back_pain",
      "hot_sleeper",
      "light_sleeper",
      "allergies",
    ]);
    expect(
      body.budgetRanges.map(({ id, minPrice, maxPrice, description }) => [
        id,
        minPrice,
        maxPrice,
        description,
      ]),
    ).toEqual([
      ["budget", 2000, 6000, "Quality beds at great value"],
      ["mid_range", 6000, 12000, "Premium comfort and features"],
      ["luxury", 12000, 25000, "Top-tier materials and craftsmanship"],
      ["custom", 0, 30000, "Set your own budget"],
    ]);
    expect(flags(body.budgetRanges)[1]).toEqual(["mid_range", "popular"]);
    expect(body.features).toHaveLength(16);
    expect(body.features.find(({ id }) => id === "durability")?.label).toBe("Long-Lasting");
    expect(body.features.find(({ id }) => id === "night_support")?.label).toBe("All-Night Support");
  });
});

describe("recommendations", () => {
  it("answer all 750 combinations of style, size, type and firmness rightly, and twice the same", async () => {
    const budget = "minPrice=3000&maxPrice=20000";
    let checked = 0;
    for (const style of seeded.sleepStyles)
      for (const size of seeded.bedSizes)
        for (const type of seeded.mattressTypes)
          for (const level of seeded.firmnessLevels) {
            const query = `?sleepStyle=${style.id}&bedSize=${size.id}&mattressType=${type.id}&firmness=${level.id}&${budget}`;
            const list = await beds(query);
            expect(list.length).toBeGreaterThan(0);
            for (const each of list) {
              expect(each.match.reduce((sum, { points }) => sum + points, 0)).toBe(each.matchScore);
              expect(each.bedSize).toBe(size.id);
              expect(Number(each.price)).toBeGreaterThanOrEqual(3000);
              expect(Number(each.price)).toBeLessThanOrEqual(20000);
            }
            expect(await beds(query)).toEqual(list);
            checked += 1;
          }
    expect(checked).toBe(6 * 5 * 5 * 5);
  }, 120_000);

  it("say how many fit, where the list holds fewer, also when the answer is a kept one", async () => {
    const { db } = server.database;
    const queens = await db.$count(bedProducts, eq(bedProducts.bedSize, "queen"));
    for (let ask = 0; ask < 2; ask++) {
      const { body, headers } = await shopper.get("/api/recommendations?bedSize=queen");
      expect(body).toHaveLength(24);
      expect(headers["x-total-count"]).toBe(String(queens));
    }
    expect(queens).toBeGreaterThan(24);
    const { headers } = await shopper.get("/api/recommendations?bedSize=queen&maxPrice=1");
    expect(headers["x-total-count"]).toBe("0");
  });

  it("weigh nothing that was left to us", async () => {
    const open = await beds(
      "?bedSize=queen&sleepStyle=side&mattressType=not_sure&firmness=not_sure",
    );
    expect(open).toEqual(await beds("?bedSize=queen&sleepStyle=side"));
    await shopper.get("/api/recommendations/suggestions?mattressType=not_sure").expect(200);
    await shopper.get("/api/recommendations?bedSize=not_sure").expect(400);
  });

  // Shows 3.bed-result, 7.beds.
  it("carry what a card shows", async () => {
    const [first] = await beds("?bedSize=queen&firmness=medium");
    expect(first).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      name: expect.any(String) as string,
      shortDescription: expect.any(String) as string,
      imageUrl: expect.stringMatching(/^\/pictures\/beds\//) as string,
      price: expect.stringMatching(/^\d+\.\d{2}$/) as string,
      bedSize: "queen",
      mattressType: expect.any(String) as string,
      firmness: "medium",
      features: expect.any(Array) as string[],
      inStock: true,
      magentoUrl: expect.stringMatching(/^https:\/\//) as string,
      matchScore: 100,
      match: [
        {
          criterion: "firmness",
          points: 100,
          max: 100,
          verdict: "met",
          text: "Medium, exactly as you asked",
        },
      ],
    });
  });

  it("show a new price and a new option at most a second after they were written", async () => {
    const [first] = await beds("?bedSize=queen");
    await server.database.db
      .update(products)
      .set({ price: "12345.67" })
      .where(eq(products.id, first!.id));
    await server.database.db
      .update(sleepStyles)
      .set({ name: "Sideways" })
      .where(eq(sleepStyles.id, "side"));
    server.clock.ahead += 1_000;
    const list = await beds("?bedSize=queen&minPrice=12345.67&maxPrice=12345.67");
    expect(list.map(({ id }) => id)).toEqual([first!.id]);
    const { body } = (await shopper.get("/api/bed-options")) as { body: BedOptions };
    expect(body.sleepStyles[0]!.label).toBe("Sideways");
  });
});

describe("the counts at the budget presets", () => {
  it("are what a shopper then finds, the slider's top being no limit", async () => {
    for (const { id: size } of seeded.bedSizes) {
      const { body } = await shopper.get(`/api/recommendations/counts?bedSize=${size}`).expect(200);
      const { budgetRanges } = body as BedCounts;
      for (const { id, minPrice, maxPrice } of seeded.budgetRanges) {
        const upper = maxPrice === 30_000 ? "" : `&maxPrice=${maxPrice}`;
        const { headers } = await shopper.get(
          `/api/recommendations?bedSize=${size}&minPrice=${minPrice}${upper}`,
        );
        expect(String(budgetRanges[id]), `${size}, ${id}`).toBe(headers["x-total-count"]);
      }
    }
    await shopper.get("/api/recommendations/counts?bedSize=round").expect(400);
    await server.visitor().get("/api/recommendations/counts").expect(401);
  });
});

describe("near misses", () => {
  it("give what they promised when they are applied over the wire", async () => {
    const query = "bedSize=single&firmness=soft&minPrice=9000&maxPrice=9100";
    const { body } = (await shopper
      .get(`/api/recommendations/suggestions?${query}`)
      .expect(200)) as {
      body: NearMiss[];
    };
    expect(body.length).toBeGreaterThan(0);
    for (const { changes, count, bestScore } of body) {
      const changed = new URLSearchParams(query);
      for (const [field, value] of Object.entries(changes)) {
        if (value === null) changed.delete(field);
        else changed.set(field, String(value));
      }
      const list = await beds(`?${changed.toString()}`);
      expect(list).toHaveLength(count);
      expect(list[0]!.matchScore).toBe(bestScore);
    }
    await shopper.get("/api/recommendations/suggestions?bedSize=round").expect(400);
    await server.visitor().get("/api/recommendations/suggestions").expect(401);
  });
});

describe("bad queries", () => {
  it.each([
    ["an unknown option", "?sleepStyle=upside_down", "sleepStyle"],
    ["an unknown feature among known ones", "?features=warranty,teleport", "features"],
    ["text for a number", "?minPrice=cheap", "minPrice"],
    ["an empty number", "?maxPrice=", "maxPrice"],
    ["a number in another notation", "?maxPrice=1e3", "maxPrice"],
    ["not a number", "?maxPrice=NaN", "maxPrice"],
    ["a negative minimum", "?minPrice=-1", "minPrice"],
    ["a minimum above the maximum", "?minPrice=9000&maxPrice=3000", "minPrice"],
    ["a repeated parameter", "?bedSize=queen&bedSize=king", "bedSize"],
    ["a nested key", "?bedSize[x]=queen", "bedSize[x]"],
    ["a list in brackets", "?features[]=warranty", "features[]"],
    ["an unknown parameter", "?color=red", "color"],
    ["a prototype key", "?__proto__[x]=1", "__proto__[x]"],
    ["a NUL", "?bedSize=queen%00", "bedSize"],
    ["over-long input", `?bedSize=${"q".repeat(5_000)}`, "bedSize"],
    ["an over-long list", `?features=${"warranty,".repeat(1_000)}`, "features"],
  ])("%s is a 400 that names the field", async (_, query, path) => {
    const { body } = (await shopper.get(`/api/recommendations${query}`).expect(400)) as {
      body: ErrorBody;
    };
    expect(body.code).toBe("invalid");
    expect(body.errors?.map((error) => error.path)).toEqual([path]);
    expect(body.message).toContain(path);
  });

  // Shows 5.bed.min-price, 5.bed.max-price.
  it("says which sign a price must have", async () => {
    const { body } = (await shopper.get("/api/recommendations?maxPrice=-5").expect(400)) as {
      body: ErrorBody;
    };
    expect(body.errors).toEqual([{ path: "maxPrice", message: "Maximum price must be positive" }]);
    expect(body.message).toBe("maxPrice: Maximum price must be positive.");
  });

  it("are never a 5xx, and never tell what is behind", async () => {
    const key = fc.oneof(
      fc.constantFrom(
        "sleepStyle",
        "bedSize",
        "minPrice",
        "maxPrice",
        "features",
        "concerns",
        "firmness",
        "__proto__",
        "constructor",
      ),
      fc.string({ maxLength: 20 }),
    );
    const value = fc.oneof(
      fc.string({ maxLength: 60, unit: "binary" }),
      fc.double().map(String),
      fc.constantFrom("' or 1=1 --", "%", "\u0000", "{}", "[]"),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(key, value), { maxLength: 6 }), async (pairs) => {
        const query = pairs.map(([name, text]) => `${encode(name)}=${encode(text)}`).join("&");
        const answer = await shopper.get(`/api/recommendations?${query}`);
        expect([200, 400]).toContain(answer.status);
        expect(answer.text).not.toMatch(/node_modules|\bat .+:\d+:\d+|\bselect .+ from\b/i);
      }),
      { numRuns: 300 },
    );
    await shopper.get("/api/recommendations?bedSize=queen").expect(200);
  });
});

/** Percent-encodes byte by byte, even lone surrogates, which `encodeURIComponent` rejects. */
function encode(text: string): string {
  return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
}

describe("the server around it", () => {
  it("answers health without a session, and says when nothing is at an address", async () => {
    await request(server.app).get("/healthz").expect(200, { status: "ok" });
    await request(server.app).get("/readyz").expect(200, { status: "ready" });
    const { body } = (await shopper.get("/api/nothing").expect(404)) as { body: ErrorBody };
    expect(body.code).toBe("not_found");
  });

  it("draws the picture that a bed's address names, for any site to show", async () => {
    const [first] = await beds("?bedSize=queen");
    const answer = await request(server.app).get(first!.imageUrl!).expect(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/svg+xml; charset=utf-8",
      "cross-origin-resource-policy": "cross-origin",
    });
    await request(server.app).get("/pictures/beds/hybrid/queen/99/1.svg").expect(400);
    await request(server.app).get("/pictures/beds/%3Cscript%3E/queen/3/1.svg").expect(400);
  });

  it("sends its security headers with every reply, also with errors", async () => {
    for (const path of ["/healthz", "/api/bed-options", "/nowhere"]) {
      const { headers } = await request(server.app).get(path);
      expect(headers["content-security-policy"]).toContain("script-src 'self';");
      expect(headers["content-security-policy"]).toContain("object-src 'none'");
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["x-powered-by"]).toBeUndefined();
      expect(headers["x-request-id"]).toBeTruthy();
    }
    for (const path of ["/dialabed", "/dialabed/", "/DialABed", "/s%61fari/"]) {
      const { headers } = await request(server.app).get(path);
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
    }
  });
});

describe("what is kept for the next shopper", () => {
  it.each(["/api/recommendations", "/api/recommendations/suggestions"])(
    "%s is kept by what was asked, not by how the address was written",
    async (path) => {
      const king = "?bedSize=king&firmness=firm&minPrice=1&maxPrice=20000";
      const { headers } = await server
        .visitor()
        .post("/api/verify-password")
        .send({ app: "dialabed", password: PASSWORDS.dialabed });
      const cookie = (headers["set-cookie"] as unknown as string[])[0]!.split(";")[0]!;
      // Everything after `#` belongs to the target, but to no query.
      const reply = await rawRequest(
        server.app,
        `GET ${path}#${king} HTTP/1.1\r\nCookie: ${cookie}\r\n\r\n`,
      );
      expect(reply).toMatch(/^HTTP\/1.1 200/);
      const { body } = await shopper.get(`${path}${king}`).expect(200);
      const other = await startTestApp();
      const fresh = await (await other.shopper()).get(`${path}${king}`).expect(200);
      await other.close();
      expect(body).toEqual(fresh.body);
    },
  );
});
