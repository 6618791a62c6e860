import { desc, eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { AttributeShape } from "@shared/contracts/attributes";
import type { ImportReport } from "@shared/contracts/imports";
import { auditEntries } from "@shared/schema/accounts";
import { attributes, catalogs, products } from "@shared/schema/catalog-products";
import { keepCatalog } from "../../testing/any-catalog";
import { startTestApp, type TestApp } from "../../testing/test-app";

const color: AttributeShape = {
  id: "color",
  label: { de: "Farbe" },
  kind: "choices",
  values: [
    { id: "red", label: { de: "Rot" }, synonyms: [], isRetired: false },
    { id: "blue", label: { de: "Blau" }, synonyms: [], isRetired: false, aliases: ["navy"] },
  ],
  isRetired: false,
};
const cut: AttributeShape = {
  id: "cut",
  label: { en: "Cut" },
  kind: "choice",
  values: [],
  isRetired: false,
};

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(products);
  await server.database.db.delete(attributes);
  await server.database.db.delete(catalogs);
  await keepCatalog(server.database.db, "shirts", { stated: [color, cut] });
});

const take = async (text: string, query = "") =>
  (
    await editor
      .post(`/api/admin/catalogues/shirts/products/import?addValues=true${query}`)
      .type("text/csv")
      .send(text)
      .expect(200)
  ).body as ImportReport;
async function stored(id: string): Promise<AttributeShape> {
  const { body } = await editor.get("/api/admin/attributes").expect(200);
  return (body as AttributeShape[]).find((each) => each.id === id)!;
}
const valuesOf = async (id: string) =>
  (await stored(id)).values.map((each) => [each.id, Object.values(each.label)[0]]);

const file = [
  "key,name,color,cut",
  "A,One,Rot|Dunkelgrün,Slim fit",
  "B,Two,dunkelgrün|Blau|Navy,slim-fit",
  "C,Three,Ocker,",
].join("\n");

it("what no list has is named first, and comes to the lists once the file is taken", async () => {
  const addedValues = [
    { attribute: "Farbe", count: 2, values: ["Dunkelgrün", "Ocker"] },
    { attribute: "Cut", count: 1, values: ["Slim fit"] },
  ];
  expect(await take(file, "&dryRun=true")).toMatchObject({ bad: 0, added: 3, addedValues });
  expect(await valuesOf("color")).toHaveLength(2);

  expect(await take(file)).toMatchObject({ isApplied: true, addedValues });
  expect(await valuesOf("color")).toEqual([
    ["red", "Rot"],
    ["blue", "Blau"],
    ["dunkelgrun", "Dunkelgrün"],
    ["ocker", "Ocker"],
  ]);
  expect(await stored("color")).toMatchObject({ values: [{}, { aliases: ["navy"] }, {}, {}] });
  expect(await valuesOf("cut")).toEqual([["slim-fit", "Slim fit"]]);
  const { db } = server.database;
  const states = await db.select({ key: products.key, values: products.values }).from(products);
  expect(new Map(states.map(({ key, values }) => [key, values]))).toEqual(
    new Map([
      ["A", { color: ["red", "dunkelgrun"], cut: "slim-fit" }],
      ["B", { color: ["blue", "dunkelgrun"], cut: "slim-fit" }],
      ["C", { color: ["ocker"] }],
    ]),
  );
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, "attributes"))
    .orderBy(desc(auditEntries.createdAt));
  expect(entry).toMatchObject({ action: "update" });
  expect(await take(file)).toMatchObject({ unchanged: 3, addedValues: [] });
});

it("a bad row adds nothing, whether it is bad by itself or beside others", async () => {
  const report = await take(
    [
      "key,name,color,price",
      "A,One,Ocker,much",
      "B,Two,Lila,",
      "B,Two,Pink,",
      "C,Three,Beige,",
    ].join("\n"),
    "&skipBad=true",
  );
  expect(report).toMatchObject({ bad: 3, added: 1, isApplied: true });
  expect(report.addedValues).toEqual([{ attribute: "Farbe", count: 1, values: ["Beige"] }]);
  expect((await valuesOf("color")).map(([id]) => id)).toEqual(["red", "blue", "beige"]);
});

it("texts that differ in their signs are values of their own, whenever they come", async () => {
  const grades = [
    "key,name,cut",
    "A,One,A+",
    "B,Two,A",
    "C,Three,A++",
    "D,Four,4.5",
    "E,Five,45",
  ].join("\n");
  expect(await take(grades)).toMatchObject({ added: 5, addedValues: [{ count: 5 }] });
  expect(await valuesOf("cut")).toEqual([
    ["a-2", "A+"],
    ["a", "A"],
    ["a-3", "A++"],
    ["4.5", "4.5"],
    ["45", "45"],
  ]);
  expect(await take(grades)).toMatchObject({ unchanged: 5, addedValues: [] });
  const { problems } = await take("key,name,color\nA,One,Rot|does not apply\nB,Two,-");
  expect(problems.map(({ line }) => line)).toEqual([2, 3]);
});

it("a list takes what it has room for, and what is no word is a problem", async () => {
  const values = Array.from({ length: 1_999 }, (_, at) => ({
    id: `v${at}`,
    label: { en: `V ${at}` },
    synonyms: [],
    isRetired: false,
  }));
  await server.database.db.update(attributes).set({ values }).where(eq(attributes.id, "cut"));
  const report = await take(
    ["key,name,cut", "A,One,First", "B,Two,Second", `C,Three,${"x".repeat(201)}`].join("\n"),
  );
  expect(report).toMatchObject({ bad: 2, isApplied: false });
  expect(report.problems).toEqual([
    { line: 3, path: "cut", message: expect.stringContaining("which is the most") as string },
    { line: 4, path: "cut", message: expect.stringContaining("at most 200 characters") as string },
  ]);
});

it("nothing is added where that was not asked for", async () => {
  const { body } = await editor
    .post("/api/admin/catalogues/shirts/products/import")
    .type("text/csv")
    .send(file)
    .expect(200);
  expect(body).toMatchObject({ bad: 3, isApplied: false });
  expect(body).not.toHaveProperty("addedValues");
});
