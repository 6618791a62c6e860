import { expect, test } from "vitest";
import type { Selection } from "@shared/contracts/attributes";
import { selectionWords } from "./selection-words";

test.each<[Selection, string]>([
  [{}, "all that there are"],
  [{ collections: ["chairs"] }, "of the collection chairs"],
  [{ brands: ["Karoo", "Nordsitz"], price: { min: 100 } }, "of Karoo or Nordsitz, from 100"],
  [
    { price: { max: 1_500 }, attributes: [{ attribute: "color", oneOf: ["black", "blue"] }] },
    "up to 1,500, color: black or blue",
  ],
])("a selection is said in words: %j", (selection, words) => {
  expect(selectionWords(selection)).toBe(words);
});
