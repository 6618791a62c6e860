import { describe, expect, it } from "vitest";
import type { Attribute } from "@shared/contracts/attributes";
import { bandCondition } from "@shared/finders/bands";
import type { Condition } from "@shared/finders/condition";
import type { Option } from "@shared/finders/question";
import {
  newBands,
  withBound,
  withBounds,
  withoutBand,
  withoutBound,
  withUse,
} from "./change-bands";
import { bandsIn } from "./find-bands";

const attribute = (id: string, kind: Attribute["kind"]) => ({ id, kind }) as Attribute;
const attributes = [
  attribute("color", "choice"),
  attribute("weight", "number"),
  attribute("width", "number"),
];
const wording = { unit: "cm", locale: "en" };

const option = (id: string, ...conditions: Condition[]): Option => ({
  id,
  label: { en: "" },
  rules: conditions.map((condition) => ({ use: "narrow", condition })),
});
const width = (test: object) => ({ attribute: "width", ...test }) as Condition;
const either: Option = { ...option("either"), label: { en: "It does not matter" } };

const labels = (options: readonly Option[]) => options.map(({ label }) => label.en);
const inBands = (options: readonly Option[]) => bandsIn(options, attributes)!;

describe("bands of a number among answers", () => {
  it.each([
    [
      "as they are written now",
      [{ to: 1 }, { from: 1, to: 2 }, { from: 2 }].map((each, at) =>
        option(`${at}`, bandCondition("width", each)),
      ),
    ],
    [
      "as they were proposed before, beside what means nothing, in any order",
      [
        option("2", width({ atLeast: 2 })),
        either,
        option("0", width({ atMost: 1 })),
        option("1", width({ between: [1, 2] })),
      ],
    ],
    [
      "beside rules about something else",
      [
        option("0", width({ atMost: 1 }), { attribute: "color", is: "red" }),
        option("1", { all: [width({ atMost: 2 }), width({ atLeast: 1 })] }),
        option("2", width({ moreThan: 2 })),
      ],
    ],
  ])("are found %s", (_name, options) => {
    expect(bandsIn(options, attributes)).toEqual({
      attribute: "width",
      bounds: [1, 2],
      ids: ["0", "1", "2"],
      use: "narrow",
      isNear: false,
    });
  });

  it.each<[string, Option[]]>([
    ["of answers without rules", [either]],
    ["with a gap", [option("0", width({ atMost: 1 })), option("1", width({ atLeast: 2 }))]],
    ["that overlap", [option("0", width({ atMost: 2 })), option("1", width({ atLeast: 1 }))]],
    [
      "without an open end",
      [option("0", width({ atMost: 1 })), option("1", width({ between: [1, 2] }))],
    ],
    [
      "of two numbers",
      [option("0", width({ atMost: 1 })), option("1", { attribute: "weight", atLeast: 1 })],
    ],
    [
      "beside an answer of another kind",
      [
        option("0", width({ atMost: 1 })),
        option("1", width({ atLeast: 1 })),
        option("2", { attribute: "color", is: "red" }),
      ],
    ],
    [
      "with a bound that is an answer",
      [
        option("0", width({ atMost: { answer: "q" } })),
        option("1", width({ atLeast: { answer: "q" } })),
      ],
    ],
    [
      "turned around",
      [option("0", { not: width({ atMost: 1 }) }), option("1", width({ atMost: 1 }))],
    ],
  ])("are none %s", (_name, options) => {
    expect(bandsIn(options, attributes)).toBeUndefined();
  });
});

describe("an edit of bands", () => {
  const made = newBands("width", [100, 200], [{ ...either, exclusive: "not-sure" }], {
    ...wording,
    isFact: false,
  });

  it("makes them, and keeps what counts as no answer", () => {
    expect(labels(made)).toEqual([
      "Up to 100 cm",
      "100 to 200 cm",
      "More than 200 cm",
      "It does not matter",
    ]);
    expect(inBands(made)).toMatchObject({ bounds: [100, 200], use: "score" });
  });

  it("moves the end of one and the begin of the next, and keeps a label that staff wrote", () => {
    const named = made.with(1, { ...made[1]!, label: { en: "For a hallway" } });
    const moved = withBounds(named, inBands(named), [100, 250], wording);
    expect(labels(moved)).toEqual([
      "Up to 100 cm",
      "For a hallway",
      "More than 250 cm",
      "It does not matter",
    ]);
    expect(inBands(moved).bounds).toEqual([100, 250]);
  });

  it("says each locale's label in its words, and knows the words of former proposals", () => {
    const before: Option[] = [
      { ...option("0", width({ atMost: 1 })), label: { en: "Up to 1 cm", de: "Bis 1 cm" } },
      { ...option("1", width({ between: [1, 2] })), label: { en: "1 cm to 2 cm", de: "Schmal" } },
      { ...option("2", width({ atLeast: 2 })), label: { en: "2 cm and more" } },
    ];
    const moved = withBounds(before, inBands(before), [1.5, 3], wording);
    expect(moved.map(({ label }) => label)).toEqual([
      { en: "Up to 1.5 cm", de: "Bis 1,5 cm" },
      { en: "1.5 to 3 cm", de: "Schmal" },
      { en: "More than 3 cm" },
    ]);
    expect(moved[2]!.rules).toEqual([{ use: "narrow", condition: width({ moreThan: 3 }) }]);
  });

  it("adds a bound within a band, in the order of the answers, with its use", () => {
    const musts = withUse(made, inBands(made), "filter");
    const more = withBound(musts, inBands(musts), 150, wording);
    expect(labels(more).slice(0, 4)).toEqual([
      "Up to 100 cm",
      "100 to 150 cm",
      "150 to 200 cm",
      "More than 200 cm",
    ]);
    expect(inBands(more)).toMatchObject({ bounds: [100, 150, 200], use: "filter" });
    const turned = musts.toReversed();
    expect(labels(withBound(turned, inBands(turned), 150, wording)).slice(1)).toEqual([
      "More than 200 cm",
      "150 to 200 cm",
      "100 to 150 cm",
      "Up to 100 cm",
    ]);
  });

  it("takes a bound away, and the answer below it takes what was above", () => {
    const fewer = withoutBound(made, inBands(made), 1, [100], wording);
    expect(labels(fewer)).toEqual(["Up to 100 cm", "More than 100 cm", "It does not matter"]);
    expect(fewer.map(({ id }) => id)).toEqual(["band-1", "band-2", "either"]);
  });

  it.each([
    ["band-1", ["Up to 200 cm", "More than 200 cm"]],
    ["band-2", ["Up to 200 cm", "More than 200 cm"]],
    ["band-3", ["Up to 100 cm", "More than 100 cm"]],
  ])("takes the answer %s away without a gap", (id, left) => {
    const fewer = withoutBand(made, inBands(made), id, wording);
    expect(labels(fewer)).toEqual([...left, "It does not matter"]);
    expect(fewer.map((each) => each.id)).not.toContain(id);
    expect(inBands(fewer).bounds).toHaveLength(1);
  });
});
