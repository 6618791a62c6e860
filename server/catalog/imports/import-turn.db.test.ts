import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productImportRows, productImports } from "@shared/schema/catalog-products";
import type { DatabaseHandle } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import { openTestDatabase } from "../../testing/test-database";
import { inTurn } from "./import-turn";
import { endImport, sweepImports } from "./staging";

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Does nothing, in a turn. */
const turn = () => inTurn(database.db, () => Promise.resolve("done"));

it("a turn is over with its transaction, however that ends", async () => {
  await expect(inTurn(database.db, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await Promise.all([turn(), turn(), turn()])).toEqual(["done", "done", "done"]);
});

it("a turn within a turn is the same one", async () => {
  const inner = (tx: DatabaseHandle["db"]) => inTurn(tx, () => Promise.resolve("within"));
  expect(await inTurn(database.db, inner)).toBe("within");
});

it("what takes too long is refused in a sentence that says what helps", async () => {
  const canceled = Object.assign(new Error("canceling statement"), { code: "57014" });
  const refused = inTurn(database.db, () => Promise.reject(canceled));
  await expect(refused).rejects.toBeInstanceOf(AppError);
  await expect(refused).rejects.toMatchObject({
    status: 503,
    message: expect.stringMatching(/Nothing was changed: take fewer at a time/) as string,
  });
});

describe.each([
  ["ends", (id: string) => endImport(database.db, id)],
  ["was left behind", () => sweepImports(database.db, Date.now() + 2 * 60 * 60 * 1000)],
])("an import with many rows that %s", (_, remove) => {
  it("goes with all of them", async () => {
    const { db } = database;
    const id = "00000000-0000-4000-8000-0000000000bb";
    await db.insert(productImports).values({ id, catalogue: "beds" });
    await db.execute(sql`
      insert into product_import_rows (import_id, line, is_good)
      select ${id}, line, true from generate_series(2, 20500) as line`);
    await remove(id);
    expect(await db.$count(productImports)).toBe(0);
    expect(await db.$count(productImportRows)).toBe(0);
  });
});

// The embedded database has one connection, for which everything waits.
describe.runIf(process.env.TEST_DATABASE_KIND === "postgres")("while an import is written", () => {
  it("any number of others wait for their turn, and leave the connections to shoppers", async () => {
    let end: (who: string) => void = () => undefined;
    const ended = new Promise<string>((resolve) => (end = resolve));
    let others: Promise<string>[] = [];
    const first = inTurn(database.db, async () => {
      others = Array.from({ length: 40 }, turn);
      return Promise.race([ended, ...others]);
    });
    const looks = Array.from({ length: 40 }, () => database.db.execute(sql`select 1`));
    expect(await Promise.all(looks)).toHaveLength(40);
    end("nobody before");
    expect(await first).toBe("nobody before");
    expect(await Promise.all(others)).toEqual(Array(40).fill("done"));
  });
});
