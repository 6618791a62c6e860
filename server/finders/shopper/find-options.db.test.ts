import { eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FinderOptions, ShownFinder } from "@shared/contracts/finders";
import { finderRuns } from "@shared/schema/finders";
import { callAll, shopperCalls } from "../testing/ask-tents";
import { SEAT_LIST, seatCalls } from "../testing/put-in-seats";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let editor: Agent;
let shopper: Agent;
let ask: ReturnType<typeof shopperCalls>;
const SLUG = "found-seats";

beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
  shopper = server.visitor();
  ask = shopperCalls(shopper, SLUG);
  await callAll(editor, seatCalls(SLUG));
});
afterAll(() => server.close());

const options = async (query: string) => (await ask.get(`/options?${query}`)) as FinderOptions;
const labels = async (query: string) =>
  (await options(query)).options.map(({ label }) => label).join(" | ");
const year = new Date().getFullYear();

it.each([
  ["of=make", "Kia | Škoda"],
  ["of=make&text=sko", "Škoda"],
  ["of=make&text=x", ""],
  ["of=model", "Fabia | Octavia | Picanto | Rio, 5-door"],
  ["of=model&make=skoda", "Fabia | Octavia"],
  ["of=model&make=%C5%A0KODA&text=octavia", "Octavia"],
  ["of=model&make=Ford", ""],
  ["of=years&make=Kia&model=Rio%2C+5-door", "2013 | 2012"],
  ["of=years&make=Kia&model=Rio%2C+5-door&text=13", "2013"],
  ["of=color", "Red"],
  ["of=color&make=Kia", "Red | Green"],
  ["of=color&text=crims", "Red"],
])("%s offers %j", async (query, expected) => {
  expect(await labels(query)).toBe(expected);
});

it("an open end ends with this year", async () => {
  const years = await options("of=years&make=Kia&model=Picanto");
  expect(years.total).toBe(year - 2012 + 1);
  expect(years.options[0]).toEqual({ id: String(year), label: String(year) });
  expect(years.options).toHaveLength(Math.min(20, years.total));
});

it("what is called exactly so is named as the list writes it", async () => {
  expect((await options("of=make&text=skoda")).exact).toEqual({ id: "Škoda", label: "Škoda" });
  expect((await options("of=make&text=skod")).exact).toBeNull();
});

it.each([
  ["of=make&text=a&text=b", "text"],
  [`of=make&text=${"x".repeat(201)}`, "text"],
  ["of=make,model", "of"],
  ["of=nothing", "of"],
  ["", "of"],
  ["of=make&engine=diesel", "engine"],
  ["of=model&make=%00", "make"],
  [`of=model&make=${"x".repeat(201)}`, "make"],
])("%s is refused, naming %s", async (query, path) => {
  const reply = await shopper.get(`/api/finders/${SLUG}/options?${query}`).expect(400);
  expect((reply.body as { errors: { path: string }[] }).errors[0]!.path).toBe(path);
});

it("a locked finder offers nothing until it is opened", async () => {
  const path = `/api/admin/finders/${SLUG}`;
  const admin = await server.staff("admin");
  const { updatedAt } = (await admin.get(path).expect(200)).body as { updatedAt: string };
  const locked = await admin.put(path).send({ password: "by-car-and-year", updatedAt }).expect(200);
  await server.visitor().get(`/api/finders/${SLUG}/options?of=make`).expect(401);
  const body = { password: null, updatedAt: (locked.body as { updatedAt: string }).updatedAt };
  await admin.put(path).send(body).expect(200);
  expect(await labels("of=make")).toBe("Kia | Škoda");
});

it("an answer falls with those that it was found after", async () => {
  const { questions } = (await ask.get("")) as ShownFinder;
  const resets = Object.fromEntries(questions.map((each) => [each.id, each.resets]));
  expect(resets).toMatchObject({ make: ["model", "years"], model: ["years"] });
  expect(resets["years"]).toBeUndefined();
  expect(questions[0]!.options).toBeUndefined();
});

it("what is listed is certain; what is not in the list is answered all the same, and not stated", async () => {
  const certain = async (query: string) => {
    const { items } = await ask.section(query);
    expect(items).toHaveLength(2);
    return items.filter(({ unknowns }) => unknowns.length === 0).map(({ id }) => id);
  };
  expect(await certain("make=%C5%A0koda&model=Fabia&years=2016")).toEqual(["S1"]);
  expect(await certain("make=skoda&model=FABIA&years=2016")).toEqual(["S1"]);
  expect(await certain("make=Kia&model=Picanto&years=2030")).toEqual(["S2"]);
  expect(await certain("make=Ford&model=Kuga+XL&years=2016")).toEqual([]);
  expect(await certain("make=Kia&model=Picanto&years=an+old+one")).toEqual([]);
});

it("a trace holds what the list has, and no words of a shopper's own", async () => {
  const { version } = (await ask.get("")) as ShownFinder;
  const send = (answers: object) => {
    const data = { steps: [], answers, results: [], clicks: [] };
    return shopper.post("/api/finder-sessions").send({ app: SLUG, version, data });
  };
  const stored = async (answers: object) => {
    const { id } = (await send(answers).expect(201)).body as { id: string };
    const [run] = await server.database.db.select().from(finderRuns).where(eq(finderRuns.id, id));
    return run!.sessionData.answers;
  };
  const listed = { model: "Rio, 5-door", years: "2016" };
  expect(await stored({ ...listed, make: "Jan Smuts" })).toEqual(listed);
});

it("a list that changes offers what it has then", async () => {
  const file = `${SEAT_LIST}Kia,Stonic,2020 – 2021,S1,\n`;
  const path = "/api/admin/product-lists/found-cars/import";
  await editor.post(path).type("text/csv").send(file).expect(200);
  await expect
    .poll(() => labels("of=model&make=Kia"), { timeout: 10_000 })
    .toBe("Picanto | Rio, 5-door | Stonic");
});
