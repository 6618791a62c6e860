import { sql } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adminLists } from "@shared/specification/contracts/admin-lists";
import { catalogPaths } from "@shared/templates/product-catalogs";
import { catalogs, productImports, productLists, products } from "@shared/schema/catalog-products";
import { importFiles } from "@shared/schema/import-files";
import { importSources } from "@shared/schema/import-sources";
import { bedProducts, firearmProducts } from "@shared/specification/tables/views";
import { addShoes, foundShoes, publishShoes, storeSamples } from "./finders/testing/shoes";
import { startTestApp, type TestApp } from "./testing/test-app";

const nobody = "00000000-0000-4000-8000-000000000000";

/** Every GET of the API, each as somebody who may read it. */
const staffReads = [
  "/session",
  "/signed-in",
  ...adminLists.map(({ path }) => `/${path}`),
  ...catalogPaths.flatMap((path) =>
    ["", "/choices", "/export.csv", "/:id", `/import?id=${nobody}`].map(
      (rest) => `/${path}${rest}`,
    ),
  ),
  ...["", `/${nobody}`, `/${nobody}/import/${nobody}`].map((rest) => `/import-files${rest}`),
  "/import-sources",
  `/import-sources/${nobody}/undo`,
  "/attributes",
  "/attributes/width/uses",
  ...["", "/any", "/any/rows", "/any/fit", "/any/export"].map((rest) => `/product-lists${rest}`),
  "/catalogues",
  "/catalogues/any",
  "/catalogues/any/questions",
  ...["", "/choices", "/export", "/:product", `/import?id=${nobody}`].map(
    (rest) => `/catalogues/any/products${rest}`,
  ),
  ...[
    "",
    "/shoes",
    "/shoes/draft",
    "/shoes/draft/finder",
    "/shoes/draft/cells/export?of=width",
    "/shoes/check",
    "/shoes/export",
    "/shoes/versions",
  ].map((rest) => `/finders${rest}`),
  "/finders/shoes/versions/1",
  "/finder-templates",
  "/former-facts",
  "/embed-settings",
  "/messages",
  "/outbox",
  "/insight?slug=dialabed&from=2026-01-01&to=2026-01-31",
  "/insight/week",
  "/stats",
  "/audit",
  "/api-keys",
  "/team",
].map((path) => `/api/admin${path}`);
const bedReads = [
  "/openapi.json",
  "/docs",
  "/gate?app=dialabed",
  "/finders",
  "/mail",
  "/embed-settings?client=dialabed",
  "/bed-options",
  "/recommendations?bedSize=queen",
  "/recommendations/counts?bedSize=queen",
  "/recommendations/suggestions?bedSize=queen",
  ...["", "/recommendations", "/counts", "/suggestions"].map((rest) => `/finders/shoes${rest}`),
  "/finders/found/options?of=width",
].map((path) => `/api${path}`);
const firearmReads = ["/counts", "/brands", "/products", "/suggestions"].map(
  (path) => `/api/safari${path}?purpose=hunting`,
);

/** Pictures change nothing, and readiness asks for a database that takes writes. */
const OUTSIDE_THE_API = [
  "/healthz",
  "/readyz",
  "/pictures/uploaded/:id",
  "/pictures/beds/…",
  "/pictures/firearms/…",
  "/pictures/shoes/…",
  "/pictures/coffee/…",
];

interface Layer {
  route?: { methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}
const routesOf = (layers: Layer[]): Layer[] =>
  layers.flatMap((layer) => (layer.route ? [layer] : routesOf(layer.handle.stack ?? [])));

let server: TestApp;
let agents: Record<"staff" | "beds" | "firearms", Agent>;
beforeAll(async () => {
  server = await startTestApp();
  agents = {
    staff: await server.staff("admin"),
    beds: await server.shopper("dialabed"),
    firearms: await server.shopper("safarioutdoor"),
  };
  const { db } = server.database;
  await db.insert(catalogs).values({ id: "any", name: "Any", selection: {} });
  await db.insert(productLists).values({ id: "any", name: "Any", keys: [] });
  await db.insert(products).values({ id: nobody, key: "ANY", name: "Any" });
  await db.insert(importFiles).values({ id: nobody, name: "any.csv", size: 1, actorId: nobody });
  await db.insert(importSources).values({
    id: nobody,
    name: "Any",
    catalogue: "any",
    columns: [],
    choices: { emptyCells: "leave", absent: "stay", knownKeys: null, sameKey: null, asItIs: false },
    undo: { attributes: [], catalog: null, added: 1, changed: 0 },
  });
  await storeSamples(server.database.db);
  await addShoes(agents.staff, "shoes");
  await publishShoes(agents.staff, "shoes");
  await addShoes(agents.staff, "found", foundShoes());
  await publishShoes(agents.staff, "found");
  await refuseWrites(server);
});
afterAll(() => server.close());

/** From now on the database refuses to write, and to lock rows for a write. */
async function refuseWrites({ database }: TestApp): Promise<void> {
  const readOnly = sql`set session characteristics as transaction read only`;
  // One of the ten is for short reads alone.
  const connections = database.kind === "postgres" ? 9 : 1;
  let open = 0;
  let tellAllOpen!: () => void;
  const areAllOpen = new Promise<void>((done) => (tellAllOpen = done));
  // All at once, so that every connection of the pool is included.
  await Promise.all(
    Array.from({ length: connections }, () =>
      database.db.transaction(async (tx) => {
        await tx.execute(readOnly);
        open += 1;
        if (open === connections) tellAllOpen();
        await areAllOpen;
      }),
    ),
  );
  await database.quick.execute(readOnly);
}

describe("reads neither write nor lock", () => {
  it.each([
    ...staffReads.map((path) => ["staff", path] as const),
    ...bedReads.map((path) => ["beds", path] as const),
    ...firearmReads.map((path) => ["firearms", path] as const),
  ])("%s: GET %s", async (who, path) => {
    const { db } = server.database;
    const [row] = await db
      .select()
      .from(path.includes("firearm") ? firearmProducts : bedProducts)
      .limit(1);
    await agents[who].get(path.replace(":id", row!.id).replace(":product", nobody)).expect(200);
  });

  it("are all in this list", () => {
    const { router } = server.express as unknown as { router: { stack: Layer[] } };
    const reads = routesOf(router.stack).filter(({ route }) => route?.methods.get);
    const listed = [...staffReads, ...bedReads, ...firearmReads, ...OUTSIDE_THE_API];
    expect(reads).toHaveLength(listed.length);
  });

  it("while writes are refused", async () => {
    const { db } = server.database;
    const values = { id: nobody, catalogue: "bed-products", actorId: nobody } as const;
    await expect(db.insert(productImports).values(values)).rejects.toThrow();
    await expect(db.select().from(bedProducts).for("update")).rejects.toThrow();
  });
});
