import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packsFor } from "@shared/specification/ammo-quantities";
import type { FirearmCriterion, FirearmQuery } from "@shared/specification/contracts/firearms";
import { caliberLabel } from "@shared/specification/firearm-calibers";
import { formatRand } from "@shared/money";
import { layOutFirearms, type CatalogFirearm } from "../../testing/firearm-fixtures";
import { firearmFinderDocument } from "../../finders/built-in/check-contract";
import { fitsText } from "../../finders/compile/fits";
import { asked, criterionOf, stagedFirearms } from "./staged-firearms";

const item = (changes: Partial<CatalogFirearm> = {}): CatalogFirearm => ({
  id: "X",
  sku: "X",
  name: "X",
  imageUrl: null,
  price: "10000.00",
  specialPrice: null,
  brand: "Norvik",
  caliber: "9mm",
  firearmType: "pistol",
  shortDescription: null,
  inStock: true,
  packSize: null,
  url: "https://x.example/",
  purpose: "self_defense",
  category: "Pistols",
  subType: "compact",
  action: "bolt",
  carryPositions: [],
  sportDisciplines: [],
  huntingGame: [],
  useCase: [],
  handSize: [],
  ...changes,
});

/** What is said of a product in the only row of its catalog. */
function reasonFor(
  answers: FirearmQuery,
  relaxed: readonly FirearmCriterion[],
  product = item(),
): string {
  const staged = stagedFirearms(firearmFinderDocument, layOutFirearms([product]));
  const compiled = asked(staged, answers);
  const ids = compiled.parts.map(({ id }) => id).filter((id) => relaxed.includes(criterionOf(id)));
  return fitsText(staged.catalog, compiled, ids, staged.wording.language)(0);
}

describe("the reason for a product", () => {
  it.each<[FirearmQuery, FirearmCriterion[], string]>([
    [{ caliber: "9mm", maxPrice: 12_000 }, [], "Fits your 9mm, R2,000 under your budget"],
    [{ caliber: "9mm", subType: "compact" }, [], "Fits your 9mm and compact size"],
    [{ caliber: "9mm", maxPrice: 9000 }, ["price"], "Fits your 9mm, R1,000 over your budget"],
    [{ minPrice: 12_000 }, ["price"], "Close to what you asked for, R2,000 below your budget"],
    [{ caliber: "45_acp", action: "bolt" }, ["caliber"], "Fits your bolt action"],
    [{ maxPrice: 10_000 }, [], "Fits what you asked for, just within your budget"],
    [{}, [], "Fits what you asked for"],
    // What the product does not meet is not said of it, even where it was not given up.
    [{ caliber: "9mm", action: "pump", brands: ["Tessel"] }, [], "Fits your 9mm"],
    [
      { brands: ["Norvik"], action: "bolt", subType: "compact", caliber: "9mm" },
      [],
      "Fits your 9mm, compact size, and bolt action",
    ],
  ])("for %j without %j is: %s", (answers, relaxed, sentence) => {
    expect(reasonFor(answers, relaxed)).toBe(sentence);
  });

  it("is true of answers and price, whatever they are", () => {
    const answers: fc.Arbitrary<FirearmQuery> = fc.record(
      {
        caliber: fc.constantFrom("9mm", "375_h&h"),
        quantity: fc.constantFrom("1", "3", "5", "bulk"),
        game: fc.constantFrom("birds", "large_game"),
        action: fc.constantFrom("bolt", "pump"),
        brands: fc.constantFrom(["Norvik"], ["Tessel"]),
        minPrice: fc.nat(20_000),
        maxPrice: fc.nat(40_000),
      },
      { requiredKeys: [] },
    );
    const relaxable = fc.subarray<FirearmCriterion>(["caliber", "quantity", "game", "action"]);
    const cents = fc.integer({ min: 1, max: 4_000_000 });
    const packs = fc.constantFrom(20, 50, 250, 1000);
    fc.assert(
      fc.property(answers, relaxable, cents, packs, (given, relaxed, price, packSize) => {
        const product = item({
          price: (price / 100).toFixed(2),
          packSize,
          caliber: given.caliber ?? "22_lr",
          action: given.action ?? "lever",
          huntingGame: given.game === undefined ? [] : [given.game],
        });
        const sentence = reasonFor(given, relaxed, product);
        const says = (text: string) =>
          sentence
            .split(/, | and /)
            .join("|")
            .includes(text);
        const isMet = (name: "caliber" | "game" | "action") =>
          given[name] !== undefined && !relaxed.includes(name);
        if (says(caliberLabel(product.caliber))) expect(isMet("caliber")).toBe(true);
        if (/birds|large game/.test(sentence)) {
          expect(isMet("game")).toBe(true);
          expect(sentence).toContain(given.game!.replace("_", " "));
        }
        if (/action/.test(sentence)) expect(sentence).toContain(`${given.action} action`);
        if (says("Norvik")) expect(given.brands).toContain("Norvik");
        expect(sentence).not.toContain("Tessel");

        const cost = (packsFor(given.quantity, packSize) * price) / 100;
        const { minPrice = 0, maxPrice } = given;
        const budget = / (R[\d,.]+) (under|over|below) your budget$/.exec(sentence);
        if (budget) {
          const edge = budget[2] === "below" ? minPrice : maxPrice!;
          expect(formatRand(Math.abs(edge - cost))).toBe(budget[1]);
          expect(budget[2] === "over" ? cost > edge : cost < edge).toBe(true);
        } else if (maxPrice !== undefined && !sentence.endsWith("just within your budget")) {
          expect.unreachable(sentence);
        }
      }),
      { numRuns: 500 },
    );
  });
});
