import { describe, expect, it } from "vitest";
import { bandCondition, bandLabel, bandsBetween, bandTolerance } from "./bands";

describe("bands of a number", () => {
  it("follow one another, and the first and the last are open", () => {
    expect(bandsBetween([100, 200])).toEqual([{ to: 100 }, { from: 100, to: 200 }, { from: 200 }]);
  });

  it("each end with their bound, and begin after it", () => {
    expect(bandsBetween([1, 2]).map((band) => bandCondition("width", band))).toEqual([
      { attribute: "width", atMost: 1 },
      {
        all: [
          { attribute: "width", moreThan: 1 },
          { attribute: "width", atMost: 2 },
        ],
      },
      { attribute: "width", moreThan: 2 },
    ]);
  });

  it.each([
    ["three of about one width", [8, 10, 12], [3, 3, 3, 3]],
    ["of weights", [1, 4, 12], [1.5, 1.5, 6, 12]],
    ["with one bound", [100], [150, 150]],
    ["around 0", [-10, 0, 10], [15, 15, 15, 15]],
    ["at 0 alone", [0], [1.5, 1.5]],
  ])("%s: what is near to each", (_, bounds, tolerances) => {
    expect(bandsBetween(bounds).map((_band, at) => bandTolerance(bounds, at))).toEqual(tolerances);
  });

  it.each([
    ["en", "cm", ["Up to 1,000 cm", "1,000 to 2,000.5 cm", "More than 2,000.5 cm"]],
    ["de-DE", "cm", ["Bis 1.000 cm", "1.000 bis 2.000,5 cm", "Mehr als 2.000,5 cm"]],
    ["sv", "", ["≤ 1\u00a0000", "1\u00a0000 – 2\u00a0000,5", "> 2\u00a0000,5"]],
  ])("are called by the words of the locale %s", (locale, unit, labels) => {
    const bands = bandsBetween([1_000, 2_000.5]);
    expect(bands.map((band) => bandLabel(band, unit, locale))).toEqual(labels);
  });
});
