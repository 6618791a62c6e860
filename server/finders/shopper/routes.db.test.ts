import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FinderResults, FinderSuggestion, ShownFinder } from "@shared/contracts/finders";
import { attributes, products } from "@shared/schema/catalog-products";
import { finders } from "@shared/schema/finders";
import { insertFinder, insertVersion } from "../../testing/a-finder";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { bootDocument, bootAttributes, boots } from "../testing/boots";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  const { db } = server.database;
  await db.insert(attributes).values(bootAttributes);
  await db.insert(products).values(boots);
  await insertFinder(db, { slug: "boots", name: "Boot Finder", document: bootDocument });
  server.clock.ahead += 2_000;
});
afterAll(() => server.close());

const get = (path: string) => server.visitor().get(`/api/finders/boots${path}`);
const ask = async (query: string) =>
  (await get(`/recommendations?${query}`).expect(200)).body as FinderResults;
const keys = ({ sections }: FinderResults) => sections[0]!.items.map(({ id }) => id);

describe("a finder as its page needs it", () => {
  it("has its questions with their options, in words, and nothing of what they mean", async () => {
    const shown = (await get("").expect(200)).body as ShownFinder;
    expect(shown).toMatchObject({ slug: "boots", version: 1, name: "Boot Finder", locale: "en" });
    expect(shown.questions.map(({ id }) => id)).toEqual(bootDocument.questions.map(({ id }) => id));
    const width = shown.questions.find(({ id }) => id === "width")!;
    expect(width.options!.map(({ label }) => label)).toEqual(["Narrow", "Normal", "Wide"]);
    expect(JSON.stringify(shown)).not.toMatch(/"rules"|"weight"|secret note/);
  });

  it("is in the wished locale where it has one", async () => {
    const shown = (await get("?locale=de").expect(200)).body as ShownFinder;
    expect(shown).toMatchObject({ locale: "de", title: "Welcher Schuh?" });
    expect((await get("?locale=de-CH").expect(200)).body).toMatchObject({ locale: "de" });
    expect((await get("?locale=fr").expect(200)).body).toMatchObject({ locale: "en" });
  });
});

describe("recommendations", () => {
  it("put what fits best first, with points that add up and reasons in words", async () => {
    const found = await ask("ground=trail&width=wide");
    const [first] = found.sections[0]!.items;
    expect(first).toMatchObject({ id: "b1", score: 100 });
    expect(first!.reasons.map(({ text }) => text)).toEqual([
      "Grip: Trail, as you asked",
      "Width: Wide, as you asked",
    ]);
    for (const { score, reasons } of found.sections[0]!.items) {
      expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    }
  });

  it("take answers by name in one parameter, too, as some clients write them", async () => {
    const plain = await ask("ground=trail&width=wide");
    expect(await ask("answers[ground]=trail&answers%5Bwidth%5D=wide")).toEqual(plain);
    const { body } = await get("/recommendations?ground=trail&answers[ground]=road").expect(400);
    expect(body).toMatchObject({
      errors: [{ path: "ground", message: "Give it once, as a text." }],
    });
  });

  it("give half of a wish for what is not stated, and say so", async () => {
    const found = await ask("ground=trail&width=wide");
    const unstated = found.sections[0]!.items.find(({ id }) => id === "b3")!;
    const width = unstated.reasons.find(({ criterion }) => criterion === "width")!;
    expect(width).toMatchObject({ verdict: "unknown", text: "The shop does not state the width" });
    expect(width.points).toBe(Math.round(width.max / 2));
  });

  it("never show what a fact excludes, nor what does not state it", async () => {
    const found = await ask("ground=trail&allergy=latex");
    expect(keys(found)).not.toContain("b1");
    expect(keys(found)).not.toContain("b3");
    expect(keys(found).length).toBeGreaterThan(0);
  });

  it("keep what does not state a must behind the others, marked", async () => {
    const found = await ask("ground=trail&waterproof=must");
    const { items } = found.sections[0]!;
    const marked = items.findIndex(({ unknowns }) => unknowns.length > 0);
    expect(marked).toBeGreaterThan(0);
    expect(items[marked]!.unknowns).toEqual(["The shop does not state “waterproof”"]);
    expect(
      items.slice(marked).every(({ unknowns, inStock }) => unknowns.length > 0 || !inStock),
    ).toBe(true);
  });

  it("show variants as one product, by the one that fits", async () => {
    const found = await ask("size=43");
    const group = found.sections[0]!.items.filter(({ name }) => name === "Fell Boot");
    expect(group).toHaveLength(1);
    expect(group[0]).toMatchObject({ id: "g-43" });
  });

  it("give up a budget where nothing is within it, and say so", async () => {
    const found = await ask("waterproof=must&budget=..10");
    expect(found.sections[0]).toMatchObject({ relaxed: ["budget"] });
    expect(keys(found).length).toBeGreaterThan(0);
  });

  it.each([
    ["ground=moon", "ground", "There is no such option."],
    ["ground=trail&ground=road", "ground", "Give it once, as a text."],
    ["planet=moon", "planet", "This finder does not ask that."],
    ["size=900", "size", "Use a number from 30 to 50."],
    ["budget=cheap", "budget", "Use a range such as 1000..5000."],
    ["v=x", "v", "Use the number of a version."],
  ])("refuse %s", async (query, path, message) => {
    const { body } = await get(`/recommendations?${query}`).expect(400);
    expect(body).toMatchObject({ errors: [{ path, message }] });
  });
});

describe("counts and suggestions", () => {
  it("count what each option would leave", async () => {
    const { body } = await get("/counts?of=allergy,ground").expect(200);
    const { questions } = body as { questions: Record<string, Record<string, number>> };
    expect(questions.allergy!.latex).toBeLessThan(questions.allergy!.none!);
  });

  it("hold what they promise", async () => {
    const query = "ground=trail&width=narrow&budget=..900&allergy=latex";
    const offers = (await get(`/suggestions?${query}`).expect(200)).body as FinderSuggestion[];
    expect(offers.length).toBeGreaterThan(0);
    for (const { changes, count, bestScore } of offers) {
      expect(changes).not.toHaveProperty("allergy");
      const changed = new URLSearchParams(query);
      for (const [id, text] of Object.entries(changes)) {
        if (text === null) changed.delete(id);
        else changed.set(id, text);
      }
      const found = await ask(changed.toString());
      expect(found.sections[0]).toMatchObject({ total: count, relaxed: [] });
      expect(found.sections[0]!.items[0]!.score).toBe(bestScore);
    }
  });
});

describe("versions", () => {
  it("answer by their own documents, and one that is gone says so", async () => {
    const { db } = server.database;
    const [first, ...rest] = bootDocument.questions;
    await insertVersion(db, "boots", 2, { ...bootDocument, questions: [...rest, first!] });
    const show = async (version: number) => {
      await db.update(finders).set({ liveVersion: version }).where(eq(finders.slug, "boots"));
      server.clock.ahead += 2_000;
    };
    await show(2);
    await show(1);
    const second = (await get("?v=2").expect(200)).body as ShownFinder;
    expect(second.version).toBe(2);
    expect(second.questions.at(-1)!.id).toBe(first!.id);
    expect((await get("").expect(200)).body).toMatchObject({ version: 1 });
    const { body } = await get("?v=3").expect(404);
    expect(body).toMatchObject({ code: "unknown_version" });
  });

  it("are of no finder that there is not", async () => {
    await server.visitor().get("/api/finders/unheard-of").expect(404);
  });
});
