import { describe, expect, it } from "vitest";
import type { Answers } from "@shared/finders/answers";
import type { Stage } from "./stage";
import { paint, tins } from "../testing/tins";
import { results } from "./results";
import { shownFinder } from "./shown-finder";

const wall = tins("wall", { pack: 1, price: 100, finish: "matt" });

/** A finder whose reason, and ending, say how much is painted. */
function saying(reason: string, ending: string): Stage {
  const stage = paint(wall, { amount: undefined });
  const [area, finish, ...questions] = stage.document.questions;
  const en = { en: reason };
  const document: Stage["document"] = {
    ...stage.document,
    questions: [
      { ...area!, required: false },
      { ...finish!, reasons: { met: en, missed: en, unknown: en }, rules: [wish] },
      ...questions,
    ],
    values: stage.document.values.map((each) => ({ ...each, unit: "m²" })),
    results: {
      ...stage.document.results,
      endings: [{ when: { question: "finish", is: "gloss" }, text: { en: ending } }],
    },
  };
  return { ...stage, document };
}

const wish = { use: "score" as const, condition: { attribute: "finish", is: "matt" } };

const reasonsOf = (stage: Stage, answers: Answers) =>
  results(stage, answers, "en").sections[0]!.items[0]!.reasons.map(({ text }) => text);

describe("values in what the server says", () => {
  const stage = saying("Matt for {value:area}.", "Call us. We paint {value:area} for you.");

  it.each<[string, Answers, string]>([
    ["are said in reasons", { area: 20.25, finish: "matt" }, "Matt for 40.5 m²."],
    [
      "leave a plain reason where they are not known",
      { finish: "matt" },
      "Fits what you asked for",
    ],
  ])("%s", (_, answers, reason) => {
    expect(reasonsOf(stage, answers)).toEqual([reason]);
  });

  it("are said in endings, which lose what is not known", () => {
    const ended = (answers: Answers) => results(stage, answers, "en").ending?.text;
    expect(ended({ area: 3, finish: "gloss" })).toBe("Call us. We paint 6 m² for you.");
    expect(ended({ finish: "gloss" })).toBe("Call us.");
  });

  it("are sent to the page with their units where a text says them, and else not", () => {
    expect(shownFinder(stage, "en").values).toMatchObject([{ id: "area", unit: "m²" }]);
    expect(shownFinder(paint(wall), "en").values).toBeUndefined();
  });
});
