import { sql, type SQL } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ImportReport } from "@shared/contracts/imports";
import { catalogs } from "@shared/templates/product-catalogs";
import type { Database, DatabaseHandle } from "../../platform/database/database";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { openTestDatabase } from "../../testing/test-database";

/** A node of a plan, as `explain` describes it. */
interface PlanNode {
  "Node Type": string;
  "Parent Relationship"?: string;
  "Relation Name"?: string;
  Plans?: PlanNode[];
}

const plans: PlanNode[] = [];
let server: TestApp;
let editor: Agent;
let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await startTestApp(
    {},
    {
      ...database,
      db: Object.assign(Object.create(database.db) as Database, explained(database.db)),
    },
  );
  editor = await server.staff("editor");
});
afterAll(async () => {
  await server.close();
  await database.close();
});

/** A database that plans each written statement before it runs it, there and then. */
function explained(db: Database): Pick<Database, "execute" | "transaction"> {
  const execute = async (statement: SQL) => {
    const { rows } = await db.execute<{ "QUERY PLAN": { Plan: PlanNode }[] }>(
      sql`explain (format json) ${statement}`,
    );
    plans.push(rows[0]!["QUERY PLAN"][0]!.Plan);
    return db.execute(statement);
  };
  const transaction: Database["transaction"] = (work) =>
    db.transaction((tx) => work(Object.assign(Object.create(tx) as typeof tx, explained(tx))));
  return { execute: execute as Database["execute"], transaction };
}

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Whether a plan goes through rows again for each of others; what it calls for each row is no table. */
function loops(node: PlanNode): boolean {
  const parts = node.Plans ?? [];
  const isLoop =
    node["Node Type"] === "Nested Loop" &&
    parts.every((part) => part["Node Type"] !== "Function Scan");
  return isLoop || parts.some((part) => part["Parent Relationship"] === "SubPlan" || loops(part));
}

const header = catalogs["bed-products"].fields.map(({ name }) => name);
function beds(count: number, price = "5000"): string {
  const lines = Array.from({ length: count }, (_, n) => {
    const cells: Record<string, string> = {
      magentoId: `PLAN-${n}`,
      name: `Bed ${n}`,
      price,
      category: "Beds",
      bedSize: "queen",
      mattressType: "hybrid",
      firmness: "medium",
      sleepStyle: "side|back",
      inStock: "yes",
      magentoUrl: `https://shop.example/${n}`,
    };
    return header.map((name) => cells[name] ?? "").join(",");
  });
  return [header.join(","), ...lines].join("\n");
}

const take = async (path: string, text: string) =>
  (await editor.post(`/api/admin/${path}/import`).type("text/csv").send(text).expect(200))
    .body as ImportReport;

/** The statistics know rows of one import alone, so that those of any other seem to be one. */
async function plantStatistics(): Promise<void> {
  const { db } = database;
  await db.execute(sql`alter table product_import_rows set (autovacuum_enabled = off)`);
  await db.execute(sql`delete from product_imports`);
  const id = "00000000-0000-4000-8000-00000000aaaa";
  await db.execute(sql`insert into product_imports (id, catalogue) values (${id}, 'beds')`);
  await db.execute(sql`
    insert into product_import_rows (import_id, line, key, product, is_good)
    select ${id}, line, line::text, '{}', true from generate_series(2, 400) as line`);
  await db.execute(sql`analyze product_import_rows`);
}

describe("with statistics that know nothing of its rows", () => {
  beforeEach(async () => {
    await plantStatistics();
    plans.length = 0;
  });
  const ofStaged = () =>
    plans.filter((plan) =>
      nodesOf(plan).some((node) => node["Relation Name"] === "product_import_rows"),
    );

  it("an import of beds goes through no table for each of its rows", async () => {
    await take("bed-products", beds(30));
    expect(ofStaged().length).toBeGreaterThanOrEqual(5);
    expect(ofStaged().filter(loops)).toEqual([]);
  });

  it("an import of products with variants neither, nor one that is only tried", async () => {
    const body = { id: "boots", name: "Boots", selection: { collections: ["boots"] } };
    await editor.post("/api/admin/catalogues").send(body).expect(201);
    const rows = Array.from({ length: 30 }, (_, n) => `B-${n},${n % 3 ? "B-0" : ""},Boot ${n}`);
    const file = ["key,group,name", ...rows].join("\n");
    const path = "catalogues/boots/products";
    expect(await take(path, file)).toMatchObject({ added: 30, bad: 0, isApplied: true });
    const dry = await editor
      .post(`/api/admin/${path}/import?dryRun=true`)
      .type("text/csv")
      .send(file);
    expect(dry.body).toMatchObject({ unchanged: 30, isApplied: false });
    expect(ofStaged().length).toBeGreaterThanOrEqual(11);
    expect(ofStaged().filter(loops)).toEqual([]);
  });

  it("the same 5,000 rows are taken again and again", async () => {
    const count = 5_000;
    expect(await take("bed-products", beds(count, "6000"))).toMatchObject({ bad: 0 });
    for (let time = 0; time < 2; time++) {
      expect(await take("bed-products", beds(count, "6000"))).toMatchObject({
        unchanged: count,
        isApplied: true,
      });
    }
  });
});
