import { eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import type { GateAnswer } from "@shared/contracts/gate";
import type { Insight } from "@shared/contracts/insight";
import { attributes, products } from "@shared/schema/catalog-products";
import { finderRuns, finders } from "@shared/schema/finders";
import { insertFinder, insertVersion, SHOE_DOCUMENT } from "../../testing/a-finder";
import { isOfStaff } from "../../catalog/store/selected-products";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let shopper: Agent;
const questions = [
  ...SHOE_DOCUMENT.questions,
  {
    id: "width",
    title: { en: "How wide?" },
    ask: { kind: "scale" as const },
    options: { attribute: "width" },
  },
  {
    id: "color",
    title: { en: "Which color?" },
    ask: { kind: "many" as const },
    options: { attribute: "color" },
  },
  { id: "born", title: { en: "When were you born?" }, ask: { kind: "date" as const } },
  { id: "name", title: { en: "Who are you?" }, ask: { kind: "text" as const } },
];

beforeAll(async () => {
  server = await startTestApp();
  const { db } = server.database;
  await insertFinder(db, { slug: "shoes", document: { ...SHOE_DOCUMENT, questions } });
  await insertFinder(db, { slug: "coffee" });
  await db.insert(attributes).values([
    {
      id: "width",
      label: { en: "Width" },
      kind: "choice",
      values: [{ id: "wide", label: { en: "Wide" }, synonyms: [], isRetired: true }],
    },
    { id: "color", label: { en: "Color" }, kind: "text" },
  ]);
  await db
    .insert(products)
    .values({ key: "S-1", name: "Karoo Runner", brand: "Stride & Co", values: { color: "Sand" } });
  server.clock.ahead += 1_000;
});
afterAll(() => server.close());

let lastAddress = 0;
beforeEach(() => {
  lastAddress += 1;
  shopper = server.visitor();
});

const trace = {
  steps: [
    { id: "basics", at: 0 },
    { id: "weight", at: 900 },
    { id: "ground", at: 1_000 },
    { id: "results", at: 21_000 },
  ],
  answers: {
    ground: "trail",
    wishes: ["light", "not-sure"],
    weight: 72.5,
    budget: "1000..5000",
    brand: ["stride-co"],
    width: "wide",
    color: ["Sand"],
  },
  results: [{ id: "S-1", score: 93 }],
  clicks: [
    { id: "S-1", at: 25_000 },
    { id: "share-copy", at: 26_000 },
  ],
};
const from = () => `10.8.0.${lastAddress}`;
interface Sent {
  app?: string;
  /** Not sent if it is null. */
  version?: unknown;
  who?: Agent;
}
const post = (data: object, { app = "shoes", version = 1, who = shopper }: Sent = {}) =>
  who
    .post("/api/finder-sessions")
    .set("X-Forwarded-For", from())
    .send({ app, data, ...(version !== null && { version }) });
const put = (id: string, data: object, who = shopper) =>
  who.put(`/api/finder-sessions/${id}`).send({ app: "shoes", data });
const stored = async (id: string) =>
  (await server.database.db.select().from(finderRuns).where(eq(finderRuns.id, id)))[0];

describe("the trace of a run of a finder that staff made", () => {
  it("is stored with its version, and grows, without what people write themselves", async () => {
    const answers = { ...trace.answers, born: "1990-02-01", name: "Thandi" };
    const { id } = (await post({ ...trace, answers }).expect(201)).body as { id: string };
    expect(await stored(id)).toMatchObject({ slug: "shoes", version: 1, sessionData: trace });
    const longer = { ...trace, clicks: [...trace.clicks, { id: "S-1", at: 30_000 }] };
    await put(id, { ...longer, answers }).expect(200);
    expect((await stored(id))!.sessionData).toEqual(longer);
    await put(id, trace, server.visitor()).expect(404);
  });

  it.each([
    ["a name for an option", { answers: { ground: "Thandi" } }],
    ["one for one of several", { answers: { wishes: ["light", "Thandi"] } }],
    ["one for a brand", { answers: { brand: ["thandi-nkosi"] } }],
    ["one for a value", { answers: { width: "Thandi" } }],
    ["one for a value that products state", { answers: { color: ["Thandi"] } }],
    ["a telephone number for a number", { answers: { weight: 821234567 } }],
    ["a number out of its range", { answers: { weight: 201 } }],
    ["a number for a word", { answers: { ground: 1 } }],
    ["a word for a number", { answers: { weight: "heavy" } }],
    ["a telephone number for an amount", { answers: { budget: "821234567..821234568" } }],
    ["a word for an amount", { answers: { budget: "cheap" } }],
    ["a price of the built-in finders", { answers: { maxPrice: 100 } }],
    ["a question that nobody asks", { answers: { phone: "road" } }],
    ["a step of another finder", { steps: [{ id: "sleep-style", at: 0 }] }],
    ["a product that is none", { results: [{ id: "S-2" }] }],
    ["a way to share that is none", { clicks: [{ id: "share-Thandi", at: 1 }] }],
  ])("takes no %s", async (_, part) => {
    const { body } = await post({ ...trace, ...part }).expect(400);
    expect((body as ErrorBody).errors?.[0]?.path).toMatch(/^data\./);
  });

  it("takes amounts with an open end", async () => {
    for (const budget of ["..5000", "1000..", ".."])
      await post({ ...trace, answers: { budget } }).expect(201);
  });

  it("names a version that there is, and a built-in finder has none", async () => {
    for (const version of [null, 2, 0, "1"]) {
      const { body } = await post(trace, { version }).expect(400);
      expect((body as ErrorBody).errors?.[0]?.path).toBe("version");
    }
    const bed = { steps: [], answers: {}, results: [], clicks: [] };
    const who = await server.shopper();
    await post(bed, { app: "dialabed", version: 1, who }).expect(400);
    await post(bed, { app: "dialabed", version: null, who }).expect(201);
  });

  it("goes on with its own version after another was published, and keeps what is gone meanwhile", async () => {
    const { db } = server.database;
    const { id } = (await post(trace).expect(201)).body as { id: string };
    const other = [{ ...SHOE_DOCUMENT.questions[0]!, id: "surface" }];
    await insertVersion(db, "shoes", 2, { ...SHOE_DOCUMENT, questions: other });
    await db.update(finders).set({ liveVersion: 2 }).where(eq(finders.slug, "shoes"));
    await db.update(products).set({ key: "S-9" }).where(isOfStaff);
    server.clock.ahead += 1_000;
    await put(id, { ...trace, answers: { ...trace.answers, ground: "road" } }).expect(200);
    expect((await stored(id))!.version).toBe(1);
    await put(id, { ...trace, answers: { surface: "road" } }).expect(400);
    await post({ ...trace, answers: { surface: "road" }, results: [], clicks: [] }).expect(400);
    const data = { steps: [], answers: { surface: "road" }, results: [], clicks: [] };
    await post(data, { version: 2 }).expect(201);
    await db.update(products).set({ key: "S-1" }).where(isOfStaff);
    await db.update(finders).set({ liveVersion: 1 }).where(eq(finders.slug, "shoes"));
    server.clock.ahead += 1_000;
  });

  it("is the gate's token's in a frame without cookies", async () => {
    const { body } = await server.visitor().get("/api/gate?app=shoes");
    const bearer = `Bearer ${(body as GateAnswer).token}`;
    const { body: begun } = await post(trace, { who: server.visitor() })
      .set("Authorization", bearer)
      .expect(201);
    const { id } = begun as { id: string };
    await put(id, trace, server.visitor()).set("Authorization", bearer).expect(200);
    await put(id, trace, server.visitor()).expect(404);
  });
});

describe("insight into a finder that staff made", () => {
  it("counts its own runs, with the names of its products", async () => {
    const { db } = server.database;
    await db.delete(finderRuns);
    const createdAt = new Date("2026-03-01T10:00:00Z");
    const run = { version: 1, sessionData: trace, createdAt };
    await db.insert(finderRuns).values([
      { ...run, slug: "shoes" },
      { ...run, slug: "shoes", version: 2 },
      { ...run, slug: "coffee" },
    ]);
    const viewer = await server.staff("viewer");
    const range = "from=2026-03-01&to=2026-03-01";
    const read = (app: string) => viewer.get(`/api/admin/insight?slug=${app}&${range}`);
    const { runs, finished, products: shown } = (await read("shoes").expect(200)).body as Insight;
    expect({ runs, finished }).toEqual({ runs: 2, finished: 2 });
    expect(shown).toEqual([{ id: "S-1", name: "Karoo Runner", shown: 2, clicked: 2 }]);
    expect(((await read("coffee").expect(200)).body as Insight).runs).toBe(1);
    await read("bakery").expect(400);
  });
});
