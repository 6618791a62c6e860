import type { Agent } from "supertest";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import type { DraftCheck } from "@shared/contracts/finder-drafts";
import type { ImportReport } from "@shared/contracts/imports";
import { attributeOf, keepCatalog } from "../../testing/any-catalog";
import { startTestApp, type TestApp } from "../../testing/test-app";

// Few products can be dear: packs whose sizes have little in common take long to put together.

let server: TestApp;
let editor: Agent;
let made = 0;
let slug: string;
let catalog: string;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
});
afterAll(() => server.close());
beforeEach(async () => {
  made += 1;
  [slug, catalog] = [`paint-${made}`, `paints-${made}`];
  await keepCatalog(server.database.db, catalog, {
    selection: { collections: [catalog] },
    stated: [attributeOf("pack", "number", { unit: "l" }), attributeOf("color", "text")],
  });
  await importPacks(EASY);
  await editor
    .post("/api/admin/finders")
    .send({
      slug,
      name: `Paint ${made}`,
      brand: { name: "Shop", website: null, color: null, links: [] },
    })
    .expect(201);
});

const en = (text: string) => ({ en: text });
const EASY: [number, number] = [1, 2];
const HARD: [number, number] = [0.997, 1.009];

/** A file of sixty paints in two packs each. */
const packs = (sizes: readonly number[], collection = catalog) =>
  [
    "key,group,name,price,collections,pack,color",
    ...Array.from({ length: 60 }, (_, paint) =>
      sizes.map(
        (size, at) =>
          `${collection}-${paint}-${at},${collection}-${paint},Paint ${paint},${100 + at},${collection},${size},red`,
      ),
    ).flat(),
  ].join("\n");

async function importPacks(sizes: readonly number[], query = ""): Promise<ImportReport> {
  const { body } = await editor
    .post(`/api/admin/catalogues/${catalog}/products/import${query}`)
    .type("text/csv")
    .send(packs(sizes))
    .expect(200);
  return body as ImportReport;
}

/** An amount of paint, in one of so many colors. */
const paint = (colors: number, title = "Paint") => ({
  schema: 2,
  locale: "en",
  title: en(title),
  questions: [
    { id: "area", title: en("How much?"), ask: { kind: "number", min: 1, max: 1_000 } },
    {
      id: "color",
      title: en("Which color?"),
      ask: { kind: "one" },
      options: Array.from({ length: colors }, (_, at) => ({
        id: `c${at}`,
        label: en(`Color ${at}`),
        rules: [{ use: "narrow", condition: { attribute: "color", is: `color ${at}` } }],
      })),
    },
  ],
  values: [{ id: "amount", is: { answer: "area" } }],
  sections: [{ id: "main", catalogue: catalog, amount: { value: "amount", pack: "pack" } }],
});

const at = (rest: string) => `/api/admin/finders/${slug}${rest}`;
async function save(document: object): Promise<number> {
  const { body } = await editor.get(at("/draft")).expect(200);
  const { revision } = body as { revision: number };
  const saved = await editor.put(at("/draft")).send({ revision, document }).expect(200);
  return (saved.body as { revision: number }).revision;
}
const check = async () => (await editor.get(at("/check")).expect(200)).body as DraftCheck;
const publish = (revision: number) => editor.post(at("/publish")).send({ revision });
const TOO_MUCH = /Question “Which color\?” asks for too much: with today's 120 products/;
const ofWork = (found: DraftCheck["warnings"]) =>
  found.filter(({ message }) => message.includes("times as much work"));

it("what asks for too much of today's products is not published, and the check names the question", async () => {
  await importPacks(HARD);
  const revision = await save(paint(60));
  expect((await check()).faults).toEqual([
    { path: "questions.1", message: expect.stringMatching(TOO_MUCH) as string },
  ]);
  const { body } = await publish(revision).expect(400);
  expect((body as ErrorBody).message).toMatch(TOO_MUCH);
  const fewer = await save(paint(2));
  await publish(fewer).expect(201);
});

it("what would ask for too much once the catalog is full is warned of, and published", async () => {
  const revision = await save(paint(190));
  const { faults, warnings } = await check();
  expect(faults).toEqual([]);
  expect(ofWork(warnings)).toEqual([
    {
      path: "questions.1",
      message: expect.stringMatching(/“Which color\?” asks for too much once there are/) as string,
    },
  ]);
  await publish(revision).expect(201);
});

it("an import that makes a live finder ask for too much says so, and refuses nothing", async () => {
  await publish(await save(paint(60))).expect(201);
  expect(await importPacks(HARD, "?dryRun=true")).not.toHaveProperty("costs");
  const report = await importPacks(HARD);
  expect(report).toMatchObject({ changed: 120, isApplied: true });
  expect(report.costs).toEqual([
    expect.stringMatching(
      new RegExp(
        `^The finder “Paint ${made}”: question “Which color\\?” asks for too much now\\. With 120 products .+ It stays live\\.`,
      ),
    ),
  ]);
  // It is over the limit already.
  expect(await importPacks(HARD)).not.toHaveProperty("costs");
  expect(await importPacks(EASY)).not.toHaveProperty("costs");
});

it("what is live goes on, is gone back to, and is published with other words, whatever it takes", async () => {
  await publish(await save(paint(60))).expect(201);
  await publish(await save(paint(61))).expect(201);
  await importPacks(HARD);
  await editor.post(at("/live")).send({ version: 1 }).expect(200);
  await server.visitor().get(`/api/finders/${slug}/recommendations?area=1`).expect(200);
  const more = await save(paint(61));
  expect(ofWork((await check()).faults)).toHaveLength(1);
  await publish(more).expect(400);
  await editor.post(at("/live")).send({ version: 2 }).expect(200);
  const inOtherWords = await save(paint(61, "Paints"));
  const { faults, warnings } = await check();
  expect(faults).toEqual([]);
  expect(ofWork(warnings)).toEqual([
    {
      path: "questions.1",
      message: expect.stringContaining(
        "What is live takes no less, so this can be published.",
      ) as string,
    },
  ]);
  await publish(inOtherWords).expect(201);
  await editor.post(at("/live")).send({ version: null }).expect(200);
  await editor.post(at("/live")).send({ version: 3 }).expect(200);
});

it("a catalog that selects other products says so, too", async () => {
  await publish(await save(paint(60))).expect(201);
  const hard = `${catalog}-hard`;
  await keepCatalog(server.database.db, hard, { selection: { collections: [hard] } });
  const { body: report } = await editor
    .post(`/api/admin/catalogues/${hard}/products/import`)
    .type("text/csv")
    .send(packs(HARD, hard))
    .expect(200);
  expect(report).toMatchObject({ added: 120, isApplied: true });
  expect(report).not.toHaveProperty("costs");
  const path = `/api/admin/catalogues/${catalog}`;
  const { body: shown } = await editor.get(path).expect(200);
  const wider = { ...(shown as object), selection: { collections: [catalog, hard] } };
  const { body } = await editor.put(path).send(wider).expect(200);
  expect((body as { costs?: string[] }).costs).toEqual([
    expect.stringContaining(
      `The finder “Paint ${made}”: question “Which color?” asks for too much now.`,
    ),
  ]);
});
