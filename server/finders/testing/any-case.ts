import fc from "fast-check";
import type { Picks, ResultSection } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import type { FinderDocument } from "@shared/finders/document";
import type { AnyCatalog } from "../../catalog/store/any-catalog";
import { openQuestions } from "../compile/asked";
import { chosenAt, type ChosenProduct } from "../compile/chosen";
import { compile, type Compiled } from "../compile/compile";
import { wordingOf, type Stage } from "../shopper/stage";
import { anyAnswers } from "./any-answers";
import { anyCatalogOf, anyProducts } from "./any-catalog";
import { SECTIONS } from "./any-section";
import { anyDocument } from "./documents";
import { sampleAttributes, sampleCatalog } from "./samples";

const NUM_RUNS = 150;
/** A set is asked several times. */
const NUM_RUNS_OF_SETS = 150;

export interface Case {
  stage: Stage;
  catalog: AnyCatalog;
  answers: Answers;
  /** Of some sections; one may have no such product, or not be there. */
  picks: Picks;
}

/** A set, and what a shopper answers and picks one after the other. */
export interface SetCase extends Pick<Case, "stage" | "catalog"> {
  steps: Pick<Case, "answers" | "picks">[];
}

const key = fc.constantFrom("none", ...Array.from({ length: 20 }, (_, at) => `p${at}`));
const anyPicks = fc.dictionary(fc.constantFrom(...SECTIONS), key, { noNullPrototype: true });

/** A random finder over random products. */
const anyFinder = (min: number, max: number): fc.Arbitrary<Pick<Case, "stage" | "catalog">> =>
  fc
    .tuple(
      anyDocument(sampleAttributes, sampleCatalog, { min, max }),
      anyProducts(sampleAttributes),
    )
    .map(([document, products]) => {
      const catalog = anyCatalogOf(products, sampleAttributes, sampleCatalog);
      return { stage: stageOf(document, catalog), catalog };
    });

const anyStep = ({ stage, catalog }: Pick<Case, "stage" | "catalog">) =>
  fc.record({
    answers: anyAnswers(openQuestions(stage.document, catalog)),
    picks: anyPicks,
  });

/** With so many sections at most, and with random answers and picks. */
const anyCase = (maxSections: number): fc.Arbitrary<Case> =>
  anyFinder(1, maxSections).chain((finder) =>
    anyStep(finder).map((step) => ({ ...finder, ...step })),
  );

const anySet: fc.Arbitrary<SetCase> = anyFinder(2, SECTIONS.length).chain((finder) =>
  fc.array(anyStep(finder), { minLength: 1, maxLength: 4 }).map((steps) => ({ ...finder, steps })),
);

/** Version 1 of a finder with this document. */
export function stageOf(document: FinderDocument, catalog: AnyCatalog): Stage {
  const brand = { name: "Shop", website: null, color: null, links: [] };
  return {
    finder: { slug: "any", name: "Any", brand, gateHash: null, liveVersion: 1 },
    version: 1,
    mark: "",
    document,
    catalogs: new Map([[sampleCatalog, catalog]]),
  };
}

/** What its answers ask of its catalog, in its first section. */
export const compiledOf = ({
  stage,
  catalog,
  answers,
}: Pick<Case, "stage" | "catalog" | "answers">) =>
  compile(
    stage.document,
    stage.document.sections[0]!,
    catalog,
    answers,
    wordingOf(stage, catalog, "en"),
  );

/** What its answers ask in every section that was found, with the products that were chosen above. */
export function compiledIn(
  { stage, catalog, answers }: Pick<Case, "stage" | "catalog" | "answers">,
  found: readonly ResultSection[],
): { section: ResultSection; compiled: Compiled }[] {
  const chosen = new Map<string, ChosenProduct | null>();
  const isSet = stage.document.sections.length > 1;
  return found.map((each) => {
    const section = stage.document.sections.find(({ id }) => id === each.id)!;
    const wording = wordingOf(stage, catalog, "en");
    const compiled = compile(stage.document, section, catalog, answers, wording, chosen);
    if (isSet) {
      const row = catalog.items.findIndex((item) => item.key === each.chosen);
      const doer = each.doneBy === undefined ? undefined : chosen.get(each.doneBy);
      chosen.set(each.id, row === -1 ? (doer ?? null) : chosenAt(catalog, row));
    }
    return { section: each, compiled };
  });
}

/** Checks something of many cases. */
export const check = (holds: (each: Case) => void, numRuns = NUM_RUNS) =>
  fc.assert(fc.property(anyCase(SECTIONS.length), holds), { numRuns });

/** Checks something of many cases with one section. */
export const checkLists = (holds: (each: Case) => void, numRuns = NUM_RUNS) =>
  fc.assert(fc.property(anyCase(1), holds), { numRuns });

/** Checks something of many sets. */
export const checkSets = (holds: (each: SetCase) => void) =>
  fc.assert(fc.property(anySet, holds), { numRuns: NUM_RUNS_OF_SETS });
