import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FinderResults, FinderSuggestion, ShownFinder } from "@shared/contracts/finders";
import type { RecommendedFirearm } from "@shared/specification/contracts/firearms";
import { startTestApp, type TestApp } from "../../testing/test-app";

// The calls that every finder's page makes, and those of the firearm finder's contract, are answered from one
// document: what they find is the same.

let server: TestApp;
let shopper: Agent;

beforeAll(async () => {
  server = await startTestApp();
  shopper = await server.shopper("safarioutdoor");
});
afterAll(() => server.close());

type Query = Record<string, string | number>;

const ask = async <Body>(path: string, query: Query) => {
  const { body, headers } = await shopper.get(path).query(query).expect(200);
  return { body: body as Body, headers: headers as Record<string, string> };
};

const sets: [name: string, page: Query, contract: Query][] = [
  [
    "a pistol to carry",
    {
      ...{ purpose: "self_defense", firearmType: "pistol", subType: "compact", caliber: "9mm" },
      ...{ carryPosition: "iwb", handSize: "no_preference", budget: "..15000" },
    },
    {
      ...{ purpose: "self_defense", type: "pistol", subType: "compact", caliber: "9mm" },
      ...{ carryPosition: "iwb", handSize: "no_preference", maxPrice: 15_000 },
    },
  ],
  [
    "a rifle that nobody sells at that price",
    {
      ...{ purpose: "hunting", huntingGame: "game_ranger", firearmType: "rifle", action: "bolt" },
      ...{ caliber: "458_win_mag", budget: "..3000" },
    },
    {
      ...{ purpose: "hunting", game: "game_ranger", type: "rifle", action: "bolt" },
      ...{ caliber: "458_win_mag", maxPrice: 3000 },
    },
  ],
  [
    "boxes of cartridges",
    {
      ...{ purpose: "ammo_reloading", category: "rifle_ammo", caliber: "416_rigby" },
      ...{ quantity: "5", quantityBudget: "1000..9000" },
    },
    {
      ...{ type: "ammo", category: "rifle_ammo", caliber: "416_rigby", quantity: "5" },
      ...{ minPrice: 1000, maxPrice: 9000 },
    },
  ],
  [
    "a press of one brand",
    { purpose: "ammo_reloading", category: "reloading_equipment", brands: "Norvik" },
    { type: "ammo", category: "reloading_equipment", brands: "Norvik" },
  ],
];

const FINDER = "/api/finders/safarioutdoor";

describe.each(sets)("%s", (_, page, contract) => {
  it("is found by both kinds of calls, in the same order and for the same reason", async () => {
    const ours = await ask<FinderResults>(`${FINDER}/recommendations`, page);
    const theirs = await ask<RecommendedFirearm[]>("/api/safari/products", contract);
    const [{ items, total, relaxed }] = ours.body.sections as [FinderResults["sections"][number]];
    expect(items.length).toBeGreaterThan(0);
    expect(items.map(({ id, fits, price }) => [id, fits, price])).toEqual(
      theirs.body.map(({ sku, reason, specialPrice, price }) => [
        sku,
        reason,
        specialPrice ?? price,
      ]),
    );
    expect(String(total)).toBe(theirs.headers["x-total-count"]);
    expect(relaxed.length).toBe(
      (theirs.headers["x-relaxed"] ?? "").split(",").filter(Boolean).length,
    );
  });

  it("gets suggestions that find exactly what they promise", async () => {
    const { body: offers } = await ask<FinderSuggestion[]>(`${FINDER}/suggestions`, page);
    for (const { label, changes, count } of offers) {
      const changed = Object.entries({ ...page, ...changes }).filter(
        (entry): entry is [string, string | number] => entry[1] !== null,
      );
      const { body } = await ask<FinderResults>(
        `${FINDER}/recommendations`,
        Object.fromEntries(changed),
      );
      expect(body.sections, label).toEqual([
        expect.objectContaining({ total: count, relaxed: [] }),
      ]);
    }
    expect(offers.length).toBeGreaterThan(0);
  });
});

it("is shown with its questions, and what its products have to choose from", async () => {
  const { body } = await ask<ShownFinder>(FINDER, {});
  const optionsOf = (id: string) => body.questions.find((each) => each.id === id)!.options!;
  expect(optionsOf("caliber").length).toBeGreaterThan(20);
  expect(optionsOf("brands").map(({ id, label }) => [id, label])).toContainEqual([
    "Norvik",
    "Norvik",
  ]);
  expect(body.results.order).toBe("price");
});
