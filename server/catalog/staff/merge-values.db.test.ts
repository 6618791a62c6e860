import type { Agent } from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Attribute, AttributeUses } from "@shared/contracts/attributes";
import type { ErrorBody } from "@shared/contracts/error";
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
  await add({
    id: "width",
    label: { en: "Width" },
    kind: "choice",
    values: [
      { id: "narrow", label: { en: "Narrow" } },
      { id: "wide", label: { en: "Wide" }, synonyms: ["2E"] },
      { id: "broad", label: { en: "Broad", de: "Breit" }, synonyms: ["4E"] },
    ],
  });
  await add({
    id: "for",
    label: { en: "For" },
    kind: "choices",
    values: [
      { id: "road", label: { en: "Road" } },
      { id: "street", label: { en: "Street" } },
      { id: "trail", label: { en: "Trail" } },
    ],
  });
  await db
    .insert(products)
    .values([
      productRow("a", { values: { width: "broad", for: ["street", "road"] } }),
      productRow("b", { values: { width: "narrow", for: ["trail", "street"] } }),
      productRow("c", { values: { for: ["trail"] } }),
    ]);
});

const path = "/api/admin/attributes";
const add = async (given: object) => editor.post(path).send(given).expect(201);
const attribute = async (id: string) => {
  const { body } = await editor.get(path).expect(200);
  return (body as Attribute[]).find((each) => each.id === id)!;
};
const merge = async (id: string, from: string, into: string) =>
  editor
    .post(`${path}/${id}/merge`)
    .send({ from, into, updatedAt: (await attribute(id)).updatedAt });
const statedBy = async () => {
  const rows = await server.database.db
    .select({ key: products.key, values: products.values })
    .from(products)
    .orderBy(products.key);
  return rows.map(({ values }) => values);
};

describe("two values that are merged", () => {
  it("are one: products state it, and it is called by both names", async () => {
    expect((await merge("width", "broad", "wide")).status).toBe(200);
    expect((await merge("for", "street", "road")).status).toBe(200);
    expect(await statedBy()).toEqual([
      { width: "wide", for: ["road"] },
      { width: "narrow", for: ["trail", "road"] },
      { for: ["trail"] },
    ]);
    const { values } = await attribute("width");
    expect(values.map(({ id }) => id)).toEqual(["narrow", "wide"]);
    expect(values[1]).toMatchObject({
      synonyms: ["2E", "Breit", "Broad", "4E"],
      aliases: ["broad"],
    });
  });

  it("stay one: what was merged into what is merged follows, and its id is never used again", async () => {
    await merge("width", "broad", "wide");
    expect((await merge("width", "wide", "narrow")).status).toBe(200);
    const now = await attribute("width");
    expect(now.values).toHaveLength(1);
    expect(now.values[0]!.aliases).toEqual(["wide", "broad"]);
    const changes = { values: [...now.values, { id: "broad", label: { en: "Broad" } }] };
    const { body } = await editor.put(`${path}/width`).send(changes).expect(400);
    expect(JSON.stringify(body)).toContain("broad");
    // A client that does not send them changes nothing of them.
    const plain = now.values.map(({ aliases: _, ...rest }) => rest);
    await editor.put(`${path}/width`).send({ values: plain }).expect(200);
    expect((await attribute("width")).values[0]!.aliases).toEqual(["wide", "broad"]);
  });

  it("are one in what catalogs select", async () => {
    const selection = { attributes: [{ attribute: "width", oneOf: ["broad", "wide"] }] };
    await editor
      .post("/api/admin/catalogues")
      .send({ id: "broad-shoes", name: "Broad shoes", selection })
      .expect(201);
    await merge("width", "broad", "wide");
    const { body } = await editor.get("/api/admin/catalogues/broad-shoes").expect(200);
    expect((body as { selection: unknown }).selection).toEqual({
      attributes: [{ attribute: "width", oneOf: ["wide"] }],
    });
    const { body: used } = await editor.get(`${path}/width/uses`).expect(200);
    expect(used as AttributeUses).toEqual({
      products: 2,
      values: { narrow: 1, wide: 1 },
      catalogues: [{ id: "broad-shoes", name: "Broad shoes", values: ["wide"] }],
      lists: [],
      finders: [],
    });
  });

  it.each([
    ["gone", "wide", 400, "This value is not there any more. Choose another one."],
    ["broad", "gone", 400, "This value is not there any more. Choose another one."],
    ["broad", "broad", 400, "Merge it into another value."],
  ])("are refused: %s into %s", async (from, into, status, message) => {
    const { body } = (await merge("width", from, into)) as { body: ErrorBody };
    expect([body.errors?.[0]?.message, status]).toEqual([message, 400]);
  });

  it("are not merged by who saw an older state", async () => {
    const { updatedAt } = await attribute("width");
    await editor
      .put(`${path}/width`)
      .send({ label: { en: "Fit" } })
      .expect(200);
    await editor
      .post(`${path}/width/merge`)
      .send({ from: "broad", into: "wide", updatedAt })
      .expect(409);
    expect((await attribute("width")).values).toHaveLength(3);
  });

  it("are still known under the old name in a file and in a finder's draft", async () => {
    await editor.post("/api/admin/catalogues").send({ id: "shoes", name: "Shoes" }).expect(201);
    await editor.post("/api/admin/finders").send({ slug: "shoes", name: "Shoes" }).expect(201);
    const document = {
      schema: 1,
      locale: "en",
      title: { en: "Shoes" },
      questions: [
        {
          id: "width",
          title: { en: "How wide?" },
          ask: { kind: "one" },
          options: { attribute: "width" },
          rules: [],
        },
        {
          id: "must",
          title: { en: "Must it be broad?" },
          ask: { kind: "one" },
          options: [
            {
              id: "yes",
              label: { en: "Yes" },
              rules: [{ use: "filter", condition: { attribute: "width", is: "broad" } }],
            },
            { id: "no", label: { en: "No" } },
          ],
        },
      ],
      sections: [{ id: "main", catalogue: "shoes" }],
    };
    const draft = "/api/admin/finders/shoes/draft";
    await editor.put(draft).send({ revision: 0, document }).expect(200);
    await merge("width", "broad", "wide");
    const { body: checked } = await editor.get("/api/admin/finders/shoes/check").expect(200);
    expect((checked as { faults: unknown[] }).faults).toEqual([]);
    const { body: found } = await editor
      .get(`${draft}/recommendations?width=broad&must=yes`)
      .expect(200);
    const { sections } = found as { sections: { items: { id: string }[] }[] };
    // What does not state it stands behind.
    expect(sections[0]!.items.map(({ id }) => id)).toEqual(["a", "c"]);
    const { body: used } = await editor.get(`${path}/width/uses`).expect(200);
    expect((used as AttributeUses).finders).toEqual([
      {
        slug: "shoes",
        name: "Shoes",
        isLive: false,
        isDraft: true,
        catalogues: ["shoes"],
        liveValues: [],
        draftValues: ["broad"],
        // What staff are told by before they merge or retire: the question offers all values.
        asks: [{ question: "“How wide?”", answers: null }],
      },
    ]);
  });
});
