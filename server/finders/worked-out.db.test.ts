// Longer than 200 lines: what is worked out is followed from a catalog to shoppers, one after the other.

import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Attribute } from "@shared/contracts/attributes";
import type { ErrorBody } from "@shared/contracts/error";
import type { ResultItem, FinderResults } from "@shared/contracts/finders";
import type { ImportReport } from "@shared/contracts/imports";
import { startTestApp, type TestApp } from "../testing/test-app";

// A shop of coffee: what 100 g cost is worked out, and tasting notes are whatever a roaster writes.

const en = (text: string) => ({ en: text });
const attributes = [
  { id: "weight", label: en("Weight"), kind: "number", unit: "g", catalogues: ["beans"] },
  {
    id: "per-100g",
    label: en("Price for 100 g"),
    kind: "number",
    unit: "R",
    catalogues: ["beans"],
    calculation: { divide: [{ multiply: [{ price: "paid" }, 100] }, { attribute: "weight" }] },
  },
  {
    id: "notes",
    label: en("Notes"),
    kind: "choices",
    isOpen: true,
    catalogues: ["beans"],
    values: [{ id: "cocoa", label: en("Cocoa"), synonyms: ["chocolate"] }],
  },
];
const FILE = `key,name,price,special price,weight,notes,collections
A,Aloe,80,,250,Cocoa|Stone fruit,beans
B,Baobab,120,110,500,chocolate,beans
C,Cape,50,,,stone fruit,beans
D,Drift,90,,250,,beans`;
const document = {
  schema: 2,
  locale: "en",
  title: en("Beans"),
  questions: [
    {
      id: "most",
      title: en("What may 100 g cost?"),
      required: false,
      ask: { kind: "number", unit: "R", min: 1, max: 100, step: 1 },
      rules: [{ use: "filter", condition: { attribute: "per-100g", atMost: { answer: "most" } } }],
    },
    {
      id: "taste",
      title: en("What should it taste of?"),
      required: false,
      ask: { kind: "one" },
      options: [
        {
          id: "cocoa",
          label: en("Cocoa"),
          rules: [{ use: "filter", condition: { attribute: "notes", is: "cocoa" } }],
        },
      ],
    },
  ],
  sections: [{ id: "beans", catalogue: "beans" }],
  results: { order: "price", orderBy: [{ attribute: "per-100g" }], card: ["per-100g", "notes"] },
};

let server: TestApp;
let editor: Agent;
const admin = "/api/admin";
const products = `${admin}/catalogues/beans/products`;

beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
  await editor
    .post(`${admin}/catalogues`)
    .send({ id: "beans", name: "Beans", selection: { collections: ["beans"] } })
    .expect(201);
  for (const each of attributes) await editor.post(`${admin}/attributes`).send(each).expect(201);
  const { body } = await take(FILE);
  expect(body).toMatchObject({ added: 4, bad: 0, isApplied: true });
  await editor.post(`${admin}/finders`).send({ slug: "beans", name: "Beans" }).expect(201);
  await editor.put(`${admin}/finders/beans/draft`).send({ revision: 0, document }).expect(200);
  await editor.post(`${admin}/finders/beans/publish`).send({ revision: 1 }).expect(201);
});
afterAll(() => server.close());

const take = (text: string) => editor.post(`${products}/import`).type("text/csv").send(text);
const attribute = async (id: string) => {
  const { body } = await editor.get(`${admin}/attributes`).expect(200);
  return (body as Attribute[]).find((each) => each.id === id)!;
};
const change = async (id: string, changes: object) => {
  const { updatedAt } = await attribute(id);
  return editor.put(`${admin}/attributes/${id}`).send({ ...changes, updatedAt });
};
/** What shoppers are shown, the first first. */
const section = async (answers = "") => {
  server.clock.ahead += 1_000;
  const { body } = await server
    .visitor()
    .get(`/api/finders/beans/recommendations?${answers}`)
    .expect(200);
  return (body as FinderResults).sections[0]!;
};
const shown = async (answers = "") => (await section(answers)).items;
const facts = (items: ResultItem[]) =>
  items.map(({ id: key, facts: said }) => [key, said["per-100g"], said.notes]);

