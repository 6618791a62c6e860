import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listedKey } from "./listed-key";
import { MAX_SHOWN, searchChoices } from "./search-choices";

const choice = (label: string, ...others: string[]) => ({
  label,
  key: listedKey(label),
  others: others.map(listedKey),
});
const cars = [
  choice("Citroën"),
  choice("Land Rover"),
  choice("Mercedes-Benz", "Merc"),
  choice("Honda CR-V"),
  choice("Opel Mokka-e (2021)"),
  choice("Rover"),
  choice("Overland"),
];

describe("what somebody typed", () => {
  it.each([
    ["citro", "Citroën"],
    ["CITROËN", "Citroën"],
    ["  mercedes benz ", "Mercedes-Benz"],
    ["merc", "Mercedes-Benz"],
    ["rover", "Rover, Land Rover"],
    ["over", "Overland, Land Rover, Rover"],
    ["crv", "Honda CR-V"],
    ["hondacr", "Honda CR-V"],
    ["cr-v honda", "Honda CR-V"],
    ["2021", "Opel Mokka-e (2021)"],
    ["kuga", ""],
    ["?", ""],
  ])("%j finds %j", (typed, found) => {
    const { best, total } = searchChoices(cars, typed);
    expect(best.map(({ label }) => label).join(", ")).toBe(found);
    expect(total).toBe(best.length);
  });

  it.each([
    ["citroen", "Citroën"],
    ["MERC", "Mercedes-Benz"],
    ["rov", undefined],
    ["", undefined],
  ])("%j is exactly %j", (typed, label) => {
    expect(searchChoices(cars, typed).exact?.label).toBe(label);
  });

  it("is nothing at first: then all are found, in their order", () => {
    expect(searchChoices(cars, " ")).toEqual({ best: cars, total: 7, exact: undefined });
  });
});

it("finds the same as looking for it in every way, the best first, and shows no more than 20", () => {
  const words = fc.array(fc.constantFrom("a", "b", "ab", "ba", "é", "7"), {
    minLength: 1,
    maxLength: 3,
  });
  const label = words.map((each) => each.join(" "));
  fc.assert(
    fc.property(fc.array(label, { maxLength: 60 }), label, (labels, typed) => {
      const all = labels.map((each) => choice(each));
      const wanted = listedKey(typed);
      const joined = wanted.replaceAll(" ", "");
      const rank = ({ key }: { key: string }) => {
        const whole = key.replaceAll(" ", "");
        if (whole.startsWith(joined)) return 0;
        if (` ${key}`.includes(` ${wanted}`)) return 1;
        return whole.includes(joined) || wanted.split(" ").every((each) => key.includes(each))
          ? 2
          : 3;
      };
      const found = all.filter((each) => rank(each) < 3);
      const { best, total, exact } = searchChoices(all, typed);
      expect(total).toBe(found.length);
      expect(best).toHaveLength(Math.min(MAX_SHOWN, found.length));
      expect(exact?.key).toBe(all.find(({ key }) => key === wanted)?.key);
      const ranks = best.slice(exact ? 1 : 0).map(rank);
      expect(ranks).toEqual([...ranks].sort());
      if (exact) expect(best[0]).toBe(exact);
    }),
    { numRuns: 2_000 },
  );
});

it("looks at each of 20,000 choices once, and sorts none", () => {
  let looks = 0;
  const many = Array.from({ length: 20_000 }, (_, at) => {
    const key = `model ${at}`;
    return {
      get key() {
        looks += 1;
        return key;
      },
    };
  });
  const { best, total } = searchChoices(many, "9");
  expect(looks).toBe(20_000);
  expect(best).toHaveLength(MAX_SHOWN);
  expect(total).toBeGreaterThan(5_000);
});
