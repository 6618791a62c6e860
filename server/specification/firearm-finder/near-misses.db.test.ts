import type { Agent } from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FirearmNearMiss } from "@shared/specification/contracts/firearms";
import { joinList } from "@shared/list-text";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let shopper: Agent;

beforeAll(async () => {
  server = await startTestApp();
  shopper = await server.shopper("safarioutdoor");
});
afterAll(() => server.close());

type Query = Record<string, string | number>;

const ask = async (query: Query) =>
  (await shopper.get("/api/safari/suggestions").query(query).expect(200)).body as FirearmNearMiss[];

/** The products after applying it. */
async function applied(query: Query, { changes }: FirearmNearMiss) {
  const changed = new Map(Object.entries(query));
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.delete(name);
    else changed.set(name, Array.isArray(value) ? joinList(value) : value);
  }
  const { headers } = await shopper
    .get("/api/safari/products")
    .query(Object.fromEntries(changed))
    .expect(200);
  return headers as Record<string, string>;
}

const ranger = { purpose: "hunting", type: "rifle", game: "game_ranger", caliber: "458_win_mag" };
const pistol = { purpose: "self_defense", type: "pistol", subType: "compact", caliber: "9mm" };

it.each<[string, Query]>([
  ["caliber and action", { ...ranger, action: "break" }],
  ["budget, too low", { ...pistol, maxPrice: 9000 }],
  ["budget, too high", { ...pistol, minPrice: 45_000 }],
  ["budget, beyond the slider", { ...ranger, maxPrice: 30_000 }],
  ["carrying and hand", { ...pistol, carryPosition: "ankle", handSize: "small", maxPrice: 16_000 }],
  ["brands", { ...pistol, brands: "Norvik" }],
  ["boxes of a quantity", { type: "ammo", caliber: "416 rigby", quantity: "5", maxPrice: 9000 }],
])("near misses of %s give exactly what they promise", async (_, query) => {
  const offers = await ask(query);
  expect(offers.length).toBeGreaterThan(0);
  for (const offer of offers) {
    const headers = await applied(query, offer);
    expect(headers["x-total-count"], offer.id).toBe(String(offer.count));
    expect(headers["x-relaxed"], offer.id).toBeUndefined();
  }
});

it("offers nothing where four products fit, and nothing to who has not unlocked it", async () => {
  expect(await ask({ type: "pistol" })).toEqual([]);
  await shopper.get("/api/safari/suggestions?type=bazooka").expect(400);
  await server.visitor().get("/api/safari/suggestions").expect(401);
});
