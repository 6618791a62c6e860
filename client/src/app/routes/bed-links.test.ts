import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BedPreferences } from "@shared/specification/contracts/preferences";
import { bedStepIds } from "@shared/specification/steps";
import { bedAnswers } from "@/features/bed-finder/bed-answers";
import { bedSource } from "@/features/bed-finder/bed-source";
import { finderModel } from "@/features/finder/model/model";
import { readAnswers } from "@/features/finder/model/opened-model";
import { openedRun } from "@/features/finder/run/resume";
import { encodeShared, readShared, sharedUrl } from "@/lib/shared-link";
import { bedFinder } from "@/testing/bed-finder";
import { bedOptions as options } from "@/testing/bed-options";
import { openAt } from "@/wizard/engine";

const model = { ...finderModel(bedFinder(), bedSource), outside: bedAnswers };

const one = (list: { id: string }[]) => fc.constantFrom(...list.map(({ id }) => id));
const preferences = fc
  .record(
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
  )
  .map(inOrder);

/** As the finder writes them: no empty lists, and the lower price first. */
function inOrder({ minPrice, maxPrice, features, concerns, ...rest }: BedPreferences) {
  const isTurned = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
  const [from, to] = isTurned ? [maxPrice, minPrice] : [minPrice, maxPrice];
  return {
    ...rest,
    ...(from !== undefined && { minPrice: from }),
    ...(to !== undefined && { maxPrice: to }),
    ...(features?.length && { features }),
    ...(concerns?.length && { concerns }),
  };
}

const encode = (value: unknown) => encodeShared(value as BedPreferences);

/** What a link says; undefined if it says nothing. */
function decode(text: string) {
  const known = readAnswers(model, bedAnswers.ofLink(readShared(text)));
  const says = known && (Object.keys(known.answers).length > 0 || known.lost.length > 0);
  return says ? known : undefined;
}

describe("a shared link", () => {
  // Shows 2.bed.shared, 3.preferences.
  it("carries every preference there and back", () => {
    fc.assert(
      fc.property(preferences, (given) => {
        const url = new URL(sharedUrl(given, "https://shop.example/beds?x=1#top"));
        expect(url.searchParams.get("x")).toBe("1");
        const text = url.searchParams.get("shared")!;
        expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
        const known = decode(text);
        if (Object.keys(given).length === 0) return expect(known).toBeUndefined();
        expect(known).toMatchObject({ lost: [], gone: 0 });
        const written = bedAnswers.write(model, known!.answers);
        // A budget without an upper end is written as one to the slider's top.
        if (given.minPrice !== undefined && given.maxPrice === undefined) {
          expect(written).toEqual({ ...given, maxPrice: expect.any(Number) as number });
        } else expect(written).toEqual(given);
      }),
    );
  });

  it("leaves out what no longer exists, and counts it", () => {
    const text = encode({ sleepStyle: "side", bedSize: "round", concerns: ["back_pain", "noise"] });
    expect(decode(text)).toMatchObject({
      answers: { sleepStyle: "side", concerns: ["back_pain"] },
      lostChoices: 2,
    });
  });

  it("that was made before the finder was a document opens without a notice", () => {
    const text = encode({ sleepStyle: "side", concerns: [], minPrice: 0, maxPrice: 30_000 });
    expect(decode(text)).toMatchObject({
      answers: { sleepStyle: "side", budget: { min: 0, max: 30_000 } },
      lost: [],
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
    expect(decode(text)).toBeUndefined();
  });

  it("cannot reach a prototype", () => {
    const text = btoa('{"__proto__":{"polluted":true},"sleepStyle":"side"}');
    expect(decode(text)?.answers).toEqual({ sleepStyle: "side" });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("never breaks on any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        expect(() => decode(text)).not.toThrow();
      }),
    );
  });
});

describe("where loaded preferences lead", () => {
  // Shows 4.bed.load.
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
    const known = readAnswers(model, answers)!;
    expect(openAt(model.allSteps, openedRun(model, known)).stepId).toBe(stepId);
  });
});

it("asks the steps that a run's trace may name", () => {
  expect(model.allSteps.map(({ id }) => id)).toEqual(bedStepIds);
});
