// Longer than 200 lines: one story over the products of one shop.

import { eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ResultSection } from "@shared/contracts/finders";
import type { ListFilePlan, ListLook } from "@shared/contracts/list-files";
import type { ListImportReport } from "@shared/contracts/product-lists";
import { products } from "@shared/schema/catalog-products";
import { shopperCalls } from "../../finders/testing/ask-tents";
import { keepCatalog } from "../../testing/any-catalog";
import { sendImportFile } from "../../testing/import-file";
import { startTestApp, type TestApp } from "../../testing/test-app";

const en = (text: string) => ({ en: text });
const value = (id: string, label: string) => ({
  id,
  label: en(label),
  synonyms: [],
  isRetired: false,
});
const choice = (id: string, label: string, values: ReturnType<typeof value>[]) =>
  ({ id, label: en(label), kind: "choice", values, isRetired: false }) as const;
const SIZES = [
  value("205-55-r16", "205/55 R16"),
  value("225-45-r17", "225/45 R17"),
  value("195-65-r15", "195/65 R15"),
];

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
  await keepCatalog(server.database.db, "shop", {
    stated: [
      choice("tyre-size", "Tyre size", SIZES),
      choice("frame", "Frame", [value("s", "S"), value("m", "M"), value("l", "L")]),
      {
        id: "height",
        label: en("Rider height"),
        kind: "range",
        unit: "cm",
        values: [],
        isRetired: false,
      },
    ],
  });
  const product = (key: string, values: object, brand: string | null = null) => ({
    key,
    name: key,
    brand,
    price: "100",
    values: values as never,
  });
  await server.database.db
    .insert(products)
    .values([
      product("T16", { "tyre-size": "205-55-r16" }),
      product("T17", { "tyre-size": "225-45-r17" }),
      product("T15", { "tyre-size": "195-65-r15" }),
      product("T0", {}),
      product("bike-s", { frame: "s" }, "Veloce"),
      product("bike-m", { frame: "m" }, "Veloce"),
      product("bike-own", { frame: "m", height: { min: 150, max: 160 } }, "Veloce"),
      product("bike-x", { frame: "l" }, "Other"),
    ]);
});
afterAll(() => server.close());

const send = async (name: string, text: string) =>
  sendImportFile(editor, text, { name, isList: true });
const look = async (file: string, list?: string) =>
  (await editor.post(`/api/admin/import-files/${file}/list-look`).send({ list }).expect(200))
    .body as ListLook;
const planOf = (found: ListLook, shape: object, isNew = true): ListFilePlan => ({
  sheet: found.sheet,
  isNew,
  list: { isComplete: false, keys: found.keys, attribute: found.attribute, ...shape } as never,
  columns: found.columns.map(({ header, use, key }) => ({ header, use, key })),
});
async function take(file: string, plan: ListFilePlan, query = ""): Promise<ListImportReport> {
  const { body, status } = await editor
    .post(`/api/admin/import-files/${file}/list?${query}`)
    .send({ plan });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as ListImportReport;
}

const CARS = `Tyres by car;;;;;
Make;Model;Year from;Year to;Tyre size;Remark
VW;Golf;2012;2018;205/55R16, 225/45 R 17;
VW;Golf;2019;;225/45R17;check TÜV
Citroën;C3;;08/2011;195/65 R15;
Citroën;C3;ab 2012;;215/60 R18;
`;

const finder = {
  schema: 1,
  locale: "en",
  title: en("Tyres"),
  questions: ["make", "model", "year"].map((id) => ({
    id,
    title: en(id),
    ask: id === "year" ? { kind: "number", min: 1990, max: 2030 } : { kind: "find" },
    ...(id !== "year" && { options: { listed: "cars", key: id } }),
  })),
  rules: [
    {
      id: "car",
      name: en("your car"),
      rule: {
        use: "score",
        condition: {
          list: "cars",
          listedFor: [{ answer: "make" }, { answer: "model" }, { answer: "year" }],
        },
      },
    },
  ],
  sections: [{ id: "tyres", catalogue: "shop" }],
};

async function publish(slug: string, document: object) {
  const path = `/api/admin/finders/${slug}`;
  await editor.post("/api/admin/finders").send({ slug, name: slug }).expect(201);
  await editor.put(`${path}/draft`).send({ revision: 0, document }).expect(200);
  const { status, text } = await editor.post(`${path}/publish`).send({ revision: 1 });
  expect([status, text]).toEqual([201, expect.anything()]);
}
const ask = (slug: string, query: string) => shopperCalls(server.visitor(), slug).section(query);
const verdicts = ({ items }: ResultSection) =>
  Object.fromEntries(items.map(({ id, reasons }) => [id, reasons[0]?.verdict]));

