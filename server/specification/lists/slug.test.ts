import fc from "fast-check";
import { expect, it } from "vitest";
import { slugFor } from "./tables";

it.each([
  ["Super King", [], "super_king"],
  ["  Crème Brûlée! ", [], "creme_brulee"],
  ["Queen", ["queen", "queen_2"], "queen_3"],
  ["Order", [], "order_2"],
  ["床", [], "option"],
  ["__proto__", [], "proto"],
])("makes of %j, with %j taken, %j", (name, taken, slug) => {
  expect(slugFor(name, new Set(taken))).toBe(slug);
});

it("makes an id of every name, never one that is taken", () => {
  const ids = fc.uniqueArray(fc.constantFrom("a", "a_2", "a_3", "option", "option_2"));
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), ids, (name, taken) => {
      const slug = slugFor(name, new Set(taken));
      expect(slug).toMatch(/^[a-z0-9_]{1,64}$/);
      expect(taken).not.toContain(slug);
      expect(slug).not.toBe("order");
    }),
  );
});
