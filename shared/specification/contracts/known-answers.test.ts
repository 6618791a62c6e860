import { expect, it } from "vitest";
import type { BedOptions } from "./bed-options";
import type { BedPreferences } from "./preferences";
import { knownAnswers } from "./mails";

const list = (...ids: string[]) => ids.map((id) => ({ id, label: id, description: "" }));
const options = {
  sleepStyles: list("side"),
  bedSizes: list("queen"),
  mattressTypes: list("foam"),
  firmnessLevels: list("soft"),
  features: list("cooling", "firm_edge"),
  concerns: list("pain"),
} as unknown as BedOptions;

it.each<[string, BedPreferences, BedPreferences, number]>([
  ["nothing", {}, {}, 0],
  ["what there is", { bedSize: "queen", minPrice: 5 }, { bedSize: "queen", minPrice: 5 }, 0],
  ["what is gone", { bedSize: "king", sleepStyle: "side" }, { sleepStyle: "side" }, 1],
  ["some of several", { features: ["gone", "cooling"] }, { features: ["cooling"] }, 1],
  ["all of several", { concerns: ["a", "b"] }, { concerns: [] }, 2],
  [
    "questions left to us",
    { mattressType: "not_sure", firmness: "not_sure", bedSize: "not_sure" },
    { mattressType: "not_sure", firmness: "not_sure" },
    1,
  ],
])("of %s, keeps what staff still have", (_, answers, preferences, dropped) => {
  expect(knownAnswers(answers, options)).toEqual({ preferences, dropped });
});
