import { describe, expect, it } from "vitest";
import { namedIn, numberText, partInWords, sayingValues, withValuesSaid } from "./say-values";

const defined = [{ id: "area", unit: "m²" }, { id: "coats" }, { id: "Litres", unit: "l" }];
const said = sayingValues(defined, { area: 42.5, coats: 2 }, "en");

describe("a text that says values", () => {
  it.each([
    [
      "says them with their units",
      "About {value:area}, {value:coats} coats.",
      "About 42.5 m², 2 coats.",
    ],
    ["leaves others as they are", "{answer} of 2.5 l.", "{answer} of 2.5 l."],
    [
      "loses a sentence of which a value is not known",
      "Paint. You need {value:Litres}. Go on!",
      "Paint. Go on!",
    ],
    ["may lose all of it", "You need {value:Litres}", ""],
    [
      "keeps lines apart",
      "For {value:area}\nYou need {value:Litres}\n\nStir well",
      "For 42.5 m²\nStir well",
    ],
    ["ends no sentence in a number", "2.5 l for {value:area}. {value:gone}", "2.5 l for 42.5 m²."],
  ])("%s", (_, text, expected) => {
    expect(withValuesSaid(text, said)).toBe(expected);
  });

  it.each([
    [1.005, undefined, "en", "1.01"],
    [0.125, "l", "en", "0.13 l"],
    [12, "m²", "en", "12 m²"],
    [1234.567, "m²", "en", "1,234.57 m²"],
    [1234.567, "m²", "de", "1.234,57 m²"],
  ])("writes %d %s in %s as %s", (number, unit, locale, expected) => {
    expect(numberText(number, unit, locale)).toBe(expected);
  });

  it("is found in every part, and what is empty then is gone", () => {
    const part = {
      title: "For {value:area}",
      text: "{value:Litres}",
      tags: ["{value:gone}", ""],
      n: 1,
    };
    expect(partInWords(part, said)).toEqual({ title: "For 42.5 m²", tags: [""], n: 1 });
  });

  it("names values in any letters, and says those in small letters, too", () => {
    expect(namedIn("{value:area} {value:Litres} {answer}")).toEqual(["area", "Litres"]);
    expect(sayingValues(defined, { Litres: 3 }, "en")("litres")).toBe("3 l");
  });
});
