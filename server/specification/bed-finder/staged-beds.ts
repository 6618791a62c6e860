import type { FinderDocument, Section } from "@shared/finders/document";
import { BEDS } from "@shared/templates/product-catalogs";
import type { FieldError } from "@shared/contracts/error";
import type { BedPreferences } from "@shared/specification/contracts/preferences";
import { chosenIds, type Answer, type Answers } from "@shared/finders/answers";
import type { FinderCatalog } from "../../finders/compile/finder-catalog";
import { notOpen } from "../../finders/live/live-finders";
import { stagedSections, type Stage } from "../../finders/shopper/stage";
import { openQuestions, type OpenQuestion } from "../../finders/compile/asked";
import { invalid } from "../../platform/http/validate";

/** The bed finder's document with the beds that it chooses from. */
export interface StagedBeds {
  document: FinderDocument;
  section: Section;
  catalog: FinderCatalog;
  /** The same as any finder's code takes it. */
  stage: Pick<Stage, "document" | "catalogs">;
}

/** A document with these beds, which have their lists. */
export function stagedBeds(document: FinderDocument, catalog: FinderCatalog): StagedBeds {
  const section = document.sections[0]!;
  const stage = { document, catalogs: new Map([[section.catalogue, catalog]]) };
  return { document, section, catalog, stage };
}

/** The same of a stage; the same stage gives the same one. Throws a 404 where it is about other products. */
export function bedsOnStage(stage: Stage): StagedBeds {
  let staged = made.get(stage);
  if (!staged) {
    const [first] = stagedSections(stage);
    if (first?.section.catalogue !== BEDS) throw notOpen();
    made.set(stage, (staged = stagedBeds(stage.document, first.catalog)));
  }
  return staged;
}

const made = new WeakMap<Stage, StagedBeds>();

/** Preferences as answers to the document's questions. */
export function bedAnswers({ minPrice, maxPrice, ...chosen }: BedPreferences): Answers {
  const answers: Record<string, Answer> = {};
  for (const [id, answer] of Object.entries(chosen)) {
    if (answer !== undefined && answer.length > 0) answers[id] = answer;
  }
  if (minPrice !== undefined || maxPrice !== undefined) {
    answers.budget = {
      ...(minPrice !== undefined && { min: minPrice }),
      ...(maxPrice !== undefined && { max: maxPrice }),
    };
  }
  return answers;
}

/** Throws a 400 that names each answer which is not among the options. */
export function requireKnownOptions(answers: BedPreferences, { document, catalog }: StagedBeds) {
  const given: Partial<Record<string, Answer>> = answers;
  const errors: FieldError[] = [];
  for (const open of openQuestions(document, catalog)) {
    const { id } = open.question;
    const ids = idsOf(open);
    if (chosenIds(given[id]).every((each) => ids.has(each))) continue;
    errors.push({ path: id, message: `There is no such option. Use ${[...ids].join(", ")}.` });
  }
  if (errors.length > 0) throw invalid(errors);
}

const idsOf = (() => {
  const known = new WeakMap<OpenQuestion, ReadonlySet<string>>();
  return (open: OpenQuestion): ReadonlySet<string> => {
    let ids = known.get(open);
    if (!ids) known.set(open, (ids = new Set(open.options.map(({ id }) => id))));
    return ids;
  };
})();
