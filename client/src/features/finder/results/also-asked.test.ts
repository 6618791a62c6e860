import { expect, it } from "vitest";
import type { ResultItem } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import { sampleFinder, sampleItem } from "@/testing/sample-finder";
import "../model/all-texts";
import { finderModel } from "../model/model";
import { withAlsoAsked } from "./also-asked";

const model = finderModel(sampleFinder);
const answers: Answers = { terrain: "road", width: "wide", budget: { min: 500, max: 1500 } };
const reason = { points: 5, max: 10, verdict: "met", text: "Road" } as const;
const shoe = (change: Partial<ResultItem>): ResultItem => {
  const { met: _, ...item } = sampleItem;
  return { ...item, price: "999.00", reasons: [{ ...reason, criterion: "terrain" }], ...change };
};
const lines = (item: ResultItem, relaxed: string[] = []) =>
  withAlsoAsked(item, relaxed, model, answers).met?.map((each) =>
    each.replaceAll(/[\u00a0\u2060]+/g, " ").replaceAll(/ +/g, " "),
  );

it.each<[string, string[] | undefined, ResultItem, string[]?]>([
  ["a price within the budget", ["Also as you asked: R500 – R1,500"], shoe({})],
  [
    "the budget after what is met",
    ["Wide", "Also as you asked: R500 – R1,500"],
    shoe({ met: ["Wide"] }),
  ],
  [
    "what the facts say in the answer's words",
    ["Also as you asked: Wide, R500 – R1,500"],
    shoe({ facts: { width: "wide" } }),
  ],
  [
    "no fact where musts are said to be met",
    [],
    shoe({ met: [], facts: { width: "wide" }, price: "9" }),
  ],
  ["no price beyond the budget", undefined, shoe({ price: "1500.50" })],
  ["no price that is not known", undefined, shoe({ price: null })],
  ["no budget that was given up", undefined, shoe({}), ["budget"]],
  [
    "none where the price ranks",
    undefined,
    shoe({ reasons: [{ ...reason, criterion: "budget" }] }),
  ],
  [
    "none where one line says it",
    undefined,
    shoe({ reasons: [{ ...reason, criterion: "filters" }] }),
  ],
])("%s", (_, expected, item, relaxed) => {
  expect(lines(item, relaxed)).toEqual(expected);
});