it("a shop's own table points at values: from and to become one range, several stand in a cell", async () => {
  const file = await send("cars.csv", CARS);
  const found = await look(file);
  expect(found.columns.map(({ use, key }) => [use, key])).toEqual([
    ["key", "make"],
    ["key", "model"],
    ["from", "year"],
    ["to", "year"],
    ["points at", null],
    ["remark", null],
  ]);
  expect(found).toMatchObject({ attribute: "tyre-size", known: { count: 4, of: 5 } });
  expect(found.keys.every(({ attribute }) => attribute === undefined)).toBe(true);
  const plan = planOf(found, { id: "cars", name: "Tyres by car" });
  expect(await take(file, plan, "dryRun=true")).toMatchObject({
    rows: 5,
    added: 5,
    bad: 0,
    isApplied: false,
  });
  expect((await editor.get("/api/admin/product-lists/cars").expect(404)).status).toBe(404);
  expect(await take(file, plan)).toMatchObject({ rows: 5, isApplied: true });
  const { text } = await editor.get("/api/admin/product-lists/cars/export").expect(200);
  expect(text.replace("\ufeff", "").trim().split(/\r?\n/)).toEqual([
    "make,model,year,value,note",
    "VW,Golf,2012 – 2018,205/55R16,",
    "VW,Golf,2012 – 2018,225/45 R 17,",
    "VW,Golf,≥ 2019,225/45R17,check TÜV",
    "Citroën,C3,≤ 2011,195/65 R15,",
    "Citroën,C3,≥ 2012,215/60 R18,",
  ]);
});

it.each([
  ["205/55 R 16", 1],
  ["225/45r17", 2],
  ["citroen", 2],
  ["TÜV 2020", 1],
  ["nothing", 0],
])("is searched however it is spelled: %s", async (q, total) => {
  const query = new URLSearchParams({ q });
  const { body } = await editor.get(`/api/admin/product-lists/cars/rows?${query}`).expect(200);
  expect((body as { total: number }).total).toBe(total);
});

it("is asked by answers: yes, no, not stated, and the row's remark beside the product", async () => {
  await publish("tyres", finder);
  expect(verdicts(await ask("tyres", "make=VW&model=Golf&year=2015"))).toMatchObject({
    T16: "met",
    T17: "met",
    T15: "missed",
    T0: "unknown",
  });
  const newer = await ask("tyres", "make=vw&model=GOLF&year=2021");
  expect(verdicts(newer)).toMatchObject({ T16: "missed", T17: "met", T0: "unknown" });
  expect(newer.items.find(({ id }) => id === "T17")!.reasons[0]!.text).toBe(
    "Fits: your car. Check TÜV",
  );
  // A size that the shop does not sell is for none of its tyres.
  expect(verdicts(await ask("tyres", "make=Citroen&model=C3&year=2015"))).toMatchObject({
    T16: "missed",
    T15: "missed",
    T0: "unknown",
  });
});

it("says the remark beside what a must leaves, too", async () => {
  const [rule] = finder.rules;
  const must = { ...rule, rule: { ...rule!.rule, use: "filter" } };
  await publish("must-tyres", { ...finder, rules: [must] });
  const { items } = await ask("must-tyres", "make=VW&model=Golf&year=2021");
  expect(items[0]).toMatchObject({ id: "T17", unknowns: [] });
  expect(JSON.stringify(items[0])).toContain("Check TÜV");
});

it("is looked up by what products state themselves, and their own cells win", async () => {
  const file = await send(
    "heights.csv",
    "Brand,Frame,Rider height,Remark\nVeloce,S,155-165 cm,measure the inside leg\nveloce,M,165 - 178 cm,\n",
  );
  const found = await look(file);
  expect(found.attribute).toBe("height");
  expect(found.keys.map(({ attribute }) => attribute)).toEqual(["brand", "frame"]);
  await take(file, planOf(found, { id: "heights", name: "Heights" }));
  await publish("bikes", {
    ...finder,
    questions: [
      { id: "tall", title: en("How tall?"), ask: { kind: "number", min: 100, max: 220 } },
    ],
    rules: [
      {
        id: "fit",
        name: en("your height"),
        rule: { use: "score", condition: { attribute: "height", contains: { answer: "tall" } } },
      },
    ],
  });
  const { items } = await ask("bikes", "tall=158");
  expect(items.find(({ id }) => id === "bike-s")!.remarks).toEqual(["Measure the inside leg"]);
  expect(items.find(({ id }) => id === "bike-own")!.remarks).toBeUndefined();
  expect(verdicts(await ask("bikes", "tall=158"))).toMatchObject({
    "bike-s": "met",
    "bike-m": "missed",
    "bike-own": "met",
    "bike-x": "unknown",
  });
  const fit = await editor.get("/api/admin/product-lists/heights/fit").expect(200);
  expect(fit.body).toMatchObject({
    stated: 2,
    same: 0,
    differing: 1,
    unlisted: 1,
    unlistedNames: ["bike-x"],
    differences: [{ key: "bike-own", name: "bike-own", own: "150 – 160", listed: "165 – 178" }],
  });
  // Another row is another answer at once.
  const next = await send("heights.csv", "Brand,Frame,Rider height\nVeloce,S,170-180 cm\n");
  await take(next, planOf(await look(next, "heights"), { id: "heights", name: "Heights" }, false));
  server.clock.ahead += 1_000;
  expect(verdicts(await ask("bikes", "tall=158"))).toMatchObject({
    "bike-s": "missed",
    "bike-m": "unknown",
  });
});

