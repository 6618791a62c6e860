// Longer than 200 lines: what becomes of a source's files, one after the other.

import { asc, eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FilePlan } from "@shared/contracts/file-look";
import type { ImportReport, ImportSource, UndoReport } from "@shared/contracts/imports";
import { attributes, catalogs, products } from "@shared/schema/catalog-products";
import { importSources } from "@shared/schema/import-sources";
import { lookAtFile, sendImportFile } from "../../../testing/import-file";
import { startTestApp, type TestApp } from "../../../testing/test-app";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  await db.delete(importSources);
  await db.delete(products).where(eq(products.source, "staff"));
  await db.delete(catalogs);
  await db.delete(attributes);
});

const first = [
  "SKU;Name;Price;Color;Stock",
  "a;Chair;100;Red;5",
  "b;Table;200;Blue;0",
  "c;Shelf;300;Red;2",
].join("\n");

interface Change {
  catalog?: string | null;
  plan?: Partial<FilePlan>;
  query?: string;
  status?: number;
}

/** Takes a file as it is proposed, with what is chosen besides. */
async function take(
  text: string,
  { catalog = null, plan = {}, query = "", status = 200 }: Change = {},
) {
  const id = await sendImportFile(editor, text, { catalog });
  const look = await lookAtFile(editor, id, { catalog });
  const { source, columns } = look;
  const { body } = await editor
    .post(`/api/admin/import-files/${id}/import${query}`)
    .send({
      plan: {
        id: "rooms",
        name: "Rooms",
        currency: "EUR",
        isNew: catalog === null,
        source: source ? { id: source.id, name: source.name } : { id: null, name: "Price list" },
        isExport: look.isExport,
        ...(source && {
          sameKey: source.sameKey,
          emptyCells: source.emptyCells,
          absent: source.absent,
          knownKeys: source.knownKeys,
          sameAs: source.sameAs,
        }),
        columns: columns.map((column) => column.plan),
        ...plan,
      },
    })
    .expect(status);
  return { look, report: body as ImportReport & { message: string } };
}
const whole = () =>
  server.database.db
    .select()
    .from(products)
    .where(eq(products.source, "staff"))
    .orderBy(asc(products.key));
const allAttributes = () =>
  server.database.db.select().from(attributes).orderBy(asc(attributes.id));
const sources = async () => {
  const { body } = await editor.get("/api/admin/import-sources?catalog=rooms").expect(200);
  return body as ImportSource[];
};
async function undo(): Promise<UndoReport> {
  const [source] = await sources();
  const { body } = await editor.post(`/api/admin/import-sources/${source!.id}/undo`).expect(200);
  return body as UndoReport;
}
const changed = (from: string, to: string) => first.replace(from, to);

describe("the next file of a source", () => {
  it("is recognized by its columns, has what was chosen, and asks only what is new", async () => {
    await take(first);
    const next = changed("c;Shelf;300;Red;2", "c;Shelf;310;Teal;2\nd;Lamp;50;Teal;1").replace(
      "Stock",
      "Stock;Width",
    );
    const { look, report } = await take(next, { catalog: "rooms" });
    expect(look.source).toMatchObject({ name: "Price list" });
    expect(look.columns.map(({ header, isNew }) => [header, isNew])).toEqual([
      ["SKU", false],
      ["Name", false],
      ["Price", false],
      ["Color", false],
      ["Stock", false],
      ["Width", true],
    ]);
    expect(report).toMatchObject({ added: 1, changed: 1, unchanged: 2, isApplied: true });
    expect(report.addedValues).toEqual([{ attribute: "Color", count: 1, values: ["Teal"] }]);
    expect(await whole()).toMatchObject([
      { key: "a" },
      { key: "b" },
      { key: "c", price: "310.00", values: { color: "teal" }, collections: ["rooms"] },
      { key: "d", name: "Lamp", values: { color: "teal" }, collections: ["rooms"] },
    ]);
    expect(await sources()).toMatchObject([{ name: "Price list", products: 4 }]);
  });

  it("changes nothing the second time", async () => {
    await take(first);
    const before = await whole();
    const { report } = await take(first, { catalog: "rooms" });
    expect(report).toMatchObject({ added: 0, changed: 0, unchanged: 3, isApplied: true });
    expect(await whole()).toEqual(before);
  });

  it.each([
    ["leave", "100.00", "Chair"],
    ["empty", null, "Chair"],
  ] as const)("with empty cells that %s what was there", async (emptyCells, price, name) => {
    await take(first);
    await take(changed("a;Chair;100", "a;Chair;"), { catalog: "rooms", plan: { emptyCells } });
    expect(await whole()).toMatchObject([{ key: "a", price, name }, {}, {}]);
  });

  it("keeps what its columns do not say, and what it cannot read", async () => {
    await take(first);
    await take("SKU;Name;Price;Color\na;Chair;cheap;Red\nb;Table;210;Blue\nc;Shelf;300;Red", {
      catalog: "rooms",
    });
    expect(await whole()).toMatchObject([
      { key: "a", price: "100.00", inStock: true },
      { key: "b", price: "210.00", inStock: false },
      { key: "c", inStock: true },
    ]);
  });

  it.each([
    ["stay", { inStock: true, collections: ["rooms"] }, undefined],
    ["out of stock", { inStock: false, collections: ["rooms"] }, 1],
    ["leave the catalog", { inStock: true, collections: [] }, 1],
  ] as const)("without a product: it may %s", async (absent, expected, count) => {
    await take(first);
    const less = changed("\nc;Shelf;300;Red;2", "");
    const { report } = await take(less, { catalog: "rooms", plan: { absent } });
    expect(report.absent).toBe(count);
    expect((await whole())[2]).toMatchObject({ key: "c", ...expected });
    expect(
      (await take(less, { catalog: "rooms", plan: { absent } })).report.absent,
    ).toBeUndefined();
  });
});

