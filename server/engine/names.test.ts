import { describe, expect, it } from "vitest";
import { layOut } from "./layout";
import { coverage } from "./coverage";
import { rank } from "./rank";
import { select } from "./select";
import { catalogOf, layout } from "./testing/products";

describe("a name that a catalog does not have", () => {
  const catalog = catalogOf([]);
  const accepts = () => true;
  const nothing = { column: "kind", accepts: () => false };
  const asked = { filter: [], narrow: [], score: [] };
  const scored = { id: "one", max: 100, columns: ["unheard"], share: () => 1, text: () => "" };

  it.each<[string, () => unknown]>([
    ["a condition on a value", () => select(catalog, [{ column: "unheard", accepts }])],
    ["a condition on a number", () => select(catalog, [{ number: "unheard", min: 1 }])],
    [
      "a condition beside one that nothing meets",
      () => select(catalog, [nothing, { number: "unheard", min: 1 }]),
    ],
    ["what products state", () => coverage(catalog, "unheard", new Uint32Array())],
    ["an order", () => rank(catalog, { ...asked, order: "unheard" }, 1)],
    ["a criterion that ranks", () => rank(catalog, { ...asked, score: [scored] }, 1)],
    ["the number to sort by", () => layOut([], { ...layout, sortedBy: "unheard" })],
  ])("is named in what is thrown: %s", (_, ask) => {
    expect(ask).toThrow(/^There is no .* of the name unheard\.$/);
  });
});
