// Longer than 200 lines: all routes of the finder are asked on one server, over one catalog.

import { sql } from "drizzle-orm";
import fc from "fast-check";
import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import type { FirearmCounts, FirearmItem } from "@shared/specification/contracts/firearms";
import { joinList } from "@shared/list-text";
import { products as stock } from "@shared/schema/catalog-products";
import { firearmProducts as firearms } from "@shared/specification/tables/views";
import { storedProduct } from "../../testing/stored-product";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let shopper: Agent;
let all: (typeof firearms.$inferSelect)[];

beforeAll(async () => {
  server = await startTestApp();
  shopper = await server.shopper("safarioutdoor");
  await server.database.db
    .insert(stock)
    .values(
      [
        odd("ODD-1", { caliber: '9,3×62 & "more" 100%_\'', brand: "Left, Right & Co 100%" }),
        odd("ODD-2", { caliber: "__proto__", brand: "constructor" }),
        odd("ODD-3", { caliber: "%", brand: "%2C" }),
      ].map((each) => storedProduct("firearm-products", each)),
    );
  all = await server.database.db.select().from(firearms);
});
afterAll(() => server.close());

const odd = (externalId: string, changes: { caliber: string; brand: string }) => ({
  externalId,
  name: externalId,
  price: "1.00",
  category: "rifles",
  purpose: "hunting",
  firearmType: "rifle",
  externalUrl: "https://shop.example/odd",
  ...changes,
});

const get = (path: string, query: object = {}) => shopper.get(`/api/safari/${path}`).query(query);
const counts = async (query: object = {}) =>
  (await get("counts", query).expect(200)).body as FirearmCounts;
const products = async (query: object = {}) => {
  const { body, headers } = await get("products", query).expect(200);
  return { items: body as FirearmItem[], headers };
};
const cost = (item: { price: string; specialPrice: string | null }) =>
  Number(item.specialPrice ?? item.price);

describe("the gate", () => {
  it.each(["counts", "brands", "products"])(
    "closes %s to who has not unlocked it",
    async (path) => {
      await server.visitor().get(`/api/safari/${path}`).expect(401);
      const bedShopper = await server.shopper("dialabed");
      await bedShopper.get(`/api/safari/${path}`).expect(401);
    },
  );
});

describe("counts, brands and products", () => {
  // Shows 3.firearm.counts.
  it("agree with a plain SQL count, for every caliber in the data and in both spellings", async () => {
    const { db } = server.database;
    const total = await counts();
    const calibers = [...new Set(all.map(({ caliber }) => caliber))];
    expect(Object.keys(total.calibers).sort()).toEqual(calibers.sort());
    for (const caliber of calibers) {
      const rows = await db
        .select({ brand: firearms.brand, type: firearms.firearmType })
        .from(firearms)
        .where(sql`${firearms.caliber} = ${caliber}`);
      expect(total.calibers[caliber], caliber).toBe(rows.length);
      const ofType = rows.filter(({ type }) => type === rows[0]!.type);
      const type = rows[0]!.type ?? "ammo";
      expect((await counts({ type })).calibers[caliber], caliber).toBe(ofType.length);
      for (const spelling of [caliber, caliber.replaceAll("_", " ")]) {
        const { body: brands } = await get("brands", { type, caliber: spelling }).expect(200);
        expect(brands, caliber).toEqual([...new Set(ofType.map(({ brand }) => brand))].sort());
        const { headers } = await products({ type, caliber: spelling });
        expect(headers["x-total-count"], caliber).toBe(String(ofType.length));
        expect(headers["x-relaxed"]).toBeUndefined();
      }
    }
  });

  // Shows 3.firearm.counts, 7.counts.
  it("count types, sub types, categories of ammunition and actions", async () => {
    const { types, ammoTypes, actions } = await counts();
    const having = (field: "firearmType" | "subType" | "action", id: string) =>
      all.filter((item) => item[field] === id).length;
    expect(types.pistol).toBe(having("firearmType", "pistol"));
    expect(types.snub_nose).toBe(having("subType", "snub_nose"));
    expect(actions.lever).toBe(having("action", "lever"));
    expect(ammoTypes).toEqual({
      pistol_ammo: 30,
      rifle_ammo: 69,
      shotgun_shells: 15,
      reloading_equipment: 20,
    });
    expect(await counts({ type: "ammo" })).toMatchObject({ types: {}, ammoTypes });
  });

  // Shows 7.brands.
  it("find every brand again that they name, whatever it holds, escaped or alone", async () => {
    const { body } = await get("brands").expect(200);
    const brands = body as string[];
    expect(brands).toContain("Left, Right & Co 100%");
    for (const brand of brands) {
      const { headers } = await products({ brands: joinList([brand]) });
      const expected = all.filter((item) => item.brand === brand).length;
      expect(headers["x-total-count"], brand).toBe(String(expected));
    }
    const { headers } = await products({ brands: "Left, Right & Co 100%" });
    expect(headers["x-total-count"]).toBe("1");
  });
});

