import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Picks, ResultSection } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { results } from "../shopper/results";
import type { Stage } from "../shopper/stage";
import { callAll, shopperCalls } from "../testing/ask-tents";
import { exampleRows, listed } from "../testing/example-rows";
import { exampleCalls } from "../testing/put-in-example";

const rows = exampleRows("skincare", "skincare");
const rowOf = new Map(rows.map((row) => [row.key!, row]));
const ingredients = (key: string) => listed(rowOf.get(key)!["skin-ingredients"]!);

const STEPS = ["cleanser", "exfoliant", "serum", "moisturizer", "sunscreen", "night", "mask"];
const TYPES = ["dry", "normal", "combination", "oily", "not-sure"];
/** What nobody with an allergy is shown, by its answer. */
const ALLERGENS: Record<string, string[]> = {
  perfume: ["fragrance", "essential-oils"],
  nuts: ["nut-oils"],
  wheat: ["wheat"],
  soy: ["soy"],
  milk: ["milk"],
  coconut: ["coconut"],
  lanolin: ["lanolin"],
  bees: ["beeswax", "honey"],
  salicylates: ["salicylic-acid"],
  filters: ["chemical-filters"],
};
const allergies = Object.keys(ALLERGENS);

let server: TestApp;
let stage: Stage;
beforeAll(async () => {
  server = await startTestApp();
  await callAll(await server.staff("editor"), exampleCalls("skincare"));
  server.clock.ahead += 2_000;
  stage = await server.stages.at("skincare");
});
afterAll(() => server.close());

const routine = (answers: Answers, picks: Picks = {}) =>
  results(stage, answers, "en", picks).sections;
const chosenIn = (sections: readonly ResultSection[]) =>
  sections.flatMap(({ chosen }) => (typeof chosen === "string" ? [chosen] : []));
const partOf = (sections: readonly ResultSection[], id: string) =>
  sections.find((each) => each.id === id)!;

/** Every set of allergies, by the bits of a number. */
const setOf = (bits: number) => allergies.filter((_, at) => (bits >> at) & 1);

describe("a skincare routine", () => {
  it("has at least twelve products for every step", () => {
    for (const step of STEPS) {
      const count = rows.filter((row) => listed(row["skin-step"]!).includes(step)).length;
      expect(count, step).toBeGreaterThanOrEqual(12);
    }
  });

  it("never lists what has the allergen, or does not state its ingredients", () => {
    let listedItems = 0;
    for (let bits = 1; bits < 2 ** allergies.length; bits++) {
      const named = setOf(bits);
      const never = named.flatMap((each) => ALLERGENS[each]!);
      // Every set of allergies; one or two with every type of skin, larger ones with each in turn.
      const types = named.length <= 2 ? TYPES : [TYPES[bits % TYPES.length]!];
      for (const type of types) {
        const answers = { type, concerns: ["spots"], expecting: "no", allergies: named };
        for (const { id } of routine(answers).flatMap(({ items }) => items)) {
          listedItems += 1;
          const has = ingredients(id);
          if (has.length === 0 || has.some((each) => never.includes(each))) {
            expect.fail(`${id} is listed for ${named.join()}`);
          }
        }
      }
    }
    expect(listedItems).toBeGreaterThan(20_000);
  }, 120_000);

  it("lists each product once in a step, and chooses none for two", () => {
    let both = 0;
    for (const type of TYPES) {
      for (const sensitivity of ["calm", "some", "very"]) {
        for (const concern of ["dryness", "redness", "pores", "dullness", "spots", "lines"]) {
          for (const finish of ["dewy", "natural", "matte"]) {
            const answers = { type, sensitivity, finish, concerns: [concern], expecting: "no" };
            const sections = routine(answers);
            for (const { id, items, chosen } of sections) {
              const keys = items.map((each) => each.id);
              expect(new Set(keys).size).toBe(keys.length);
              for (const key of keys) expect(listed(rowOf.get(key)!["skin-step"]!)).toContain(id);
              if (chosen) expect(keys).toContain(chosen);
            }
            const chosen = chosenIn(sections);
            expect(new Set(chosen).size).toBe(chosen.length);
            if (chosen.some((key) => rowOf.get(key)!["skin-step"]!.includes("|"))) both += 1;
          }
        }
      }
    }
    expect(both).toBeGreaterThan(10);
  }, 120_000);

  it("leaves retinol out wherever somebody is, or may be, pregnant", () => {
    for (const expecting of ["yes", "private"]) {
      for (const type of TYPES) {
        const sections = routine({ type, concerns: ["lines", "spots", "blemishes"], expecting });
        expect(sections.map(({ id }) => id)).not.toContain("night");
        for (const { id } of sections.flatMap(({ items }) => items)) {
          expect(ingredients(id)).not.toContain("retinol");
        }
      }
    }
    const steps = (answers: Answers) => routine(answers).map(({ id }) => id);
    expect(steps({ concerns: ["lines"], expecting: "no" })).toContain("night");
    expect(steps({ concerns: ["dryness"], expecting: "no" })).not.toContain("night");
    expect(steps({ concerns: ["lines"], expecting: "no", sensitivity: "very" })).not.toContain(
      "night",
    );
    expect(steps({ concerns: ["lines"] })).not.toContain("night");
  });

  it("keeps a pick as long as it suits, and replaces it once an answer rules it out", () => {
    const picks = { moisturizer: "MO-4" };
    const before = { type: "dry", concerns: ["dryness"], expecting: "no", allergies: ["none"] };
    expect(partOf(routine(before, picks), "moisturizer")).toMatchObject({ chosen: "MO-4" });
    const after = partOf(routine({ ...before, allergies: ["nuts"] }, picks), "moisturizer");
    expect(after.isReplaced).toBe(true);
    expect(ingredients(after.chosen!)).not.toContain("nut-oils");
  });

  it("takes a cream with sun protection for one step alone, whichever it was picked for", () => {
    const answers = { type: "dry", concerns: ["spots"], expecting: "no", finish: "natural" };
    const first = routine(answers, { moisturizer: "MO-6" });
    expect(partOf(first, "moisturizer").chosen).toBe("MO-6");
    expect(partOf(first, "sunscreen").items.map(({ id }) => id)).not.toContain("MO-6");
    const second = routine(answers, { sunscreen: "MO-6" });
    expect(partOf(second, "sunscreen").chosen).toBe("MO-6");
    expect(partOf(second, "moisturizer").chosen).not.toBe("MO-6");
    const twice = routine(answers, { moisturizer: "MO-6", sunscreen: "MO-6" });
    expect(partOf(twice, "moisturizer").chosen).toBe("MO-6");
    expect(partOf(twice, "sunscreen")).toMatchObject({ isReplaced: true });
  });

  it("has a whole routine for every single allergy, and says why something is not known", async () => {
    for (const each of [...allergies, "none"]) {
      for (const type of TYPES) {
        for (const section of routine({ type, expecting: "yes", allergies: [each] })) {
          expect(section.items.length, `${section.id}, ${each}`).toBeGreaterThan(0);
        }
      }
    }
    const { section } = shopperCalls(server.visitor(), "skincare");
    const { items } = await section("type=dry&expecting=no&allergies=wheat");
    expect(items.every(({ unknowns }) => unknowns.length === 0)).toBe(true);
  });
});