describe("a number that is worked out", () => {
  it("orders products, narrows them and stands on cards, by the price that is paid", async () => {
    expect(facts(await shown())).toEqual([
      ["B", "22 R", "Cocoa"],
      ["A", "32 R", "Stone fruit, Cocoa"],
      ["D", "36 R", undefined],
      ["C", undefined, "stone fruit"],
    ]);
    expect((await section()).orderedBy).toBe("Price for 100 g");
    expect(facts(await shown("most=32")).map(([key]) => key)).toEqual([
      "B",
      "A",
      // What is not stated comes last.
      "C",
    ]);
  });

  it("follows a price, and its own calculation", async () => {
    const { body } = await editor.get(`${products}?q=Drift`).expect(200);
    const [drift] = (body as { items: { id: string }[] }).items;
    await editor.put(`${products}/${drift!.id}`).send({ price: "50" }).expect(200);
    expect(facts(await shown())[0]).toEqual(["D", "20 R", undefined]);
    await change("per-100g", {
      calculation: { divide: [{ multiply: [{ price: "paid" }, 1_000] }, { attribute: "weight" }] },
    });
    expect(facts(await shown())[0]).toEqual(["D", "200 R", undefined]);
    await change("per-100g", attributes[1]!);
    await editor.put(`${products}/${drift!.id}`).send({ price: "90" }).expect(200);
    expect(facts(await shown())[0]).toEqual(["B", "22 R", "Cocoa"]);
  });

  it("is stated by no product, and in no file", async () => {
    const { text } = await editor.get(`${products}/export`).expect(200);
    expect(text.split("\r\n")[0]).toMatch(/weight,notes$/);
    const report = (await take("key,per-100g\nA,7")).body as ImportReport;
    expect(report.problems).toEqual([
      { line: 2, path: "per-100g", message: "It is worked out. Leave it empty." },
    ]);
  });

  it.each([
    [
      { attribute: "unheard" },
      "This is not a number that products state. Choose another attribute.",
    ],
    [{ attribute: "notes" }, "This is not a number that products state. Choose another attribute."],
    [
      { attribute: "per-100g" },
      "This is not a number that products state. Choose another attribute.",
    ],
  ])("is not worked out of %j", async (calculation, message) => {
    const { body } = await editor
      .post(`${admin}/attributes`)
      .send({ id: "odd", label: en("Odd"), kind: "number", calculation })
      .expect(400);
    expect((body as ErrorBody).errors).toEqual([{ path: "calculation", message }]);
  });

  it("keeps what it is worked out of, and what products state is not worked out", async () => {
    const gone = await change("weight", { catalogues: [] });
    expect([gone.status, (gone.body as ErrorBody).message]).toEqual([
      409,
      "The attribute “Price for 100 g” is worked out of it. Change that one first.",
    ]);
    const stated = await change("weight", { calculation: { price: "paid" } });
    expect(stated.body).toMatchObject({ errors: [{ path: "calculation" }] });
  });
});

describe("words that no list has", () => {
  it("are kept as they are written, and those of a value are that value", async () => {
    // What is not stated comes last.
    expect((await shown("taste=cocoa")).map(({ id }) => id)).toEqual(["B", "A", "D"]);
    const { body } = await editor.get(`${products}?is.notes=STONE_fruit`).expect(200);
    expect((body as { items: { key: string }[] }).items.map(({ key }) => key)).toEqual(["A", "C"]);
    const choices = await editor.get(`${products}/choices`).expect(200);
    const { attributes: offered } = choices.body as { attributes: Attribute[] };
    expect(offered.map(({ id }) => id)).toEqual(["weight", "notes"]);
    expect(offered[1]!.values.map(({ id }) => id)).toEqual(["cocoa", "Stone fruit"]);
  });

  it("are no answers that are proposed, and none that is missing", async () => {
    const { body } = await editor.get(`${admin}/catalogues/beans/questions`).expect(200);
    const proposed = JSON.stringify(body);
    expect(proposed).toContain("per-100g");
    expect(proposed).not.toContain("Stone");
  });

  it("are refused where they could not stand in a file", async () => {
    const { body } = await editor
      .post(products)
      .send({ key: "E", name: "E", values: { notes: ["a|b"] } })
      .expect(400);
    expect((body as ErrorBody).errors).toEqual([
      { path: "values.notes", message: "Leave out the character |." },
    ]);
  });
});
