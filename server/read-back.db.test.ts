import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addShoes, storeSamples } from "./finders/testing/shoes";
import { operations } from "./site/api-description/operations/all";
import { startTestApp, type TestApp } from "./testing/test-app";

type Thing = Record<string, unknown>;

/** PUTs that do something to a thing and have no reading of their own. */
const ACTIONS = [
  /^\/api\/finder-sessions\//,
  /\/editors$/,
  /\/parts\/\{place\}$/,
  /\/order$/,
  // One field of the embed settings, on a switch of its own.
  /\/embed-settings\/agents$/,
];
const puts = [...operations.keys()]
  .filter((name) => name.startsWith("PUT "))
  .map((name) => name.slice("PUT ".length))
  .filter((path) => !ACTIONS.some((action) => action.test(path)));

/** What moves with every change, and who made it. */
const MOVES = ["updatedAt", "savedAt", "savedBy", "revision", "draftRevision", "mark", "actor"];

let server: TestApp;
let admin: Agent;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.staff("admin");
  const add = async (path: string, body: object) =>
    (await admin.post(`/api/admin${path}`).send(body).expect(201)).body as Thing;
  await storeSamples(server.database.db);
  await addShoes(admin, "shoes");
  await server.staff("viewer", "colleague");
  await add("/catalogues/shoes/products", {
    key: "S1",
    name: "Runner",
    brand: "Acme",
    price: "900.00",
  });
  const keys = [
    { id: "make", label: "Make", kind: "text" },
    { id: "years", label: "Years", kind: "range" },
  ];
  await add("/product-lists", { id: "cars", name: "Seats by car", keys });
  const cells = { make: "VW", years: "2012–2018", product: "S1", note: "Long leg" };
  await add("/product-lists/cars/rows", { cells });
  await add("/import-files", { name: "shoes.csv", size: 100 });
  const message = { name: "Zoë", email: "zoe@example.com", message: "Do you sell beds?" };
  await server
    .visitor()
    .post("/api/contact")
    .send({ ...message, elapsedMs: 9_000 })
    .expect(201);
});
afterAll(() => server.close());

/** The parameters in a path, from what stands there: its own, or those of the first thing in its list. */
const NAMES: Record<string, string> = {
  "/api/admin/finders/{slug}": "/api/admin/finders/shoes",
  "/api/admin/finders/{slug}/draft": "/api/admin/finders/shoes/draft",
  "/api/admin/embed-settings": "/api/admin/embed-settings?client=dialabed",
  "/api/admin/catalogues/{id}": "/api/admin/catalogues/shoes",
  "/api/admin/product-lists/{id}": "/api/admin/product-lists/cars",
};

/** A thing as a GET gives it, with its address. */
async function readThing(path: string): Promise<{ at: string; thing: Thing }> {
  const named = NAMES[path];
  if (named) return { at: named, thing: await read(named) };
  const above = path
    .slice(0, path.lastIndexOf("/"))
    .replace("{catalogue}", "shoes")
    .replace("{id}", "cars");
  const listed = await read(above);
  const [first] = (Array.isArray(listed) ? listed : listed.items) as [Thing];
  const at = `${above}/${String(first.place ?? first.id)}`;
  return { at, thing: operations.has(`GET ${path}`) ? await read(at) : first };
}

const read = async (at: string) => (await admin.get(at).expect(200)).body as Thing;
const still = (thing: Thing) =>
  Object.fromEntries(Object.entries(thing).filter(([name]) => !MOVES.includes(name)));

describe("what a GET gives, a PUT takes", () => {
  it.each(puts)("%s", async (path) => {
    const { at, thing } = await readThing(path);
    const { status, body } = await admin.put(at).send(thing);
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    const after = (await readThing(path)).thing;
    expect(still(after)).toEqual(still(thing));
  });
});
