import fc from "fast-check";
import type { Answers } from "@shared/finders/answers";
import type { FinderDocument } from "@shared/finders/document";
import type { AnyCatalogue } from "../../catalogues/any-catalogue";
import { openQuestions } from "../compile/asked";
import { compile } from "../compile/compile";
import { wordingOf, type Stage } from "../shopper/stage";
import { anyAnswers } from "./any-answers";
import { anyCatalogueOf, anyProducts } from "./any-catalogue";
import { anyDocument } from "./documents";
import { sampleAttributes, sampleCatalogue } from "./samples";

const NUM_RUNS = 300;

export interface Case {
  stage: Stage;
  catalogue: AnyCatalogue;
  answers: Answers;
}

/** A random finder over random products, with random answers. */
const anyCase: fc.Arbitrary<Case> = fc
  .tuple(anyDocument(sampleAttributes, sampleCatalogue), anyProducts(sampleAttributes))
  .chain(([document, products]) => {
    const catalogue = anyCatalogueOf(products, sampleAttributes, sampleCatalogue);
    const stage = stageOf(document, catalogue);
    return anyAnswers(openQuestions(document, catalogue)).map((answers) => ({
      stage,
      catalogue,
      answers,
    }));
  });

/** Version 1 of a finder with this document. */
export function stageOf(document: FinderDocument, catalogue: AnyCatalogue): Stage {
  const brand = { name: "Shop", website: null, color: null, links: [] };
  return {
    finder: { slug: "any", name: "Any", brand, gateHash: null, liveVersion: 1 },
    version: 1,
    document,
    catalogues: new Map([[sampleCatalogue, catalogue]]),
  };
}

/** What its answers ask of its catalogue. */
export const compiledOf = ({ stage, catalogue, answers }: Case) =>
  compile(
    stage.document,
    stage.document.sections[0]!,
    catalogue,
    answers,
    wordingOf(stage, catalogue, "en"),
  );

/** Checks something of many cases. */
export const check = (holds: (each: Case) => void, numRuns = NUM_RUNS) =>
  fc.assert(fc.property(anyCase, holds), { numRuns });
