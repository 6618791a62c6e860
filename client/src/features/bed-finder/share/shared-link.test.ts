import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BedPreferences } from "@shared/contracts/preferences";
import { bedOptions as options } from "@/testing/bed-options";
import { restart, resumeAt } from "@/wizard/engine";
import { bedSteps } from "../bed-steps";
import { encodeShared, sharedUrl } from "@/lib/shared-link";
import { decodeShared } from "./stored-shared";

const one = (list: { id: string }[]) => fc.constantFrom(...list.map(({ id }) => id));
const preferences: fc.Arbitrary<BedPreferences> = fc.record(
  {
    sleepStyle: one(options.sleepStyles),
    bedSize: one(options.bedSizes),
    mattressType: one([...options.mattressTypes, { id: "not_sure" }]),
    firmness: one([...options.firmnessLevels, { id: "not_sure" }]),
    minPrice: fc.nat(30000),
    maxPrice: fc.nat(30000),
    features: fc.subarray(options.features.map(({ id }) => id)),
    concerns: fc.subarray(options.concerns.map(({ id }) => id)),
  },
  { requiredKeys: [] },
);

const encode = (value: unknown) => encodeShared(value as BedPreferences);

describe("a shared link", () => {
  it("carries every preference there and back", () => {
    fc.assert(
      fc.property(preferences, (given) => {
        const url = new URL(sharedUrl(given, "https://shop.example/beds?x=1#top"));
        expect(url.searchParams.get("x")).toBe("1");
        const text = url.searchParams.get("shared")!;
        expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
        const decoded = decodeShared(text, options);
        if (Object.keys(given).length === 0) expect(decoded).toBeUndefined();
        else expect(decoded).toEqual({ preferences: given, dropped: 0 });
      }),
    );
  });

  it("leaves out what no longer exists, and counts it", () => {
    const text = encode({ sleepStyle: "side", bedSize: "round", concerns: ["back_pain", "noise"] });
    expect(decodeShared(text, options)).toEqual({
      preferences: { sleepStyle: "side", concerns: ["back_pain"] },
      dropped: 2,
    });
  });

  it.each([
    ["cut off", encode({ sleepStyle: "side", bedSize: "queen" }).slice(0, 21)],
    ["not base64", "%%%"],
    ["not JSON", btoa("hello")],
    ["not UTF-8", btoa("\xff\xfe{}")],
    ["a list", encode([1])],
    ["nothing", encode(null)],
    ["empty", ""],
    ["of wrong types", encode({ sleepStyle: 7 })],
    ["with a negative price", encode({ minPrice: -1 })],
    ["with an endless price", btoa('{"minPrice":1e999}')],
    [
      "over 2 KB",
      encode({ concerns: Array.from({ length: 40 }, (_, n) => `concern-${n}-`.repeat(5)) }),
    ],
    ["of 5 MB", "A".repeat(5_000_000)],
    ["deeply nested", btoa('{"features":'.repeat(50) + "1" + "}".repeat(50))],
    ["only strange fields", encode({ color: "red" })],
  ])("that is %s is no link of ours", (_, text) => {
    expect(decodeShared(text, options)).toBeUndefined();
  });

  it("cannot reach a prototype", () => {
    const text = btoa('{"__proto__":{"polluted":true},"sleepStyle":"side"}');
    expect(decodeShared(text, options)?.preferences).toEqual({ sleepStyle: "side" });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("never breaks on any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        expect(() => decodeShared(text, options)).not.toThrow();
      }),
    );
  });
});

describe("where loaded preferences lead", () => {
  it.each<[BedPreferences, string]>([
    [{}, "sleep-style"],
    [{ sleepStyle: "side" }, "size-and-type"],
    [{ bedSize: "queen" }, "firmness"],
    [{ mattressType: "hybrid" }, "firmness"],
    [{ sleepStyle: "side", firmness: "soft" }, "budget"],
    [{ minPrice: 0 }, "results"],
    [{ maxPrice: 9000 }, "results"],
    [{ concerns: ["back_pain"] }, "sleep-style"],
  ])("%j leads to %s", (answers, stepId) => {
    expect(resumeAt(bedSteps, answers).stepId).toBe(stepId);
  });

  it("keeping the budget keeps exactly the two prices", () => {
    fc.assert(
      fc.property(preferences, (given) => {
        const { answers, stepId } = restart(bedSteps, given, ["minPrice", "maxPrice"]);
        const { minPrice, maxPrice } = given;
        expect(stepId).toBe("sleep-style");
        expect(answers).toEqual({
          ...(minPrice !== undefined && { minPrice }),
          ...(maxPrice !== undefined && { maxPrice }),
        });
      }),
    );
  });
});