describe("keys that others brought", () => {
  it("are asked for, and are the same products or others", async () => {
    await take(first);
    const other = "Code,Title,Weight\nb,Bench,3 kg\nz,Stool,1 kg\ny,Desk,2 kg";
    const plan = { source: { id: null, name: "Other shop" } };
    const asked = await take(other, { catalog: "rooms", plan, query: "?dryRun=true" });
    expect(asked.report.knownKeys).toEqual({
      keys: 1,
      examples: [{ key: "b", name: "Table", inFile: "Bench" }],
    });
    const refused = await take(other, { catalog: "rooms", plan, status: 400 });
    expect(refused.report.message).toMatch(/Say whether they are the same products/);
    await take(other, { catalog: "rooms", plan: { ...plan, knownKeys: "other" } });
    expect((await whole()).map(({ key, name }) => [key, name])).toEqual([
      ["a", "Chair"],
      ["b", "Table"],
      ["c", "Shelf"],
      ["other-shop/b", "Bench"],
      ["y", "Desk"],
      ["z", "Stool"],
    ]);
    // The same file again finds its own.
    const again = await take(other, { catalog: "rooms" });
    expect(again.report).toMatchObject({ unchanged: 3, added: 0 });
  });

  it("are joined where staff say so", async () => {
    await take(first);
    const plan = { source: { id: null, name: "Other shop" }, knownKeys: "same" as const };
    await take("Code,Title\nb,Bench\nz,Stool\ny,Desk", { catalog: "rooms", plan });
    expect((await whole()).find(({ key }) => key === "b")).toMatchObject({
      name: "Bench",
      price: "200.00",
    });
  });
});

describe("undoing the last file of a source", () => {
  it("is offered with the file's name, and with who took it in", async () => {
    await take(first);
    const [source] = await sources();
    expect(source!.undo).toEqual({ added: 3, changed: 0, file: "products.csv", by: "editor" });
  });

  it("removes a new catalog with all that came with it", async () => {
    await take(first);
    expect(await undo()).toEqual({ removed: 3, restored: 0, kept: 0, notes: [] });
    expect([
      await whole(),
      await allAttributes(),
      await server.database.db.select().from(catalogs),
    ]).toEqual([[], [], []]);
    const [source] = await sources();
    await editor.post(`/api/admin/import-sources/${source!.id}/undo`).expect(409);
  });

  it("gives back what was, byte by byte", async () => {
    await take(first);
    const before = [await whole(), await allAttributes()];
    const next =
      "SKU;Name;Price;Color;Stock\na;Chair 2;;Teal;0\nd;Lamp;50;Red;1\nc;Shelf;300;Red;2";
    await take(next, { catalog: "rooms", plan: { emptyCells: "empty", absent: "out of stock" } });
    expect(await whole()).not.toEqual(before[0]);
    expect(await undo()).toMatchObject({ removed: 1, kept: 0, notes: [] });
    expect([await whole(), await allAttributes()]).toEqual(before);
    expect((await sources())[0]).toMatchObject({ products: 3, undo: null });
  });

  it("keeps what somebody changed since", async () => {
    await take(first);
    await take(changed("100", "110").replace("200", "220"), { catalog: "rooms" });
    const [chair] = await whole();
    await editor
      .put(`/api/admin/catalogues/rooms/products/${chair!.id}`)
      .send({ name: "Armchair", updatedAt: chair!.updatedAt })
      .expect(200);
    const [source] = await sources();
    const { body } = await editor.get(`/api/admin/import-sources/${source!.id}/undo`).expect(200);
    expect(body).toEqual({ removes: 0, restores: 1, keeps: 1, finders: [] });
    expect(await undo()).toMatchObject({ removed: 0, restored: 1, kept: 1 });
    await editor.get(`/api/admin/import-sources/${source!.id}/undo`).expect(409);
    expect(await whole()).toMatchObject([
      { name: "Armchair", price: "110.00" },
      { price: "200.00" },
      {},
    ]);
  });
});