it("points at products where its cells are keys, and names those that there are not", async () => {
  const file = await send("parts.csv", "Machine;Part\nA1;T15 / T16\nA2;T99\nA3;\n");
  const found = await look(file);
  expect(found.attribute).toBeNull();
  const plan = planOf(found, { id: "parts", name: "Parts" });
  expect(await take(file, plan)).toMatchObject({ rows: 4, bad: 1, noted: 1, isApplied: false });
  expect(await take(file, plan, "skipBad=true")).toMatchObject({ isApplied: true });
  const rows = await editor.get("/api/admin/product-lists/parts/rows").expect(200);
  expect((rows.body as { total: number }).total).toBe(3);
  await server.database.db.delete(products).where(eq(products.key, "T99"));
});

it("takes a range of two columns, years as people write them, and sizes that nobody sells yet", async () => {
  const heights = await send(
    "h.csv",
    "Brand,Frame,Height from (cm),Height to (cm)\nVeloce,S,155,165\nVeloce,M,166,178\n",
  );
  const found = await look(heights);
  expect(found.columns.map(({ use }) => use)).toEqual(["key", "key", "points from", "points to"]);
  const plan = planOf(found, { id: "heights-2", name: "Heights" });
  expect((await take(heights, plan, "dryRun=true")).first?.map(({ value }) => value)).toEqual([
    { min: 155, max: 165 },
    { min: 166, max: 178 },
  ]);
  const inMeters = await send(
    "m.csv",
    "Brand,Frame,Height from (mm),Height to (mm)\nVeloce,S,1550,1650\nVeloce,M,1.66 m,178 cm\nVeloce,L,80 kg,\n",
  );
  const asSaid = planOf(await look(inMeters), { id: "heights-3", name: "Heights" });
  const said = await take(inMeters, asSaid, "dryRun=true");
  expect(said.first?.map(({ value }) => value)).toEqual([
    { min: 155, max: 165 },
    { min: 166, max: 178 },
  ]);
  expect(said.bad).toBe(1);
  const both = plan.columns.map((each) =>
    each.use.startsWith("points") ? { ...each, use: "points at" as const } : each,
  );
  const { body } = await editor
    .post(`/api/admin/import-files/${heights}/list`)
    .send({ plan: { ...plan, columns: both } })
    .expect(400);
  expect(JSON.stringify(body)).toContain("Rows point at one column, or at two");
  const cars = await send(
    "c.csv",
    [
      "Modell;bj;Reifengrößen",
      "Panda;12;205/55 R 16, 225/45 R 17 und 215/50 R17",
      "Golf;2012-2018;205/55R16",
      "Polo;2014 - heute;225/45R17 / 205/55R16",
      "Up;bald;205/55R16",
    ].join("\n"),
  );
  const looked = await look(cars);
  expect(looked).toMatchObject({ attribute: "tyre-size", known: { count: 4, of: 5 } });
  const report = await take(cars, planOf(looked, { id: "autos", name: "Autos" }), "dryRun=true");
  expect(report).toMatchObject({
    rows: 7,
    bad: 1,
    problems: [
      {
        path: "bj",
        message: expect.stringMatching(/^“bald”: Write a range such as 2012/) as string,
      },
    ],
    noted: 1,
    notes: [{ message: "No product states “215/50 R17”. The row is kept." }],
  });
  expect(report.first?.map(({ keys }) => keys[1])).toEqual([
    { min: 2012, max: 2012 },
    { min: 2012, max: 2012 },
    { min: 2012, max: 2012 },
    { min: 2012, max: 2018 },
    { min: 2014 },
    { min: 2014 },
  ]);
});

it("refuses a row that would be more rows than a list has, before it makes them", async () => {
  const many = Array.from({ length: 300 }, (_, at) => `x${at}`).join("\n");
  const file = await send("many.csv", `Make,Model,Tyre size\n"${many}","${many}",205/55R16\n`);
  const plan = planOf(await look(file), { id: "many", name: "Many" });
  const { body } = await editor
    .post(`/api/admin/import-files/${file}/list?dryRun=true`)
    .send({ plan })
    .expect(400);
  expect(JSON.stringify(body)).toContain("A list has at most 20,000 rows");
});

it("says what a plan lacks", async () => {
  const file = await send("x.csv", CARS);
  const plan = planOf(await look(file), { id: "lacking", name: "X" });
  const columns = plan.columns.map((each) =>
    each.use === "points at" ? { ...each, use: "left out" as const } : each,
  );
  const { body } = await editor
    .post(`/api/admin/import-files/${file}/list`)
    .send({ plan: { ...plan, columns } })
    .expect(400);
  expect(JSON.stringify(body)).toContain("Say which column the rows point at.");
});
