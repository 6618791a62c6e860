import type { Answers } from "@shared/finders/answers";
import type { FinderDocument, Section } from "@shared/finders/document";
import { countProducts } from "../../matching/groups";
import { select } from "../../matching/select";
import { count } from "../../matching/counts";
import { compileAsGiven, type Compiled } from "../compile/compile";
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

/** The sections whose catalogues are there, with their products. */
export function stockedSections(stage: Pick<Stage, "document" | "catalogues">): Stocked[] {
  const { document } = stage;
  return stagedSections(stage).map(({ section, catalogue }) => {
    const compiled = compiledWith(document, section, catalogue, {});
    return {
      section,
      catalogue,
      at: document.sections.indexOf(section),
      compiled,
      all: countProducts(catalogue, select(catalogue, [])),
      left: count(compiled.catalogue, compiled.query),
    };
  });
}

/** What answers ask of a section, whether anything leads to their questions or not. */
function compiledWith(
  document: FinderDocument,
  section: Section,
  catalogue: StagedSection["catalogue"],
  answers: Answers,
): Compiled {
  const wording = wordingOf({ document }, catalogue, document.locale);
  return compileAsGiven(document, section, catalogue, answers, wording);
}

/** What an answer alone makes of a section. */
export interface Outcome {
  before: Stocked;
  compiled: Compiled;
  /** Whether it asks for anything that products must have. */
  isMust: boolean;
  left: number;
}

/** What an answer alone makes of the sections that are there then; nothing where it comes to an ending. */
export function outcomesOf(
  document: FinderDocument,
  stocked: readonly Stocked[],
  answers: Answers,
): Outcome[] | undefined {
  const outcomes: Outcome[] = [];
  for (const before of stocked) {
    const compiled = compiledWith(document, before.section, before.catalogue, answers);
    if (endingFor(document, compiled)) return undefined;
    if (!compiled.isThere) continue;
    const isMust = asked(compiled) > asked(before.compiled);
    const left = isMust ? count(compiled.catalogue, compiled.query) : before.left;
    outcomes.push({ before, compiled, isMust, left });
  }
  return outcomes;
}

const asked = ({ query: { filter, narrow } }: Compiled) => filter.length + narrow.length;