describe("rows without a key that look like products which the file has no more", () => {
  const list = (...rows: string[]) => ["Name;Size;Color;Price", ...rows].join("\n");
  const before = list("Oak chair;M;Red;100", "Oak table;L;Blue;200", "Pine shelf;M;Red;300");
  const after = list("Oak chair, new;M;Red;110", "Oak table;L;Blue;200", "Lamp;XL;Black;50");

  it("are asked for, and are what staff say, also in the files after", async () => {
    await take(before);
    const stored = await whole();
    const asked = await take(after, { catalog: "rooms", query: "?dryRun=true" });
    expect(asked.report.doubtful).toEqual([
      {
        key: "oak-chair-new",
        name: "Oak chair, new",
        like: { key: "oak-chair", name: "Oak chair" },
        differs: [{ name: "Name", from: "Oak chair", to: "Oak chair, new" }],
      },
    ]);
    const refused = await take(after, { catalog: "rooms", status: 400 });
    expect(refused.report.message).toContain("Say whether they are.");
    const sameAs = { "oak-chair-new": "oak-chair" };
    const { report } = await take(after, { catalog: "rooms", plan: { sameAs } });
    expect([report.added, report.changed]).toEqual([1, 1]);
    const chair = (await whole()).find(({ key }) => key === "oak-chair")!;
    expect([chair.name, chair.price]).toEqual(["Oak chair, new", "110.00"]);
    expect(chair.id).toBe(stored.find(({ key }) => key === "oak-chair")!.id);
    const again = await take(after, { catalog: "rooms" });
    expect([again.report.added, again.report.changed, again.report.doubtful]).toEqual([
      0,
      0,
      undefined,
    ]);
  });

  it("are others where staff say so, and a product whose row comes again is nobody else's", async () => {
    await take(before);
    const other = { sameAs: { "oak-chair-new": "" } };
    const { report } = await take(after, { catalog: "rooms", plan: other });
    expect(report.added).toBe(2);
    const both = list("Oak chair, new;M;Red;110", "Oak chair;M;Red;100");
    const same = { sameAs: { "oak-chair-new": "oak-chair" } };
    const next = await take(both, { catalog: "rooms", plan: same });
    expect([next.report.bad, next.report.added, next.report.changed]).toEqual([0, 0, 0]);
  });
});

it("an export of a catalog changes nothing when it comes back", async () => {
  await take(changed("Chair", "n/a").replace("Shelf", "“<5 kg” Total"));
  const before = await whole();
  const { text } = await editor.get("/api/admin/catalogues/rooms/products/export").expect(200);
  const { report, look } = await take(text, { catalog: "rooms" });
  expect(look.isExport).toBe(true);
  expect(report).toMatchObject({ unchanged: 3, changed: 0, added: 0, bad: 0 });
  expect(await whole()).toEqual(before);
});

it("what was checked is applied as it was checked, and not where products changed since", async () => {
  await take(first);
  const id = await sendImportFile(editor, changed("100", "150"), { catalog: "rooms" });
  const { columns, source } = await lookAtFile(editor, id, { catalog: "rooms" });
  const plan = {
    id: "rooms",
    name: "Rooms",
    isNew: false,
    source: { id: source!.id, name: source!.name },
    columns: columns.map((column) => column.plan),
  };
  const address = `/api/admin/import-files/${id}/import`;
  await editor.post(`${address}?dryRun=true`).send({ plan }).expect(200);
  const [chair] = await whole();
  await editor
    .put(`/api/admin/catalogues/rooms/products/${chair!.id}`)
    .send({ name: "Armchair", updatedAt: chair!.updatedAt })
    .expect(200);
  const refused = await editor.post(address).send({ plan }).expect(409);
  expect((refused.body as { message: string }).message).toMatch(/Check the file again/);
  await editor.post(`${address}?dryRun=true`).send({ plan }).expect(200);
  const { body } = await editor.post(address).send({ plan }).expect(200);
  expect(body).toMatchObject({ changed: 1, isApplied: true });
});

it("the check names what it changes, as it is now and as it would be", async () => {
  await take(first);
  const next = first.replace("a;Chair;100;Red;5", "a;Big chair;100,50;Blue;0");
  const { report } = await take(next, { catalog: "rooms", query: "?dryRun=true" });
  expect(report.changed).toBe(1);
  expect(report.changes).toEqual([
    {
      key: "a",
      name: "Big chair",
      fields: [
        { name: "Name", from: "Chair", to: "Big chair" },
        { name: "Price", from: "100.00", to: "100.50" },
        { name: "Stock", from: "in stock", to: "out of stock" },
        { name: "Color", from: "Red", to: "Blue" },
      ],
    },
  ]);
});
