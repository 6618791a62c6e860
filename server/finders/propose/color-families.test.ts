import { expect, it } from "vitest";
import { sampleAttributes } from "../testing/samples";
import { colorAnswers, familiesOf } from "./color-families";

it.each([
  ["Black matt", ["black"]],
  ["Zwart/oranje", ["black", "orange"]],
  ["Dunkelblau", ["blue"]],
  ["donkerrood melee", ["red"]],
  ["gris anthracite", ["gray"]],
  ["Weiss", ["white"]],
  ["Dark Grey", ["gray"]],
  ["multicoloured", ["multicolor"]],
  ["Karotte", []],
  ["Celestial", []],
])("%s is of the families %j", (color, families) => {
  expect(familiesOf(color)).toEqual(families);
});

const color = { ...sampleAttributes[0]!, id: "color", label: { en: "Frame color" }, values: [] };
const asked = (counts: Record<string, number>, kind: "choice" | "text" = "text", locale = "en") =>
  colorAnswers(
    {
      ...color,
      kind,
      values: Object.keys(counts).map((id) => ({
        ...{ id, label: { en: id }, synonyms: [], isRetired: false },
      })),
    },
    { counts: new Map(Object.entries(counts)) },
    locale,
  );

const blues = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`Blue ${at}`, 1]));
const blacks = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`Black ${at}`, 3]));

it.each(["choice", "text"] as const)("many colors of a %s are asked by their families", (kind) => {
  const options = asked({ ...blues, ...blacks, Celestial: 2, "Zwart/blauw": 1 }, kind, "nl");
  expect(options?.map(({ id, label }) => [id, label])).toEqual([
    ["black", { nl: "Zwart" }],
    ["blue", { nl: "Blauw" }],
  ]);
  expect(options?.[1]!.rules).toEqual([
    {
      use: "score",
      condition: { attribute: "color", oneOf: [...Object.keys(blues), "Zwart/blauw"] },
    },
  ]);
});

it("few colors, and those that are mostly called otherwise, are no families", () => {
  expect(asked({ Red: 3, Blue: 4 })).toBeUndefined();
  expect(
    asked({
      ...blues,
      ...Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`Sea of ${"abcdefghi"[at]}`, 1])),
    }),
  ).toBeUndefined();
  expect(
    asked({ ...blues, "Blue 9": 1, "Blue 10": 1, "Blue 11": 1, "Blue 12": 1 }),
  ).toBeUndefined();
});

it("a family is spelled as the shop spells it", () => {
  const greys = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`Grey ${at}`, 1]));
  const options = asked({ ...blues, ...greys, Grey: 2 });
  expect(options?.map(({ label }) => label["en"])).toEqual(["Blue", "Grey"]);
});

it("who writes “Colour” is offered grey", () => {
  const anthracites = Object.fromEntries(
    Array.from({ length: 5 }, (_, at) => [`Anthracite ${at}`, 1]),
  );
  const counts = new Map(Object.entries({ ...blues, ...anthracites }));
  const options = (label: string) =>
    colorAnswers({ ...color, kind: "text", label: { en: label } }, { counts }, "en")?.map(
      (each) => each.label["en"],
    );
  expect(options("Colour")).toEqual(["Blue", "Grey"]);
  expect(options("Color")).toEqual(["Blue", "Gray"]);
});
