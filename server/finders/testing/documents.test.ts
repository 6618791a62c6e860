import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finderDocument } from "@shared/finders/document";
import { anyDocument } from "./documents";
import { sampleAttributes, sampleCatalogue } from "./samples";

describe("any document", () => {
  it("is one that the schema takes, and reads back the same", () => {
    fc.assert(
      fc.property(anyDocument(sampleAttributes, sampleCatalogue), (document) => {
        expect(finderDocument.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
      }),
    );
  });

  it("can be made where a catalog states nothing", () => {
    fc.assert(
      fc.property(anyDocument([], sampleCatalogue), (document) => {
        expect(() => finderDocument.parse(document)).not.toThrow();
      }),
    );
  });
});
