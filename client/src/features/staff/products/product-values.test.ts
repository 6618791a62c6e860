import { describe, expect, it } from "vitest";
import type { AttributeKind, StatedValue } from "@shared/contracts/attributes";
import { offeredAttribute as attribute } from "@/testing/offered-attribute";
import { fromFact, toFact, toForm, toWire } from "./product-values";

describe("what a product states", () => {
  it.each<[AttributeKind, StatedValue | undefined]>([
    ["choice", "rear"],
    ["choices", ["belt", "leg"]],
    ["number", 9.5],
    ["number", 0],
    ["range", { min: 9, max: 18 }],
    ["range", { min: 0 }],
    ["range", { max: 18 }],
    ["flag", true],
    ["flag", false],
    ["text", "Wool"],
    ["number", "does-not-apply"],
    ["choices", "does-not-apply"],
  ])("is the same once a form has had it: %s %j", (kind, value) => {
    const sent = fromFact(toFact(value), kind);
    // JSON has no undefined: an open end is sent as null, which says the same.
    const whole =
      kind === "range" && typeof value === "object" ? { min: null, max: null, ...value } : value;
    expect(sent).toEqual(whole);
  });

  it.each<AttributeKind>(["choice", "choices", "number", "range", "flag", "text"])(
    "is nothing where nothing is entered: %s",
    (kind) => {
      expect(fromFact(toFact(undefined), kind)).toBeNull();
    },
  );

  it("is sent as typed where it is no number, for the server to say so at its field", () => {
    expect(fromFact({ ...toFact(undefined), text: "wide" }, "number")).toBe("wide");
  });
});

describe("a new product", () => {
  it("begins with what its catalog asks for, where that is one thing", () => {
    const shown = [attribute("facing", "choice"), attribute("fixing", "choices")];
    const form = toForm(undefined, shown, {
      collections: ["baby", "toys"],
      brands: ["Acme"],
      attributes: [
        { attribute: "facing", oneOf: ["rear", "forward"] },
        { attribute: "fixing", oneOf: ["belt"] },
      ],
    });
    expect(toWire(form, shown)).toMatchObject({
      key: "",
      brand: "Acme",
      collections: ["baby"],
      inStock: null,
      values: { facing: null, fixing: ["belt"] },
    });
  });

  it("leaves what no form shows as it is", () => {
    const shown = [attribute("facing", "choice")];
    const form = toForm(undefined, shown, {});
    expect(toWire(form, shown, { retired: 3 }).values).toEqual({ facing: null, retired: 3 });
  });
});
