import { eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { ResultSection } from "@shared/contracts/finders";
import { catalogs, productListRows, products } from "@shared/schema/catalog-products";
import { shopperCalls } from "../../finders/testing/ask-tents";
import { startTestApp, type TestApp } from "../../testing/test-app";

const en = (text: string) => ({ en: text });
const option = (id: string, label: string) => ({ id, label: en(label) });
const listed = { list: "cars", listedFor: [{ answer: "model" }, { answer: "year" }] };

/** A finder of car seats with one rule on the list. */
const seatFinder = (rule: object, fact = false) => ({
  schema: 1,
  locale: "en",
  title: en("Car seats"),
  questions: [
    {
      id: "model",
      title: en("Which car do you have?"),
      ask: { kind: "one" },
      options: [
        option("citroen-c3", "Citroën C3"),
        option("vw-golf", "VW Golf"),
        { ...option("any", "I do not know"), exclusive: "not-sure" },
      ],
    },
    { id: "year", title: en("From which year?"), ask: { kind: "number", min: 1990, max: 2030 } },
  ],
  rules: [{ id: "car", name: en("your car"), fact, rule }],
  sections: [{ id: "seats", catalogue: "seats" }],
});
const finders = {
  must: seatFinder({ use: "filter", condition: listed }),
  never: seatFinder({ use: "exclude", condition: { not: listed } }, true),
  wish: seatFinder({
    use: "score",
    condition: listed,
    reasons: { met: en("Approved for {answer}. {note}") },
  }),
};

const FILE = `model,years,product,note
VW Golf,2012 – 2018,S1,Without a support leg.
vw  GOLF,from 2019,S2,
Citroën C3,up to 2011,S3,
Citroën C3,,G,`;

let server: TestApp;
/** A second server of the same installation. */
let other: TestApp;
let editor: Agent;
let shopper: Agent;
const IMPORT = "/api/admin/product-lists/cars/import";
const take = (file: string) => editor.post(IMPORT).type("text/csv").send(file).expect(200);

beforeAll(async () => {
  server = await startTestApp();
  other = await startTestApp({}, server.database);
  editor = await server.staff("editor");
  shopper = server.visitor();
  const { db } = server.database;
  await db.insert(catalogs).values({ id: "seats", name: "Seats", selection: {} });
  const seat = (key: string, price: string, groupKey: string | null = null) => ({
    key,
    name: `Seat ${key}`,
    price,
    groupKey,
  });
  await db
    .insert(products)
    .values([
      seat("S1", "3000"),
      seat("S2", "2000"),
      seat("S3", "1000"),
      seat("G", "500"),
      seat("G-red", "500", "G"),
    ]);
  const keys = [
    { id: "model", label: "Model", kind: "text" },
    { id: "years", label: "Years", kind: "range" },
  ];
  await editor
    .post("/api/admin/product-lists")
    .send({ id: "cars", name: "Seats by car", keys })
    .expect(201);
  for (const [slug, document] of Object.entries(finders)) {
    const path = `/api/admin/finders/${slug}`;
    await editor.post("/api/admin/finders").send({ slug, name: slug }).expect(201);
    await editor.put(`${path}/draft`).send({ revision: 0, document }).expect(200);
    await editor.post(`${path}/publish`).send({ revision: 1 }).expect(201);
  }
});
afterAll(() => server.close());
beforeEach(() => take(FILE));

const ask = (slug: keyof typeof finders, query: string, agent = shopper) =>
  shopperCalls(agent, slug).section(query);
/** The products; a bar stands before those of which it is not stated. */
const shown = ({ items }: ResultSection) => {
  const certain = items.filter(({ unknowns }) => unknowns.length === 0).length;
  const keys = items.map(({ id }) => id);
  return `${keys.slice(0, certain).join(" ")} | ${keys.slice(certain).join(" ")}`;
};

it.each([
  ["vw-golf", 2011, ""],
  ["vw-golf", 2012, "S1"],
  ["vw-golf", 2018, "S1"],
  ["vw-golf", 2019, "S2"],
  ["vw-golf", 2030, "S2"],
  ["citroen-c3", 1990, "G-red S3"],
  ["citroen-c3", 2011, "G-red S3"],
  ["citroen-c3", 2012, "G-red"],
])(
  "for a %s of %d what is listed is certain, and the others behind it, marked",
  async (model, year, keys) => {
    const found = await ask("must", `model=${model}&year=${year}`);
    expect(found.total).toBe(4);
    expect(shown(found).split(" | ")[0]!.trim()).toBe(keys);
    const marks = found.items.flatMap(({ unknowns }) => unknowns);
    expect(new Set(marks)).toEqual(new Set(["The shop does not state whether it fits: your car"]));
    // A fact drops what is not listed, as it cannot be ruled out.
    const left = await ask("never", `model=${model}&year=${year}`);
    expect(left.items.map(({ id }) => id).join(" ")).toBe(keys);
  },
);

it("nothing is asked of the list until every key is answered", async () => {
  for (const query of ["model=vw-golf", "year=2015", "model=any&year=2015"]) {
    expect((await ask("never", query)).total).toBe(4);
  }
});

it("a wish that is not stated earns half, and the note of the row is said", async () => {
  const { items } = await ask("wish", "model=vw-golf&year=2015");
  expect(items.map(({ id, score }) => [id, score])).toEqual([
    ["S1", 100],
    ["G-red", 50],
    ["S3", 50],
    ["S2", 50],
  ]);
  expect(items[0]!.reasons[0]!.text).toBe("Approved for your car. Without a support leg.");
  expect(items[1]!.reasons[0]).toMatchObject({
    verdict: "unknown",
    text: "The shop does not state whether it fits: your car",
  });
});

it("an edit of a row changes the next answer here, and within a second on every server", async () => {
  const query = "model=vw-golf&year=2015";
  const there = other.visitor();
  expect(shown(await ask("must", query))).toBe("S1 | G-red S3 S2");
  expect(shown(await ask("must", query, there))).toBe("S1 | G-red S3 S2");
  await take(FILE.replace(",S1,", ",S3,"));
  expect(shown(await ask("must", query))).toBe("S3 | G-red S2 S1");
  other.clock.ahead += 1_000;
  expect(shown(await ask("must", query, there))).toBe("S3 | G-red S2 S1");
  // Whoever writes the row.
  const { db } = server.database;
  await db.update(productListRows).set({ product: "S2" }).where(eq(productListRows.place, 1));
  server.clock.ahead += 1_000;
  expect(shown(await ask("must", query))).toBe("S2 | G-red S3 S1");
  await db.delete(productListRows);
  server.clock.ahead += 1_000;
  expect(shown(await ask("must", query))).toBe(" | G-red S3 S2 S1");
});

it("an edit of a product leaves the list as it is", async () => {
  const { db } = server.database;
  await db.update(products).set({ price: "2500" }).where(eq(products.key, "S1"));
  server.clock.ahead += 1_000;
  const { items } = await ask("must", "model=vw-golf&year=2015");
  expect(items[0]).toMatchObject({ id: "S1", price: "2500.00", unknowns: [] });
});

it("a list that finders and drafts use is not deleted, nor is a document published that names no list", async () => {
  const { body } = await editor.delete("/api/admin/product-lists/cars").expect(409);
  const names = ["must", "never", "wish"].flatMap((slug) => [
    `the finder ${slug}`,
    `the draft of ${slug}`,
  ]);
  const all = new Intl.ListFormat("en").format(names).replace("the", "The");
  expect(body).toMatchObject({
    code: "in_use",
    message: `${all} use this list. Change that first.`,
  });
  const path = "/api/admin/finders/lost";
  await editor.post("/api/admin/finders").send({ slug: "lost", name: "Lost" }).expect(201);
  const rule = { use: "filter", condition: { list: "trains", listedFor: ["x"] } };
  await editor
    .put(`${path}/draft`)
    .send({ revision: 0, document: seatFinder(rule) })
    .expect(200);
  const refused = await editor.post(`${path}/publish`).send({ revision: 1 }).expect(400);
  expect((refused.body as { message: string }).message).toMatch(/Its list is not there any more/);
});
