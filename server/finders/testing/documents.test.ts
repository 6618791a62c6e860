import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finderDocument } from "@shared/finders/document";
import { anyDocument } from "./documents";
import { sampleAttributes, sampleCatalog } from "./samples";

describe("any document", () => {
  it("is one that the schema takes, and reads back the same", () => {
    fc.assert(
      fc.property(anyDocument(sampleAttributes, sampleCatalog), (document) => {
        expect(finderDocument.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
      }),
    );
  });

  it("can be made where a catalog states nothing", () => {
    fc.assert(
      fc.property(anyDocument([], sampleCatalog), (document) => {
        expect(() => finderDocument.parse(document)).not.toThrow();
      }),
    );
  });

  it("has, now and then, all that documents have", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyDocument(sampleAttributes, sampleCatalog), (document) => {
        for (const { is } of document.values) {
          if (typeof is === "object") for (const name of Object.keys(is)) seen.add(`=${name}`);
        }
        for (const { ask } of document.questions) {
          seen.add(`${ask.kind} ${"as" in ask ? ask.as : ""}`.trim());
          if ("otherUnits" in ask) seen.add("otherUnits");
        }
        const has = (name: string, sign: RegExp, part: unknown) => {
          if (sign.test(JSON.stringify(part) ?? "")) seen.add(name);
        };
        has("when of a value", /"when":\{[^}]*"value":/, document.questions);
        has("operand of a value", /"(atLeast|atMost|contains|of)":\{"value":/, document.rules);
        has("rule for sections", /"sections":\[/, document.questions);
        has("rule with a when", /"rules":\[\{[^[]*"when":/, document.questions);
        has("sameAsIn", /"sameAsIn":/, [document.rules, document.sections]);
        for (const { when, isOptional, spread } of document.sections) {
          if (when) seen.add("section.when");
          if (isOptional) seen.add("section.isOptional");
          if (spread) seen.add("section.spread");
        }
        seen.add(`${document.sections.length} sections`);
        seen.add(`badge ${document.results.badge}`);
        if (document.results.endings.length > 0) seen.add("ending");
      }),
      { numRuns: 400 },
    );
    expect(EVERYTHING.filter((each) => !seen.has(each))).toEqual([]);
  });
});

const EVERYTHING = [
  ...["add", "multiply", "subtract", "divide", "min", "max", "roundUp", "bands"].map(
    (name) => `=${name}`,
  ),
  ...["=answer", "=optionsOf", "=value"],
  ...["one cards", "one swatches", "one pictures", "many chips", "many cards"],
  ...["scale", "price", "number", "date", "info", "otherUnits"],
  ...["when of a value", "operand of a value", "rule for sections", "rule with a when", "sameAsIn"],
  ...["section.when", "section.isOptional", "section.spread", "ending"],
  ...["1 sections", "2 sections", "3 sections"],
  ...["badge percent", "badge words", "badge none"],
];
