import { expect, test } from "vitest";
import type { Attribute } from "@shared/contracts/attributes";
import type { Selection } from "@shared/contracts/catalogs";
import { selectionWords } from "./selection-words";

const color = {
  id: "color",
  label: { en: "Color" },
  values: [{ id: "black", label: { en: "Deep black" }, synonyms: [], isRetired: false }],
} as unknown as Attribute;

test.each<[Selection, string]>([
  [{}, "all that there are"],
  [{ collections: ["chairs"] }, "of the collection chairs"],
  [{ brands: ["Karoo", "Nordsitz"], price: { min: 100 } }, "of Karoo or Nordsitz, from 100"],
  [
    { price: { max: 1_500 }, attributes: [{ attribute: "color", oneOf: ["black", "blue"] }] },
    "up to 1,500, Color: Deep black or blue",
  ],
  [{ collections: [], brands: [], attributes: [] }, "all that there are"],
  [{ attributes: [{ attribute: "gone", oneOf: ["a-value"] }] }, "gone: a-value"],
])("a selection is said in words: %j", (selection, words) => {
  expect(selectionWords(selection, [color])).toBe(words);
});
