import type { Agent } from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Page } from "@shared/contracts/paging";
import type { PlacedListRow } from "@shared/contracts/product-lists";
import { auditEntries } from "@shared/schema/accounts";
import { productLists, products } from "@shared/schema/catalog-products";
import { addShoes, shoeDocument } from "../../finders/testing/shoes";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
  await server.database.db.insert(products).values([
    { key: "S1", name: "Orbit" },
    { key: "S2", name: "Anchor 100%" },
  ]);
});
afterAll(() => server.close());

const LISTS = "/api/admin/product-lists";
const ROWS = `${LISTS}/cars/rows`;
const cars = {
  id: "cars",
  name: "Seats by car",
  keys: [
    { id: "make", label: "Make", kind: "text" },
    { id: "years", label: "Years", kind: "range" },
  ],
};
beforeEach(async () => {
  await server.database.db.delete(productLists);
  await editor.post(LISTS).send(cars).expect(201);
});

const cells = (make: string, years: string, product = "S1", note = "") => ({
  cells: { make, years, product, note },
});
const add = async (...of: Parameters<typeof cells>) =>
  (
    await editor
      .post(ROWS)
      .send(cells(...of))
      .expect(201)
  ).body as PlacedListRow;
const found = async (q = "") => {
  const { body } = await editor.get(ROWS).query({ q }).expect(200);
  const { items, total } = body as Page<PlacedListRow>;
  expect(total).toBe(items.length);
  return items.map(({ keys, product }) => `${keys[0] as string} ${product}`);
};

describe("a row", () => {
  it("is added behind the others, changed and removed, and the audit says what it said", async () => {
    expect(await add("VW", "2012–2018", "S1", "Long leg")).toMatchObject({
      place: 1,
      keys: ["VW", { min: 2012, max: 2018 }],
      productName: "Orbit",
    });
    const row = await add("Audi", "from 2019", "S9");
    expect(row).toMatchObject({ place: 2, keys: ["Audi", { min: 2019 }], productName: null });

    const change = { ...cells("Audi", "", "S2"), mark: row.mark };
    const { body } = await editor.put(`${ROWS}/2`).send(change).expect(200);
    expect(body).toMatchObject({ place: 2, keys: ["Audi", {}], productName: "Anchor 100%" });
    await editor.delete(`${ROWS}/1`).query({ mark: "" }).expect(409);
    const { mark } = body as PlacedListRow;
    await editor.delete(`${ROWS}/2`).query({ mark }).expect(204);
    expect(await found()).toEqual(["VW S1"]);
    expect((await editor.get(`${LISTS}/cars`)).body).toMatchObject({ rows: 1 });

    const entries = await server.database.db.select().from(auditEntries);
    const told = entries
      .filter(({ subject, action }) => subject === "product-lists" && action === "update")
      .map(({ before, after }) => [before, after].map((each) => (each as { row: unknown }).row));
    expect(told).toEqual([
      [null, "VW, 2012 – 2018, S1, Long leg"],
      [null, "Audi, ≥ 2019, S9"],
      ["Audi, ≥ 2019, S9", "Audi, S2"],
      ["Audi, S2", null],
    ]);
  });

  it("that somebody else changed or removed meanwhile is not overwritten", async () => {
    const { mark } = await add("VW", "2012");
    await editor
      .put(`${ROWS}/1`)
      .send({ ...cells("VW", "2013"), mark })
      .expect(200);
    const { body } = await editor
      .put(`${ROWS}/1`)
      .send({ ...cells("VW", "2014"), mark })
      .expect(409);
    expect(body).toMatchObject({
      code: "stale",
      current: { keys: ["VW", { min: 2013, max: 2013 }] },
    });
    await editor.delete(`${ROWS}/1`).query({ mark }).expect(409);
    await editor.delete(`${ROWS}/1`).expect(400);
    const gone = await editor
      .put(`${ROWS}/7`)
      .send({ ...cells("VW", "2014"), mark })
      .expect(404);
    expect((gone.body as { message: string }).message).toMatch(/no longer in the list/);
  });

  it("with a fault is refused, and each fault is named at its cell", async () => {
    const { body } = await editor
      .post(ROWS)
      .send(cells("", "lately", ""))
      .expect(400);
    expect(body).toMatchObject({
      errors: [
        { path: "cells.make", message: "Enter a text." },
        { path: "cells.years" },
        { path: "cells.product", message: "Enter the product's key." },
      ],
    });
    await editor
      .post(ROWS)
      .send({ cells: { make: "VW" } })
      .expect(400);
    await editor.post(`${LISTS}/nothing/rows`).send(cells("VW", "")).expect(404);
    expect(await found()).toEqual([]);
  });
});

describe("a search", () => {
  beforeEach(async () => {
    await add("VW Golf", "2012–2018", "S1", "Long leg");
    await add("VW Polo", "from 2019", "S2");
    await add("Audi 2015", "up to 2011", "S9");
    await add("Volvo", "", "S1");
  });
  it.each([
    ["", ["VW Golf S1", "VW Polo S2", "Audi 2015 S9", "Volvo S1"]],
    ["vw", ["VW Golf S1", "VW Polo S2"]],
    ["golf vw", ["VW Golf S1"]],
    ["orbit", ["VW Golf S1", "Volvo S1"]],
    ["LEG", ["VW Golf S1"]],
    ["2015", ["VW Golf S1", "Audi 2015 S9"]],
    ["vw 2020", ["VW Polo S2"]],
    ["100%", ["VW Polo S2"]],
    ["s9", ["Audi 2015 S9"]],
    ["min", []],
  ])("for %j finds rows by words and by the number that a range contains", async (q, rows) => {
    expect(await found(q)).toEqual(rows);
  });
});

it("a list in which a question finds its answers is not deleted", async () => {
  const document = shoeDocument();
  Object.assign(document.questions[0]!, {
    ask: { kind: "find" },
    options: { listed: "cars", key: "make" },
  });
  await addShoes(editor, "finds", document);
  const { body } = await editor.delete(`${LISTS}/cars`).expect(409);
  const message = "The draft of Shoe Finder uses this list. Change that first.";
  expect(body).toMatchObject({ code: "in_use", message });
});
