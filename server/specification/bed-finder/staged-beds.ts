import type { FinderDocument, Section } from "@shared/finders/document";
import { BEDS } from "@shared/templates/product-catalogues";
import type { FinderCatalogue } from "../../finders/compile/finder-catalogue";
import { notOpen } from "../../finders/live/open-finder";
import { stagedSections, type Stage } from "../../finders/shopper/stage";

/** The bed finder's document with the beds that it chooses from. */
export interface StagedBeds {
  document: FinderDocument;
  section: Section;
  catalogue: FinderCatalogue;
  /** The same as any finder's code takes it. */
  stage: Pick<Stage, "document" | "catalogues">;
}

/** A document with these beds, which have their lists. */
export function stagedBeds(document: FinderDocument, catalogue: FinderCatalogue): StagedBeds {
  const section = document.sections[0]!;
  const stage = { document, catalogues: new Map([[section.catalogue, catalogue]]) };
  return { document, section, catalogue, stage };
}

/** The same of a stage; the same stage gives the same one. Throws a 404 where it is about other products. */
export function bedsOnStage(stage: Stage): StagedBeds {
  let staged = made.get(stage);
  if (!staged) {
    const [first] = stagedSections(stage);
    if (first?.section.catalogue !== BEDS) throw notOpen();
    made.set(stage, (staged = stagedBeds(stage.document, first.catalogue)));
  }
  return staged;
}

const made = new WeakMap<Stage, StagedBeds>();
