import { eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FileLook, FilePlan } from "@shared/contracts/file-look";
import { auditEntries } from "@shared/schema/accounts";
import { attributes, catalogs, products } from "@shared/schema/catalog-products";
import { startTestApp, type TestApp } from "../../../testing/test-app";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
});
afterAll(() => server.close());

const file = [
  "SKU;Title;Preis;Gewicht;Color;Uses;Fits;Waschbar",
  "a;A;1.299,50;9,5 kg;Crème;Road, Trail;10–20;ja",
  "b;B;99;7 kg;creme;Trail;from 10;nein",
  "c;C;;12 kg;Red;Road, Track;;ja",
].join("\n");

async function planned(text: string, id: string): Promise<FilePlan> {
  const { body } = await editor
    .post("/api/admin/catalogues/look")
    .type("text/csv")
    .send(text)
    .expect(200);
  const { columns } = body as FileLook;
  return { id, name: "Shoes", currency: "EUR", columns: columns.map(({ plan }) => plan) };
}
const take = (plan: FilePlan, text: string, query = "") =>
  editor.post(`/api/admin/catalogues/from-file${query}`).send({ plan, file: text });
const stored = async () => {
  const { db } = server.database;
  return [await db.$count(attributes), await db.$count(catalogs), await db.$count(products)];
};

it("is reported first, and then added with its attributes and its products, as it was looked at", async () => {
  const before = await stored();
  const plan = await planned(file, "shoes");
  const dry = await take(plan, file, "?dryRun=true").expect(200);
  expect(dry.body).toMatchObject({ rows: 3, added: 3, bad: 0, isApplied: false });
  expect(await stored()).toEqual(before);
  expect((await take(plan, file).expect(200)).body).toMatchObject({ added: 3, isApplied: true });
  const { body } = await editor.get("/api/admin/catalogues/shoes/products?sort=key").expect(200);
  expect((body as { items: unknown[] }).items).toMatchObject([
    {
      key: "a",
      price: "1299.50",
      collections: ["shoes"],
      values: {
        gewicht: 9.5,
        color: "creme",
        uses: expect.arrayContaining(["road", "trail"]) as unknown,
        fits: { min: 10, max: 20 },
        waschbar: true,
      },
    },
    { key: "b", price: "99.00", values: { color: "creme", fits: { min: 10 }, waschbar: false } },
    { key: "c", price: null, values: { gewicht: 12, color: "red" } },
  ]);
  const entries = await server.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, "shoes"));
  expect(entries).toMatchObject([{ action: "create", subject: "catalogues" }]);
});

it("leaves nothing half done where a row is bad, or the catalog's id is taken", async () => {
  const text = "sku,name,Height\np,P,1 cm\nq,Q,2 cm";
  const plan = await planned(text, "posts");
  const bad = text.replace("2 cm", "tall");
  const before = await stored();
  const { body } = await take(plan, bad).expect(200);
  expect(body).toMatchObject({ bad: 1, isApplied: false, problems: [{ line: 3, path: "Height" }] });
  await take({ ...plan, id: "shoes" }, text).expect(409);
  await take({ ...plan, id: "shoes" }, text, "?dryRun=true").expect(409);
  expect(await stored()).toEqual(before);
});

it("names a column that is meant twice, and a key that is missing", async () => {
  const text = "sku,name\np,P\nq,Q";
  const plan = await planned(text, "posts");
  const twice = plan.columns.map((column) => ({ ...column, use: "key" as const }));
  const first = await take({ ...plan, columns: twice }, text).expect(400);
  expect(first.body).toMatchObject({
    message: expect.stringContaining("sku and name are both the key") as string,
  });
  const none = plan.columns.map((column) => ({ ...column, use: "left out" as const }));
  await take({ ...plan, columns: none }, text).expect(400);
});

it("takes 20,000 rows as large files are taken", async () => {
  await server.database.db.delete(products);
  const rows = Array.from(
    { length: 19_990 },
    (_, n) => `k${n},Thing ${n},${(n % 7) + 0.5} kg,c${n % 9}`,
  );
  const text = ["sku,name,Mass,Shade", ...rows].join("\n");
  const plan = await planned(text, "many");
  expect((await take(plan, text).expect(200)).body).toMatchObject({
    added: 19_990,
    isApplied: true,
  });
});
