import { describe, expect, it } from "vitest";
import { layOut } from "./layout";
import { coverage } from "./coverage";
import { rank } from "./rank";
import { select } from "./select";
import { catalogueOf, layout } from "./testing/products";

describe("a name that a catalogue does not have", () => {
  const catalogue = catalogueOf([]);
  const accepts = () => true;
  const nothing = { column: "kind", accepts: () => false };
  const asked = { filter: [], narrow: [], score: [] };
  const scored = { id: "one", max: 100, columns: ["unheard"], share: () => 1, text: () => "" };

  it.each<[string, () => unknown]>([
    ["a condition on a value", () => select(catalogue, [{ column: "unheard", accepts }])],
    ["a condition on a number", () => select(catalogue, [{ number: "unheard", min: 1 }])],
    [
      "a condition beside one that nothing meets",
      () => select(catalogue, [nothing, { number: "unheard", min: 1 }]),
    ],
    ["what products state", () => coverage(catalogue, "unheard", new Uint32Array())],
    ["an order", () => rank(catalogue, { ...asked, order: "unheard" }, 1)],
    ["a criterion that ranks", () => rank(catalogue, { ...asked, score: [scored] }, 1)],
    ["the number to sort by", () => layOut([], { ...layout, sortedBy: "unheard" })],
  ])("is named in what is thrown: %s", (_, ask) => {
    expect(ask).toThrow(/^There is no .* of the name unheard\.$/);
  });
});
