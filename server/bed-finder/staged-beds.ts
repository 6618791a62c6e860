import type { FinderDocument, Section } from "@shared/finders/document";
import type { BedCatalogue } from "../catalogues/bed-catalogue";
import { bedsForFinders, bedsOf } from "../finders/built-in/bed-catalogue";
import type { FinderCatalogue } from "../finders/compile/finder-catalogue";
import { notOpen } from "../finders/live/open-finder";
import { stagedSections, type Stage } from "../finders/shopper/stage";

/** The bed finder's document with the beds that it chooses from. */
export interface StagedBeds {
  document: FinderDocument;
  section: Section;
  catalogue: FinderCatalogue;
  /** The same as any finder's code takes it. */
  stage: Pick<Stage, "document" | "catalogues">;
  beds: BedCatalogue;
}

/** A document with these beds. */
export function stagedBeds(document: FinderDocument, beds: BedCatalogue): StagedBeds {
  const section = document.sections[0]!;
  const catalogue = bedsForFinders(beds);
  const stage = { document, catalogues: new Map([[section.catalogue, catalogue]]) };
  return { document, section, catalogue, stage, beds };
}

/** The same of a stage; the same stage gives the same one. Throws a 404 where it is about other products. */
export function bedsOnStage(stage: Stage): StagedBeds {
  let staged = made.get(stage);
  if (!staged) {
    const [first] = stagedSections(stage);
    const beds = first && bedsOf(first.catalogue);
    if (!beds) throw notOpen();
    made.set(stage, (staged = stagedBeds(stage.document, beds)));
  }
  return staged;
}

const made = new WeakMap<Stage, StagedBeds>();