describe("products", () => {
  // Shows 2.firearm.results.twelve, 9.recommendations.
  it("are at most 12, by the price that is paid today, and what is sold out comes last to the list", async () => {
    const { items, headers } = await products({ purpose: "self_defense", type: "pistol" });
    expect(items).toHaveLength(12);
    expect(Number(headers["x-total-count"])).toBe(36);
    const costs = items.map(cost);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(items.every(({ inStock }) => inStock)).toBe(true);
  });

  it("put what is sold out after everything that can be bought, each by its price", async () => {
    const { items } = await products({ type: "rifle", game: "dangerous_game" });
    const stock = items.map(({ inStock }) => inStock);
    expect(new Set(stock)).toEqual(new Set([true, false]));
    expect(stock).toEqual(stock.toSorted((a, b) => Number(b) - Number(a)));
    for (const part of [true, false]) {
      const costs = items.filter(({ inStock }) => inStock === part).map(cost);
      expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    }
  });

  // Shows 3.firearm.product, 7.products.
  it("carry what a card needs, prices with two decimals", async () => {
    const { items } = await products({ type: "rifle", caliber: "375_h&h" });
    for (const item of items) {
      const stored = all.find(({ externalId }) => externalId === item.sku)!;
      expect(item).toEqual({
        sku: stored.externalId,
        name: stored.name,
        imageUrl: stored.imageUrl,
        price: stored.price,
        specialPrice: stored.specialPrice,
        brand: stored.brand,
        caliber: "375_h&h",
        firearmType: "rifle",
        shortDescription: stored.shortDescription,
        inStock: stored.inStock,
        packSize: null,
        reason: "Fits your .375 H&H",
        url: stored.externalUrl,
      });
    }
  });

  it("are within a budget by their special price", async () => {
    const special = all.find(({ specialPrice }) => specialPrice !== null)!;
    const query = { minPrice: cost(special), maxPrice: cost(special) };
    const { items } = await products({ ...query, caliber: special.caliber });
    expect(items.map(({ sku }) => sku)).toContain(special.externalId);
    expect(items.every((item) => cost(item) === cost(special))).toBe(true);
  });

  it("narrow by every answer", async () => {
    const answers = [
      [{ subType: "compact" }, (item: (typeof all)[0]) => item.subType === "compact"],
      [{ game: "birds" }, (item: (typeof all)[0]) => item.huntingGame.includes("birds")],
      [{ discipline: "3gun" }, (item: (typeof all)[0]) => item.sportDisciplines.includes("3gun")],
      [{ useCase: "security" }, (item: (typeof all)[0]) => item.useCase.includes("security")],
      [{ action: "lever" }, (item: (typeof all)[0]) => item.action === "lever"],
      [
        { carryPosition: "ankle" },
        (item: (typeof all)[0]) => item.carryPositions.includes("ankle"),
      ],
      [{ handSize: "large" }, (item: (typeof all)[0]) => item.handSize.includes("large")],
      [{ carryPosition: "no_preference" }, () => true],
    ] as const;
    for (const [query, fits] of answers) {
      const { headers } = await products(query);
      expect(Number(headers["x-total-count"]), JSON.stringify(query)).toBe(all.filter(fits).length);
      expect(headers["x-relaxed"]).toBeUndefined();
    }
  });

  it("relax the least that has to be, and name it", async () => {
    const pocket = { type: "pistol", subType: "full_size", carryPosition: "pocket" };
    const { items, headers } = await products({ ...pocket, handSize: "large" });
    expect(headers["x-relaxed"]).toBe("carryPosition");
    expect(items.length).toBeGreaterThan(0);
  });

  it("relax a budget towards its nearest prices", async () => {
    const { items, headers } = await products({ type: "air_rifle", minPrice: 40_000 });
    expect(headers["x-relaxed"]).toBe("price");
    const dearest = Math.max(
      ...all.filter(({ firearmType, inStock }) => firearmType === "air_rifle" && inStock).map(cost),
    );
    expect(cost(items.findLast(({ inStock }) => inStock)!)).toBe(dearest);
  });

  // Shows 9.ammo-prices.
  it("of ammunition are boxes or bulk packs by the quantity, sorted by what a round costs", async () => {
    const ammo = { type: "ammo", category: "pistol_ammo", caliber: "9mm" };
    for (const quantity of ["1", "3", "5", "bulk"]) {
      const { items, headers } = await products({ ...ammo, quantity });
      expect(headers["x-relaxed"]).toBeUndefined();
      expect(items.length).toBeGreaterThan(0);
      for (const { packSize } of items) expect(packSize! >= 250).toBe(quantity === "bulk");
      for (const part of [true, false]) {
        const perRound = items
          .filter(({ inStock }) => inStock === part)
          .map((item) => cost(item) / item.packSize!);
        expect(perRound).toEqual(perRound.toSorted((a, b) => a - b));
      }
    }
  });

  it("of ammunition meet a budget with all the boxes of the quantity", async () => {
    const ammo = { type: "ammo", category: "pistol_ammo", caliber: "9mm" };
    const { items } = await products({ ...ammo, quantity: "1" });
    const dearest = Math.max(...items.map(cost));
    const totals: string[] = [];
    for (const [quantity, boxes] of [
      ["1", 1],
      ["3", 3],
      ["5", 5],
    ] as const) {
      const { items: found, headers } = await products({
        ...ammo,
        quantity,
        maxPrice: dearest * 2,
      });
      totals.push(`${headers["x-total-count"]} ${headers["x-relaxed"] ?? ""}`);
      if (!headers["x-relaxed"]) {
        for (const item of found) expect(cost(item) * boxes).toBeLessThanOrEqual(dearest * 2);
      }
      const { headers: whole } = await products({ ...ammo, quantity, maxPrice: dearest * boxes });
      expect(whole["x-total-count"]).toBe(String(items.length));
    }
    expect(new Set(totals).size).toBeGreaterThan(1);
  });

  it("of ammunition relax the quantity where no pack meets it, and say so", async () => {
    const { items, headers } = await products({
      type: "ammo",
      caliber: "416 rigby",
      quantity: "bulk",
    });
    expect(headers["x-relaxed"]).toBe("quantity");
    expect(items.every(({ packSize }) => packSize === 20)).toBe(true);
  });

  it("are given by id for a basket, in present prices, without those that are gone", async () => {
    const skus = ["ODD-1", "gone, never was", all[0]!.externalId];
    const { items } = await products({ skus: joinList(skus) });
    expect(items.map(({ sku }) => sku).sort()).toEqual(["ODD-1", all[0]!.externalId].sort());
  });
});

