import fc from "fast-check";
import type { Agent } from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { anyProductShape } from "@shared/contracts/catalog-products";
import type { ImportReport } from "@shared/contracts/imports";
import { statedStock, stockStates } from "@shared/stock";
import { products } from "@shared/schema/catalog-products";
import { keepCatalog, seatAttributes } from "../../testing/any-catalog";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { valueChecker } from "./check-values";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
  await keepCatalog(server.database.db, "all", { stated: seatAttributes });
});
afterAll(() => server.close());

const path = "/api/admin/catalogues/all/products";
/** Texts with what files and spreadsheets mind. */
const sign = fc.constantFrom(..."=+-@;,\t\n'\"| aé9");
const text = fc.string({ unit: fc.oneof(sign, fc.constantFrom("\r\n", "≥", "–")), maxLength: 12 });
const line = text.map((each) => each.replace(/\s+/g, " ").trim());
const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const cents = fc.integer({ min: 100, max: 1_000_000 }).map((each) => (each / 100).toFixed(2));

const values = fc.record(
  {
    facing: fc.constantFrom("rear", "forward", "does-not-apply"),
    fixing: fc.subarray(["belt", "isofix", "leg"]),
    weight: fc.oneof(number, fc.constant("does-not-apply")),
    child: fc.oneof(
      fc.record({ min: number }),
      fc.record({ max: number }),
      fc.tuple(number, number).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
    ),
    swivels: fc.boolean(),
    fabric: text,
  },
  { requiredKeys: [], noNullPrototype: true },
);

const product = fc
  .record({
    key: line.filter(Boolean),
    groupKey: fc.constantFrom(null, "no such group"),
    name: line.map((each) => each || "A name"),
    description: fc.option(text),
    shortDescription: fc.option(line),
    brand: fc.option(line),
    price: fc.option(cents),
    specialPrice: fc.constantFrom(null, "1.00"),
    stock: fc.option(fc.constantFrom(...stockStates)),
    collections: fc.subarray(["baby", "summer-sale"]),
    values,
  })
  .map(({ stock, ...rest }) => ({ ...rest, ...statedStock(stock) }))
  .map((given) => (given.price === null ? { ...given, specialPrice: null } : given));

const several = fc.uniqueArray(product, { selector: ({ key }) => key, minLength: 1, maxLength: 6 });
const check = valueChecker(new Map(seatAttributes.map((each) => [each.id, each])));

const all = async () =>
  (await server.database.db.select().from(products)).toSorted((a, b) => (a.id < b.id ? -1 : 1));

it("an exported catalog that is imported again changes nothing, and makes the same products anew", async () => {
  const { db } = server.database;
  await fc.assert(
    fc.asyncProperty(several, async (given) => {
      await db.delete(products);
      await db.insert(products).values(
        given.map((each) => {
          const fields = anyProductShape.parse(each);
          return { ...fields, values: check(fields.values).values };
        }),
      );
      const before = await all();
      const file = (await editor.get(`${path}/export`).expect(200)).text;
      const take = async () => {
        const answer = await editor.post(`${path}/import`).type("text/csv").send(file).expect(200);
        return answer.body as ImportReport;
      };
      expect(await take()).toMatchObject({
        unchanged: given.length,
        problems: [],
        isApplied: true,
      });
      expect(await all()).toEqual(before);

      await db.delete(products);
      expect(await take()).toMatchObject({ added: given.length, problems: [] });
      expect((await editor.get(`${path}/export`).expect(200)).text).toBe(file);
    }),
    { numRuns: 30 },
  );
});
