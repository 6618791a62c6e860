import { expect, it } from "vitest";
import { finderDocument } from "@shared/finders/document";
import { anyCatalogOf } from "../testing/any-catalog";
import { stageOf } from "../testing/any-case";
import { sampleAttributes, sampleCatalog } from "../testing/samples";
import { productOf } from "../testing/product-of";
import { results } from "./results";

const product = (at: number, surfaces: string[]) =>
  productOf(`p${at}`, { name: `Product ${at}`, price: String(100 + at), values: { surfaces } });
const catalog = anyCatalogOf(
  [product(1, ["road", "trail"]), product(2, ["road", "trail", "track"])],
  sampleAttributes,
  sampleCatalog,
);

const shown = (combine: "any" | "all" | "share") => {
  const document = finderDocument.parse({
    schema: 1,
    locale: "en",
    title: { en: "Shoes" },
    questions: [
      {
        id: "surfaces",
        title: { en: "Which surfaces?" },
        ask: { kind: "many", as: "chips" },
        options: { attribute: "surfaces" },
        combine,
      },
    ],
    sections: [{ id: "main", catalogue: sampleCatalog }],
  });
  const answers = { surfaces: ["road", "trail", "track"] };
  const [section] = results(stageOf(document, catalog), answers, "en").sections;
  return section!.items.map(({ name, score, reasons }) => ({
    name,
    score,
    text: reasons[0]!.text,
  }));
};

it.each([
  ["any", "Product 1", 100, "Road and trail, of what you asked for"],
  ["share", "Product 1", 67, "Road and trail, but not track"],
  ["all", "Product 1", 0, "Road and trail, but not track"],
  ["share", "Product 2", 100, "Road, trail, and track, as you asked"],
] as const)(
  "where several are asked for, and %s counts, %s has %s: %s",
  (how, name, score, text) => {
    expect(shown(how).find((each) => each.name === name)).toEqual({ name, score, text });
  },
);