describe("bad input", () => {
  const long = "x".repeat(3_000);
  // Shows 5.firearm.budget, 8.other.
  it.each([
    ["products", "type=pistol&type=rifle", "type"],
    ["products", "type[x]=pistol", "type[x]"],
    ["products", "type=bazooka", "type"],
    ["products", "type=%00", "type"],
    ["products", "caliber=9mm&caliber=9mm", "caliber"],
    ["products", `caliber=${long}`, "caliber"],
    ["products", "caliber=a%00b", "caliber"],
    ["products", "caliber=", "caliber"],
    ["products", "brands=a&brands=b", "brands"],
    ["products", `brands=${"b,".repeat(10_000).slice(0, 12_000)}a`, "brands"],
    ["products", `brands=${Array.from({ length: 101 }, (_, n) => n).join(",")}`, "brands"],
    ["products", `brands=${long}`, "brands.0"],
    ["products", "minPrice=NaN", "minPrice"],
    ["products", "minPrice=-1", "minPrice"],
    ["products", "minPrice=1e9", "minPrice"],
    ["products", "maxPrice=999999999999", "maxPrice"],
    ["products", "maxPrice=Infinity", "maxPrice"],
    ["products", "minPrice=5000&maxPrice=4000", "minPrice"],
    ["products", "minPrice=1&minPrice=2", "minPrice"],
    ["products", "__proto__=1", "__proto__"],
    ["products", "skus=a&type=pistol", "type"],
    ["products", "skus=a&skus=b", "skus"],
    ["products", `skus=${Array.from({ length: 201 }, (_, n) => n).join(",")}`, "skus"],
    ["counts", "type=pistol&type=rifle", "type"],
    ["counts", "brands=a", "brands"],
    ["brands", "caliber[]=9mm", "caliber[]"],
    ["brands", "type='", "type"],
  ])("%s?%.40s is a 400 that names %s", async (path, query, field) => {
    const { body } = (await shopper.get(`/api/safari/${path}?${query}`).expect(400)) as {
      body: ErrorBody;
    };
    expect(body.errors?.map((error) => error.path)).toContain(field);
  });

  it("calibers and brands of any characters are answered honestly, never by a server error", async () => {
    const text = fc.string({ minLength: 1, maxLength: 60, unit: "binary" });
    await fc.assert(
      fc.asyncProperty(text, async (name) => {
        const caliber = await get("products", { caliber: name });
        const brand = await get("products", { brands: joinList([name]) });
        for (const { status, headers } of [caliber, brand]) {
          expect([200, 400]).toContain(status);
          const isKnown = all.some((item) => item.caliber === name || item.brand === name);
          if (status === 200 && name.trim() && !isKnown) {
            expect(headers["x-relaxed"]).toMatch(/caliber|brands/);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it("a wildcard is a letter like any other", async () => {
    const { headers } = await products({ caliber: "%" });
    expect(headers["x-total-count"]).toBe("1");
    const { headers: none } = await products({ caliber: "9_m" });
    expect(none["x-relaxed"]).toBe("caliber");
  });
});

it("an empty catalog gives an empty list, and nothing was relaxed", async () => {
  const empty = await startTestApp();
  await empty.database.db.delete(stock);
  const visitor = await empty.shopper("safarioutdoor");
  const { body, headers } = await visitor.get("/api/safari/products?type=pistol&caliber=9mm");
  expect(body).toEqual([]);
  expect(headers["x-relaxed"]).toBeUndefined();
  expect(headers["x-total-count"]).toBe("0");
  await empty.close();
});
