import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import Papa from "papaparse";
import type { Agent } from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FileLook } from "@shared/contracts/file-look";
import type { ImportReport, ImportSource } from "@shared/contracts/imports";
import { attributes, catalogs, products } from "@shared/schema/catalog-products";
import { importSources } from "@shared/schema/import-sources";
import { lookAtFile, sendImportFile } from "../../../testing/import-file";
import { startTestApp, type TestApp } from "../../../testing/test-app";

// Files of cells as nobody tidied them: whatever stands in them, no row is lost, and what was can be had back.

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
});
afterAll(() => server.close());

const price = fc.constantFrom(
  "R 1 299,00",
  "1.299",
  "99",
  "12,5",
  "cheap",
  "",
  "n/a",
  "-5",
  "1 299.-",
  "=1+1",
);
const amount = fc.constantFrom(
  "2,5 kg",
  "71dB",
  "ab 2019",
  "120 x 60 cm",
  "1e99",
  "",
  "≤ 18",
  "08/2004",
  "'5",
  "4 kg",
);
const word = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 8 }),
  fc.constantFrom(
    "Red",
    "red",
    "RED ",
    "Crème",
    "none",
    "<b>Bold</b>",
    "a|b",
    "total",
    "\u0001",
    "does not apply",
  ),
);
const stock = fc.constantFrom("5", "0", ">20", "yes", "made to order", "soon", "");
const row = fc.record({ price, amount, word, stock, more: word });
const file = fc.array(row, { minLength: 3, maxLength: 8 });
type Row = typeof row extends fc.Arbitrary<infer One> ? One : never;

const csv = (rows: readonly Row[]) =>
  Papa.unparse([
    ["SKU", "Name", "Price", "Weight", "Color", "Stock", "Notes"],
    ...rows.map((each, at) => [
      `K${at}`,
      `Thing ${at}`,
      each.price,
      each.amount,
      each.word,
      each.stock,
      each.more,
    ]),
  ]);

async function clean(): Promise<void> {
  const { db } = server.database;
  await db.delete(importSources);
  await db.delete(products).where(eq(products.source, "staff"));
  await db.delete(catalogs);
  await db.delete(attributes);
}

/** Checks a file as it is proposed, and applies it. */
async function take(text: string, catalog: string | null) {
  const id = await sendImportFile(editor, text, { catalog });
  const look: FileLook = await lookAtFile(editor, id, { catalog });
  const plan = {
    id: "any",
    name: "Any",
    currency: "EUR",
    isNew: catalog === null,
    isExport: look.isExport,
    source: look.source
      ? { id: look.source.id, name: look.source.name }
      : { id: null, name: "Any" },
    columns: look.columns.map((column) => column.plan),
  };
  const address = `/api/admin/import-files/${id}/import`;
  const checked = await editor.post(`${address}?dryRun=true`).send({ plan }).expect(200);
  const applied = await editor.post(address).send({ plan }).expect(200);
  return { look, checked: checked.body as ImportReport, applied: applied.body as ImportReport };
}

const stored = async () => [
  await server.database.db
    .select()
    .from(products)
    .where(eq(products.source, "staff"))
    .orderBy(asc(products.key)),
  await server.database.db.select().from(attributes).orderBy(asc(attributes.id)),
];

it("of any cells loses no row, does what it said, changes nothing twice or as an export, and is undone", async () => {
  await fc.assert(
    fc.asyncProperty(file, file, async (first, second) => {
      await clean();
      const { look, checked, applied } = await take(csv(first), null);
      expect(checked.rows + checked.leftOut! + look.leftOutCount - look.leftOutCount).toBe(
        first.length,
      );
      expect([checked.bad, applied.added]).toEqual([0, checked.added]);
      expect({ ...applied, isApplied: false, source: undefined }).toEqual({
        ...checked,
        source: undefined,
      });
      const unread = (checked.unread ?? []).reduce((sum, { count }) => sum + count, 0);
      expect(unread).toBe(checked.unreadCount);
      const before = await stored();
      expect((await take(csv(first), "any")).applied).toMatchObject({ added: 0, changed: 0 });
      expect(await stored()).toEqual(before);
      const { text } = await editor.get("/api/admin/catalogues/any/products/export").expect(200);
      expect((await take(text, "any")).applied).toMatchObject({ added: 0, changed: 0, bad: 0 });
      expect(await stored()).toEqual(before);
      await take(csv(second), "any");
      const { body } = await editor.get("/api/admin/import-sources?catalog=any").expect(200);
      const [latest] = body as ImportSource[];
      await editor.post(`/api/admin/import-sources/${latest!.id}/undo`).expect(200);
      expect(await stored()).toEqual(before);
    }),
    { numRuns: 15, endOnFailure: true },
  );
}, 120_000);
