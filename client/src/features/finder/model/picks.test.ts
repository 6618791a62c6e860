import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleFinder } from "@/testing/sample-finder";
import { documentOutside } from "./document-outside";
import { withRun } from "../run/resume";
import { finderModel } from "./model";
import { readAnswers } from "./opened-model";
import { keptPicks, PICKS, picksOf, writtenPicks } from "./picks";

const picks = fc.dictionary(
  fc.constantFrom("machine", "grinder", "beans"),
  fc.string({ minLength: 1, maxLength: 40 }),
  { noNullPrototype: true },
);

describe("the picks of a set", () => {
  it("are the same after a run, and in a link or a saved set", () => {
    const sections = ["machine", "grinder", "beans"].map((id) => ({ id, isOptional: true }));
    const model = { ...finderModel({ ...sampleFinder, sections }), outside: documentOutside };
    fc.assert(
      fc.property(picks, (given) => {
        const answers = { [PICKS]: keptPicks(given) };
        expect(picksOf(answers)).toEqual(given);
        expect(picksOf(withRun({}, answers))).toEqual(given);
        const written = documentOutside.write(model, answers);
        const link = documentOutside.ofLink(
          JSON.parse(JSON.stringify(documentOutside.inLink(model, written))),
        );
        expect(picksOf(readAnswers(model, link)?.answers ?? {})).toEqual(given);
      }),
    );
  });

  it("are asked for only of sections that the document still has", () => {
    const { shown } = finderModel(sampleFinder);
    const answers = { [PICKS]: keptPicks({ shoes: "s-1", laces: "l-1" }) };
    expect(writtenPicks(shown, answers)).toEqual({ "pick.shoes": "s-1" });
  });
});
