import type { FinderDocument, Section } from "@shared/finders/document";
import { FIREARMS } from "@shared/templates/product-catalogues";
import type { FinderCatalogue } from "../../finders/compile/finder-catalogue";
import type { Wording } from "../../finders/compile/reason-text";
import { notOpen } from "../../finders/live/open-finder";
import { stagedSections, wordingOf, type Stage } from "../../finders/shopper/stage";

/** The firearm finder's document with the firearms that it chooses from. */
export interface StagedFirearms {
  document: FinderDocument;
  section: Section;
  catalogue: FinderCatalogue;
  wording: Wording;
}

/** A document with these firearms. */
export function stagedFirearms(
  document: FinderDocument,
  catalogue: FinderCatalogue,
): StagedFirearms {
  const wording = wordingOf({ document }, catalogue, document.locale);
  return { document, section: document.sections[0]!, catalogue, wording };
}

const made = new WeakMap<Stage, StagedFirearms>();

/** The same of a stage; the same stage gives the same one. Throws a 404 where it is about other products. */
export function firearmsOnStage(stage: Stage): StagedFirearms {
  let staged = made.get(stage);
  if (!staged) {
    const [first] = stagedSections(stage);
    if (first?.section.catalogue !== FIREARMS) throw notOpen();
    made.set(stage, (staged = stagedFirearms(stage.document, first.catalogue)));
  }
  return staged;
}
