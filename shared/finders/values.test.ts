import { describe, expect, it } from "vitest";
import type { Answers } from "./answers";
import type { Calculation } from "./calculation";
import { valuesOf } from "./values";

const questions = [
  { id: "area" },
  { id: "coats", options: [{ id: "one", number: 1 }, { id: "two", number: 2 }, { id: "many" }] },
  {
    id: "rooms",
    options: [
      { id: "hall", number: 12.5 },
      { id: "bath", number: 6 },
    ],
  },
];
const answers: Answers = { area: 30, coats: "two", rooms: ["hall", "bath"] };

const of = (is: Calculation, given = answers) =>
  valuesOf([{ id: "it", is }], questions, given)["it"];

const bands: Calculation = {
  bands: [
    { when: { question: "area", atLeast: 50 }, is: 3 },
    { when: { question: "area", atLeast: 20 }, is: { answer: "area" } },
    { when: { question: "coats", is: "two" }, is: 1 },
  ],
};

describe("a calculation", () => {
  it.each<[string, Calculation, number | undefined]>([
    ["a number", 7.5, 7.5],
    ["an answer", { answer: "area" }, 30],
    ["an answer that is no number", { answer: "coats" }, undefined],
    ["an answer that is missing", { answer: "height" }, undefined],
    ["the number of an option", { optionsOf: "coats" }, 2],
    ["the sum of several options", { optionsOf: "rooms" }, 18.5],
    ["the options of nothing", { optionsOf: "height" }, undefined],
    ["a value that nobody defined", { value: "x" }, undefined],
    ["a sum", { add: [{ answer: "area" }, 2, 3] }, 35],
    ["a sum of tenths", { add: [0.1, 0.2] }, 0.3],
    ["a sum with something missing", { add: [1, { answer: "height" }] }, undefined],
    ["a product", { multiply: [{ answer: "area" }, { optionsOf: "coats" }] }, 60],
    ["a difference", { subtract: [{ answer: "area" }, 40] }, -10],
    ["a difference of decimals", { subtract: [100.1, 100] }, 0.1],
    ["a quotient", { divide: [{ answer: "area" }, 8] }, 3.75],
    ["a quotient times its divisor", { multiply: [{ divide: [1, 3] }, 3] }, 1],
    ["a division by zero", { divide: [1, 0] }, undefined],
    [
      "a division by what is zero but for its last decimals",
      { divide: [1, { subtract: [{ add: [0.1, 0.2] }, 0.3] }] },
      undefined,
    ],
    ["the smallest", { min: [4, { answer: "area" }, -1] }, -1],
    ["the smallest of what is missing", { min: [4, { answer: "height" }] }, undefined],
    ["the largest", { max: [4, { answer: "area" }, -1] }, 30],
    ["the next whole number", { roundUp: 3.01 }, 4],
    ["a whole number", { roundUp: 3 }, 3],
    ["a whole number but for its last decimals", { roundUp: 3.0000000004 }, 3],
    ["the next multiple", { roundUp: 7.2, to: 2.5 }, 7.5],
    ["a multiple of tenths", { roundUp: { add: [0.1, 0.2] }, to: 0.1 }, 0.3],
    ["a large multiple of tenths", { roundUp: 123_456_789.3, to: 0.1 }, 123_456_789.3],
    ["less than nothing", { roundUp: -1.5 }, -1],
    ["almost nothing", { roundUp: -0.2 }, 0],
    ["what is too large", { multiply: [1e300, 1e300] }, undefined],
    ["a part of what is too large", { divide: [1, { multiply: [1e300, 1e300] }] }, undefined],
    ["the first band that fits", bands, 30],
  ])("%s", (_, is, expected) => expect(of(is)).toBe(expected));

  it.each<[string, Calculation, Answers, number | undefined]>([
    ["another band", bands, { area: 80 }, 3],
    ["no band", bands, { area: 1 }, undefined],
    ["none, but something otherwise", { ...bands, otherwise: 9 }, {}, 9],
    [
      "a band of what is not known",
      { bands: [{ when: { question: "coats", is: "two" }, is: { answer: "area" } }], otherwise: 9 },
      { coats: "two" },
      undefined,
    ],
    ["an option without a number", { optionsOf: "coats" }, { coats: "many" }, undefined],
    ["an option that is gone", { optionsOf: "rooms" }, { rooms: ["hall", "attic"] }, undefined],
  ])("of other answers: %s", (_, is, given, expected) => expect(of(is, given)).toBe(expected));
});

describe("values", () => {
  it("use each other in any order", () => {
    const values = valuesOf(
      [
        { id: "tins", is: { roundUp: { divide: [{ value: "litres" }, 2.5] } } },
        { id: "litres", is: { divide: [{ value: "painted" }, 10] } },
        { id: "painted", is: { multiply: [{ answer: "area" }, { optionsOf: "coats" }] } },
      ],
      questions,
      answers,
    );
    expect(values).toEqual({ tins: 3, litres: 6, painted: 60 });
  });

  it("keep for each other what they do not show", () => {
    const values = [
      { id: "third", is: { divide: [1, 3] } },
      { id: "whole", is: { multiply: [{ value: "third" }, 3_000_000] } },
    ] satisfies Parameters<typeof valuesOf>[0];
    expect(valuesOf(values, [], {})["whole"]).toBe(1_000_000);
  });

  it("can be what bands depend on", () => {
    const values = [
      {
        id: "size",
        is: { bands: [{ when: { value: "load", atLeast: 0.3 }, is: 2 }], otherwise: 1 },
      },
      { id: "load", is: { add: [0.1, { answer: "area" }] } },
    ] satisfies Parameters<typeof valuesOf>[0];
    expect(valuesOf(values, questions, { area: 0.2 })["size"]).toBe(2);
    expect(valuesOf(values, questions, { area: 0.1 })["size"]).toBe(1);
  });

  it("are worked out once each", () => {
    // Each doubles the one before: without keeping them that would take 2 to the 40th steps.
    const values = Array.from({ length: 41 }, (_, at) => ({
      id: `v${at}`,
      is: at === 0 ? 1 : { add: [{ value: `v${at - 1}` }, { value: `v${at - 1}` }] },
    }));
    expect(valuesOf(values, [], {})["v40"]).toBe(2 ** 40);
  });

  it("that need themselves are not known, whichever is asked first", () => {
    const loop: { id: string; is: Calculation }[] = [
      { id: "a", is: { bands: [{ when: { value: "b", atLeast: 1 }, is: 1 }], otherwise: 2 } },
      { id: "b", is: { value: "a" } },
      { id: "c", is: { value: "c" } },
      { id: "d", is: 4 },
    ];
    const expected = { a: undefined, b: undefined, c: undefined, d: 4 };
    expect({ ...valuesOf(loop, [], {}) }).toStrictEqual(expected);
    expect({ ...valuesOf(loop.toReversed(), [], {}) }).toStrictEqual(expected);
  });
});

it("of two values with one id the first counts", () => {
  const values = [
    { id: "it", is: 1 },
    { id: "it", is: 2 },
  ];
  expect(valuesOf(values, questions, answers)).toEqual({ it: 1 });
});
