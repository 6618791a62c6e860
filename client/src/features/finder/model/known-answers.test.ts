import { describe, expect, it } from "vitest";
import { sampleFinder } from "@/testing/sample-finder";
import { writtenAnswers } from "./finder-address";
import { knownAnswers } from "./known-answers";

const { questions } = sampleFinder;

describe("answers from outside", () => {
  it("are read as they were written", () => {
    const answers = {
      terrain: "trail",
      grip: "much",
      width: "wide",
      length: 27.5,
      allergy: ["latex", "wool"],
      wishes: ["dry"],
      budget: { min: 500 },
    };
    const written = writtenAnswers({ questions }, answers);
    expect(written).toMatchObject({ allergy: "latex,wool", budget: "500.." });
    expect(knownAnswers(questions, written)).toEqual({
      answers,
      lost: [],
      lostChoices: 0,
      gone: 0,
    });
    expect(knownAnswers(questions, answers)).toEqual({
      answers,
      lost: [],
      lostChoices: 0,
      gone: 0,
    });
  });

  it.each<[string, object, object, string[], number]>([
    ["an option that is gone", { width: "huge" }, {}, ["width"], 0],
    ["one of several", { allergy: "latex,nickel" }, { allergy: ["latex"] }, ["allergy"], 0],
    [
      "more than may be chosen",
      { wishes: "light,soft,dry" },
      { wishes: ["light", "soft"] },
      ["wishes"],
      0,
    ],
    ["a number out of its bounds", { length: 50 }, {}, ["length"], 0],
    ["no range", { budget: "cheap" }, {}, ["budget"], 0],
    ["another kind of value", { width: { deep: true } }, {}, ["width"], 0],
    ["a question that is gone", { color: "red" }, {}, [], 1],
    ["what the run keeps for itself", { _passed: ["wishes"] }, {}, [], 0],
  ])("%s", (_, given, answers, lost, gone) => {
    const known = knownAnswers(questions, given);
    expect(known?.answers).toEqual(answers);
    expect(known?.lost.map(({ id }) => id)).toEqual(lost);
    expect(known?.gone).toBe(gone);
  });

  it("days are kept within the bounds of their question", () => {
    const [first] = questions;
    const date = {
      ...first!,
      id: "day",
      ask: { kind: "date" as const, min: "2026-11-01", max: "2026-11-30" },
    };
    const read = (day: string) => knownAnswers([date], { day })?.answers;
    expect(read("2026-11-30")).toEqual({ day: "2026-11-30" });
    for (const day of ["2026-10-31", "2026-12-01", "2026-11-31", "November"]) {
      expect(read(day)).toEqual({});
    }
  });

  it.each([[undefined], [null], ["text"], [["side"]]])("%j says nothing", (given) => {
    expect(knownAnswers(questions, given)).toBeUndefined();
  });
});
