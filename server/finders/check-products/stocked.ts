import type { Answers } from "@shared/finders/answers";
import type { FinderDocument, Section } from "@shared/finders/document";
import { countInSteps } from "../../engine/counts";
import type { Steps } from "../../platform/work/steps";
import { compileAsGivenInSteps, type Compiled } from "../compile/compile";
import { endingFor } from "../shopper/ending";
import { stagedSections, wordingOf, type Stage, type StagedSection } from "../shopper/stage";

/** A section's products with nothing answered. */
export interface Stocked extends StagedSection {
  /** Its place in the document. */
  at: number;
  compiled: Compiled;
  /** How many products it has, and how many are left of them whatever is answered. */
  all: number;
  left: number;
}

/** The sections whose catalogs are there, with their products; in steps. */
export function* stockedSections(stage: Pick<Stage, "document" | "catalogs">): Steps<Stocked[]> {
  const { document } = stage;
  const stocked: Stocked[] = [];
  for (const { section, catalog } of stagedSections(stage)) {
    const compiled = yield* compiledWith(document, section, catalog, {});
    stocked.push({
      section,
      catalog,
      at: document.sections.indexOf(section),
      compiled,
      all: yield* countInSteps(catalog, { filter: [], narrow: [] }),
      left: yield* countInSteps(compiled.catalog, compiled.query),
    });
  }
  return stocked;
}

/** What answers ask of a section, whether anything leads to their questions or not. */
function compiledWith(
  document: FinderDocument,
  section: Section,
  catalog: StagedSection["catalog"],
  answers: Answers,
): Steps<Compiled> {
  const wording = wordingOf({ document }, catalog, document.locale);
  return compileAsGivenInSteps(document, section, catalog, answers, wording);
}

/** What an answer alone makes of a section. */
export interface Outcome {
  before: Stocked;
  compiled: Compiled;
  /** Whether it asks for anything that products must have. */
  isMust: boolean;
  left: number;
}

/** What an answer alone makes of the sections that are there then; nothing where it comes to an ending. In steps. */
export function* outcomesOf(
  document: FinderDocument,
  stocked: readonly Stocked[],
  answers: Answers,
): Steps<Outcome[] | undefined> {
  const outcomes: Outcome[] = [];
  for (const before of stocked) {
    yield;
    const compiled = yield* compiledWith(document, before.section, before.catalog, answers);
    if (endingFor(document, compiled)) return undefined;
    if (!compiled.isThere) continue;
    const isMust = asked(compiled) > asked(before.compiled);
    const left = isMust ? yield* countInSteps(compiled.catalog, compiled.query) : before.left;
    outcomes.push({ before, compiled, isMust, left });
  }
  return outcomes;
}

const asked = ({ query: { filter, narrow } }: Compiled) => filter.length + narrow.length;
