import { expect, it } from "vitest";
import { foundKeyOf } from "./found-key";

const item = (price: string, inStock = true) => ({ price, inStock });
const results = { order: "score", badge: "percent" } as const;
const found = (items: ReturnType<typeof item>[], percentOf?: "preferences") => ({
  isFirstSelection: false,
  sections: [{ items, ...(percentOf && { percentOf }) }],
});

it.each([
  ["nobody asked for anything", found([item("1"), item("2"), item("1", false)]), "found-by-price"],
  ["somebody did", found([item("1"), item("2")], "preferences"), "found-best"],
  ["they stand in another order", found([item("2"), item("1")]), "found-best"],
] as const)("what was found is told by its order where %s", (_, content, key) => {
  expect(foundKeyOf(results, content)).toBe(key);
});
