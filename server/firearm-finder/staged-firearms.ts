import type { FinderDocument, Section } from "@shared/finders/document";
import type { FirearmCatalogue } from "../catalogues/firearm-catalogue";
import { firearmsForFinders, firearmsOf } from "../finders/built-in/firearm-catalogue";
import type { FinderCatalogue } from "../finders/compile/finder-catalogue";
import type { Wording } from "../finders/compile/reason-text";
import { notOpen } from "../finders/live/open-finder";
import { stagedSections, wordingOf, type Stage } from "../finders/shopper/stage";

/** The firearm finder's document with the firearms that it chooses from. */
export interface StagedFirearms {
  document: FinderDocument;
  section: Section;
  catalogue: FinderCatalogue;
  firearms: FirearmCatalogue;
  wording: Wording;
}

/** A document with these firearms. */
export function stagedFirearms(
  document: FinderDocument,
  firearms: FirearmCatalogue,
): StagedFirearms {
  const catalogue = firearmsForFinders(firearms);
  const wording = wordingOf({ document }, catalogue, document.locale);
  return { document, section: document.sections[0]!, catalogue, firearms, wording };
}

const made = new WeakMap<Stage, StagedFirearms>();

/** The same of a stage; the same stage gives the same one. Throws a 404 where it is about other products. */
export function firearmsOnStage(stage: Stage): StagedFirearms {
  let staged = made.get(stage);
  if (!staged) {
    const [first] = stagedSections(stage);
    const firearms = first && firearmsOf(first.catalogue);
    if (!firearms) throw notOpen();
    made.set(stage, (staged = stagedFirearms(stage.document, firearms)));
  }
  return staged;
}
