import { describe, expect, it } from "vitest";
import { spellingKey } from "./spelling-key";

describe("spellings", () => {
  it.each([
    ["205/55R16", "205/55 R 16", "205 / 55 r16"],
    ["Matt Black", "matt-black", "MATT BLACK", "matt_black"],
    ["B", "b"],
    ["Crème", "creme"],
    ["1,5 l", "1.5l"],
    ["120 – 200 cm", "120-200cm"],
    ["ＡＢ", "ab"],
  ])("of one thing are alike: %s", (...all) => {
    expect(new Set(all.map(spellingKey)).size).toBe(1);
  });

  it.each([
    ["1.5", "15"],
    ["A+", "A++"],
    ["205/55R16", "205/50R16"],
    ["C", "C#"],
    ["10 12", "1012"],
    ["10-12", "10/12"],
    ["-", "+"],
  ])("of two things are not: %s and %s", (a, b) => {
    expect(spellingKey(a)).not.toBe(spellingKey(b));
  });
});
