import { sql } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Attribute } from "@shared/contracts/attributes";
import type { ErrorBody } from "@shared/contracts/error";
import { auditEntries } from "@shared/schema/accounts";
import { attributes, catalogs, products } from "@shared/schema/catalog-products";
import { productRow } from "../../testing/any-catalog";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  await db.delete(products);
  await db.delete(catalogs);
  await db.delete(attributes);
});

const path = "/api/admin/attributes";
const width = {
  id: "width",
  label: { en: "Width", de: "Weite" },
  kind: "choice",
  values: [
    { id: "narrow", label: { en: "Narrow" } },
    { id: "wide", label: { en: "Wide" }, synonyms: ["2E"] },
  ],
};
const all = async () => (await editor.get(path).expect(200)).body as Attribute[];
const add = async (given: object) =>
  (await editor.post(path).send(given).expect(201)).body as Attribute;
const put = (id: string, changes: object) => editor.put(`${path}/${id}`).send(changes);
const errorsOf = ({ body }: { body: unknown }) => (body as ErrorBody).errors?.[0];

describe("attributes", () => {
  it("are added at the end, and changed by their fields", async () => {
    const added = await add(width);
    expect(added).toMatchObject({
      ...width,
      values: [
        { id: "narrow", synonyms: [], isRetired: false },
        { id: "wide", synonyms: ["2E"], isRetired: false },
      ],
      unit: null,
      isRetired: false,
    });
    await add({ id: "drop", label: { en: "Drop" }, kind: "number", unit: "mm" });
    await add({ id: "a-last", label: { en: "Vegan" }, kind: "flag" });
    expect((await all()).map(({ id }) => id)).toEqual(["width", "drop", "a-last"]);

    const changes = { ...added, label: { en: "Fit" }, values: added.values.toReversed() };
    const { body } = await put("width", changes).expect(200);
    expect(body).toMatchObject({
      label: { en: "Fit" },
      values: [{ id: "wide" }, { id: "narrow" }],
    });
    expect((await put("width", { ...changes, unit: "x" }).expect(409)).body).toMatchObject({
      code: "stale",
      current: { label: { en: "Fit" } },
    });
    await put("nothing", { label: { en: "X" } }).expect(404);
  });

  it("keep the ids of their values, which are retired instead", async () => {
    const { values } = await add(width);
    const more = [...values, { id: "extra", label: { en: "Extra" } }];
    await put("width", { values: more }).expect(200);
    const gone = await put("width", { values: values.slice(1) }).expect(400);
    expect(errorsOf(gone)).toEqual({
      path: "values",
      message:
        "The value “Narrow” is missing. Values stay, because products and finders name them: retire it instead.",
    });
    const retired = more.map((value) => ({ ...value, isRetired: value.id === "narrow" }));
    const { body } = await put("width", { values: retired }).expect(200);
    expect((body as Attribute).values[0]).toMatchObject({ id: "narrow", isRetired: true });
  });

  it("keep their kind once a product states them", async () => {
    await add(width);
    const toText = { kind: "choices" };
    await put("width", toText).expect(200);
    await server.database.db
      .insert(products)
      .values(productRow("A", { values: { width: ["wide"] } }));
    const refused = await put("width", { kind: "choice" }).expect(400);
    expect(errorsOf(refused)).toMatchObject({
      path: "kind",
      message: expect.stringMatching(/^One product states it/) as string,
    });
    await put("width", { ...toText, label: { en: "Fit" } }).expect(200);
  });

  it.each<[string, object, string]>([
    ["a reserved id", { id: "price" }, "id"],
    ["a column of files", { id: "special-price" }, "id"],
    ["an id in capitals", { id: "Width" }, "id"],
    ["no label", { label: {} }, "label"],
    ["an empty label", { label: { en: " " } }, "label"],
    ["a value without a label", { values: [{ id: "x", label: {} }] }, "values.0.label"],
    ["a value twice", { values: [...width.values, width.values[0]] }, "values.2.id"],
    ["values of a number", { kind: "number" }, "values"],
    ["an unknown kind", { kind: "color" }, "kind"],
    ["a field too many", { owner: "me" }, "owner"],
  ])("are refused with %s", async (_, changes, field) => {
    const refused = await editor
      .post(path)
      .send({ ...width, ...changes })
      .expect(400);
    expect(errorsOf(refused)).toMatchObject({
      path: field,
      message: expect.stringMatching(/\.$/) as string,
    });
  });

  it("have 2,000 values, and no more", async () => {
    const values = Array.from({ length: 2_000 }, (_, n) => ({
      id: `v${n}`,
      label: { en: `A value with a longer name ${n}` },
    }));
    await add({ ...width, values });
    const tooMany = [...values, { id: "more", label: { en: "More" } }];
    expect(errorsOf(await put("width", { values: tooMany }).expect(400))).toEqual({
      path: "values",
      message: "An attribute has at most 2,000 values.",
    });
  });

  it("are at most 100 that are not retired, and none twice", async () => {
    await add(width);
    expect(errorsOf(await editor.post(path).send(width).expect(409))?.path).toBe("id");
    const { db } = server.database;
    await db.execute(
      sql`insert into attributes (id, label, kind) select 'a' || n, '{"en":"A"}', 'flag' from generate_series(1, 99) n`,
    );
    const more = { id: "more", label: { en: "More" }, kind: "flag" };
    expect((await editor.post(path).send(more).expect(409)).body).toMatchObject({
      code: "full",
      message:
        "There are 100 attributes already. Retire one first, or say of which catalogs others are.",
    });
    await put("width", { isRetired: true }).expect(200);
    await add(more);
    await put("width", { isRetired: false }).expect(409);
    expect((await all()).find(({ id }) => id === "width")?.isRetired).toBe(true);
  });

  it("are audited", async () => {
    const { db } = server.database;
    await add(width);
    await put("width", { label: { en: "Fit" } }).expect(200);
    const entries = await db
      .select()
      .from(auditEntries)
      .where(sql`subject = 'attributes' and subject_id = 'width'`);
    const [last] = entries.sort((a, b) => Number(b.createdAt) - Number(a.createdAt));
    expect(last).toMatchObject({
      actorName: "editor",
      action: "update",
      before: { label: width.label },
      after: { label: { en: "Fit" } },
    });
  });
});
