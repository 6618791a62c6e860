import { expect, it } from "vitest";
import { DOCUMENT_SCHEMA } from "@shared/finders/schema-meaning";
import { finish } from "../../platform/work/steps";
import { checkProducts } from "../check-products/check-products";
import { optionCounts } from "../shopper/option-counts";
import { results } from "../shopper/results";
import { suggest } from "../shopper/suggest";
import { anyCatalogOf, productWith } from "../testing/any-catalog";
import { stageOf } from "../testing/any-case";
import { coffeeAttributes, coffeeDocument, machines } from "../testing/coffee-set";

const [makes, grind] = coffeeAttributes;
const ANSWERS = { makes: "espresso" };

/** A set of a machine and a pot, of which pots cannot state what they make. */
function stageWith(use: string, fact = false) {
  const document = coffeeDocument({
    questions: [
      {
        id: "makes",
        title: { en: "What do you drink?" },
        ask: { kind: "one" },
        fact,
        options: ["espresso", "filter"].map((id) => ({
          id,
          label: { en: id },
          rules: [{ use, condition: { attribute: "makes", is: id } }],
        })),
      },
    ],
    rules: [],
    sections: [
      { id: "machine", heading: { en: "Machine" }, catalogue: "machines" },
      { id: "pot", heading: { en: "Pot" }, catalogue: "pots" },
    ],
  });
  const catalogs = new Map([
    ["machines", anyCatalogOf(machines, [makes!, grind!], "machines")],
    ["pots", anyCatalogOf([productWith("pot", {}, { price: "5.00" })], [grind!], "pots")],
  ]);
  // Facts hide what is not stated.
  const hiding = { ...document, schema: DOCUMENT_SCHEMA as 2 };
  return { ...stageOf(hiding, catalogs.get("machines")!), catalogs };
}
const potIn = (stage: ReturnType<typeof stageWith>) =>
  results(stage, ANSWERS, "en").sections.find(({ id }) => id === "pot")!;

it.each(["score", "avoid", "filter", "narrow", "exclude"])(
  "what is asked of one part with %s says nothing of a part whose products cannot state it",
  (use) => {
    const stage = stageWith(use);
    const { items, relaxed } = potIn(stage);
    expect([items.map(({ id }) => id), relaxed]).toEqual([["pot"], []]);
    expect(items[0]!.reasons.map(({ text }) => text)).toEqual(["Fits what you asked for"]);
    expect(items[0]!.unknowns).toEqual([]);
    // Beside what only wishes nothing is counted.
    const { makes } = optionCounts(stage, {}, ["makes"], "en").questions;
    expect(makes?.espresso ?? 1).toBeGreaterThan(0);
    expect(makes !== undefined).toBe(use !== "score" && use !== "avoid");
    expect(suggest(stage, ANSWERS, "en").length).toBeGreaterThanOrEqual(0);
    const said = finish(checkProducts(stage)).map(({ message }) => message);
    expect(said.join(" ")).not.toContain("not state “makes”");
  },
);

it("a fact is asked of every part: what cannot be stated is not known to be safe", () => {
  const pot = potIn(stageWith("filter", true));
  expect([pot.items, pot.withheld?.[0]?.count]).toEqual([[], 1]);
  const said = finish(checkProducts(stageWith("filter", true))).map(({ message }) => message);
  expect(said.join(" ")).toContain("1 of 6 products does not state “makes”");
});
