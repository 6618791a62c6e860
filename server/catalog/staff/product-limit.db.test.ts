import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import { products } from "@shared/schema/catalog-products";
import { keepCatalog } from "../../testing/any-catalog";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { MAX_PRODUCTS } from "./product-checks";

/** So many rows are written within any query's time, also on a busy machine. */
const AT_ONCE = 10_000;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await keepCatalog(server.database.db, "all");
});
afterAll(() => server.close());

it("there are so many products on each kind of database, and no more", async () => {
  const { db, kind } = server.database;
  const editor = await server.staff("editor");
  const path = "/api/admin/catalogues/all/products";
  const most = MAX_PRODUCTS[kind];
  for (let from = 1; from < most; from += AT_ONCE) {
    const to = Math.min(from + AT_ONCE, most) - 1;
    await db.execute(
      sql`insert into products (key, name) select 'P' || n, 'One of many' from generate_series(${from}::int, ${to}::int) n`,
    );
  }
  await editor.post(path).send({ key: "LAST", name: "The last" }).expect(201);
  const { body } = await editor.post(path).send({ key: "MORE", name: "More" }).expect(409);
  expect((body as ErrorBody).message).toBe(
    `There can be at most ${most.toLocaleString("en")} products in all, and there would be ${(most + 1).toLocaleString("en")}. Delete some first.`,
  );
  const take = (file: string, query = "") =>
    editor.post(`${path}/import${query}`).type("text/csv").send(file);
  for (const query of ["", "?dryRun=true"]) {
    await take("key,name\nLAST,Changed\nMORE,More\n", query).expect(409);
  }
  await take("key,name\nLAST,Changed").expect(200);
  const [last] = await db.select().from(products).where(eq(products.key, "LAST"));
  expect(last).toMatchObject({ name: "Changed" });
});
