import { describe, expect, it } from "vitest";
import { finderDocument } from "@shared/finders/document";
import { rank } from "../../engine/rank";
import { stageOf } from "../testing/any-case";
import { anyCatalogOf } from "../testing/any-catalog";
import { sampleAttributes, sampleCatalog } from "../testing/samples";
import { productOf } from "../testing/product-of";
import { wordingOf } from "../shopper/stage";
import { compileAsGiven } from "./compile";
import { optionsOf } from "./known-options";

const product = (key: string, brand: string, upper: string) =>
  productOf(key, { brand, price: "100.00", values: { upper, width: "wide" } });
const catalog = anyCatalogOf(
  [
    product("a", "Éclair", "Mesh"),
    product("b", "eclair", "mesh"),
    product("c", "North Co", "MESH"),
  ],
  sampleAttributes,
  sampleCatalog,
);

/** The keys of the products that an answer to the only question leaves, and what was given up. */
function left(options: object, rules: object[], answer: string | string[]) {
  const document = finderDocument.parse({
    schema: 1,
    locale: "en",
    title: { en: "Shoes" },
    questions: [
      {
        ...{ id: "asked", title: { en: "Which?" }, options, rules },
        ask: { kind: typeof answer === "string" ? "one" : "many" },
      },
    ],
    sections: [{ id: "main", catalogue: sampleCatalog }],
  });
  const wording = wordingOf(stageOf(document, catalog), catalog, "en");
  const [section] = document.sections;
  const { query } = compileAsGiven(document, section!, catalog, { asked: answer }, wording);
  const { rows, relaxed } = rank(catalog, query, 10);
  return {
    keys: rows.map((row) => catalog.items[row]!.key),
    relaxed,
    ids: optionsOf(document.questions[0]!, catalog).map(({ id }) => id),
  };
}

const narrow = (condition: object) => [{ use: "narrow", condition }];

describe("brands as choices", () => {
  it("are one where their spellings are called the same", () => {
    const { ids, keys } = left({ products: "brand", means: { use: "narrow" } }, [], ["eclair"]);
    expect(ids).toEqual(["eclair", "north-co"]);
    expect(keys).toEqual(["a", "b"]);
  });

  it("are as many as there are spellings where they are called by their names", () => {
    const exactly = narrow({ attribute: "brand", hasAny: { answer: "asked" }, exact: true });
    const options = { products: "brand", ids: "names", means: "rules" };
    expect(left(options, exactly, ["Éclair"])).toEqual({
      keys: ["a"],
      relaxed: [],
      ids: expect.arrayContaining(["eclair", "Éclair", "North Co"]) as string[],
    });
    expect(left(options, exactly, ["North_Co", "eclair"]).keys).toEqual(["b", "c"]);
    // One that is gone is asked for all the same, and given up.
    expect(left(options, exactly, ["Gone"])).toMatchObject({ relaxed: ["asked"] });
  });
});

describe("choices made from an attribute", () => {
  it("mean what the rules of their question say, and nothing besides, where that is wished", () => {
    const rules = narrow({ attribute: "upper", is: "mesh" });
    expect(left({ attribute: "width", means: "rules" }, rules, "narrow").keys).toHaveLength(3);
    expect(left({ attribute: "width", means: { use: "narrow" } }, rules, "narrow")).toMatchObject({
      relaxed: ["asked"],
    });
  });

  it("mind capitals only where a test is exact", () => {
    const options = { attribute: "width", means: "rules" };
    const keysWhere = (exact?: boolean) =>
      left(options, narrow({ attribute: "upper", is: "mesh", exact }), "wide").keys;
    expect(keysWhere()).toEqual(["a", "b", "c"]);
    expect(keysWhere(true)).toEqual(["b"]);
  });
});

it("the values of an attribute bring their colors along", () => {
  const surfaces = sampleAttributes.find(({ id }) => id === "surfaces")!;
  const values = surfaces.values.map((each, at) =>
    at === 0 ? { ...each, color: "#c3142d" } : each,
  );
  const colored = anyCatalogOf([], [{ ...surfaces, values }], sampleCatalog);
  const question = { options: { attribute: "surfaces" } } as Parameters<typeof optionsOf>[0];
  expect(optionsOf(question, colored).map(({ color }) => color)).toEqual([
    "#c3142d",
    ...values.slice(1).map(() => undefined),
  ]);
});

it.each([
  ["195/50R15", ["195/50/15", "195 50 15"]],
  ["55 x 40 x 20 cm", ["55/40/20", "55 40 20"]],
  ["Queen (152 x 188 cm)", []],
  ["20-05-2026-12", ["20/05/2026", "20 05 2026"]],
  ["Trail", []],
])("the size “%s” is found by its numbers alone: %j", (label, found) => {
  const surfaces = sampleAttributes.find(({ id }) => id === "surfaces")!;
  const values = [{ id: "size", label: { en: label }, synonyms: ["own"], isRetired: false }];
  const catalog = anyCatalogOf([], [{ ...surfaces, values }], sampleCatalog);
  const question = { options: { attribute: "surfaces" } } as Parameters<typeof optionsOf>[0];
  expect(optionsOf(question, catalog)[0]!.synonyms).toEqual(["own", ...found]);
});
