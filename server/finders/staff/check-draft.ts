import { isDeepStrictEqual } from "node:util";
import type { DraftCheck } from "@shared/contracts/finder-drafts";
import type { FinderDocument } from "@shared/finders/document";
import { brandColors } from "@shared/brand-colors";
import { contrast } from "@shared/contrast";
import { contrastProblems } from "@shared/embed-contrast";
import type { Steps } from "../../platform/work/steps";
import type { DoWork } from "../../people/auth/require-staff";
import type { Database } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import { toAppError } from "../../platform/http/error-handler";
import { invalid } from "../../platform/http/validate";
import { contractFaults } from "../built-in/check-contract";
import { checkDocumentInSteps } from "../check/check-document";
import { checkProducts } from "../check-products/check-products";
import type { Finding, Findings, Known } from "../check/finding";
import { mergedIn, withMergedValues } from "../live/merged-values";
import type { Stage } from "../shopper/stage";
import type { Stages } from "../shopper/stages";
import { storedEmbedSettings } from "../embedding/embed-keys";
import { readStoredSettings } from "../embedding/stored-settings";
import type { LiveFinder } from "../live/live-finders";
import { checkDraftWork, type WorkDependencies } from "./draft-work";
import { draftOf } from "./drafts";
import { knownNames } from "./versions";

/** Said where there is nothing to check or to publish. */
export const NO_DRAFT = { path: "", message: "There is no draft yet. Save one first." };

interface Dependencies extends WorkDependencies {
  /** The finders with their products. */
  stages: Pick<Stages, "of" | "withProducts">;
}

/**
 * What is wrong with a finder's draft, and what today's products make of it once nothing is: also whether it asks for
 * too much of them, which keeps it from being published. Throws a 404 where there is no such finder.
 */
export async function checkDraft(dependencies: Dependencies, slug: string): Promise<DraftCheck> {
  const { db, stages, work } = dependencies;
  const { revision, document } = await draftOf(db, slug);
  if (!document) return { revision, faults: [NO_DRAFT], warnings: [] };
  const known = await knownNames(db, document);
  const { faults, warnings } = await whatIsWrong(slug, document, known, work);
  // Products are asked only what can be asked.
  if (faults.length > 0) return { revision, faults, warnings };
  const stage = await stages.of(slug, document);
  let said = saidOf.get(stage);
  if (!said) {
    const ofWork = await checkDraftWork(dependencies, slug, document);
    if (ofWork.faults.length > 0) {
      return { revision, faults: ofWork.faults, warnings: [...warnings, ...ofWork.warnings] };
    }
    said = [...ofWork.warnings, ...(await work(checkProducts(stage)))];
    saidOf.set(stage, said);
  }
  const look = await lookProblems(db, stage.finder);
  return { revision, faults, warnings: [...warnings, ...said, ...look] };
}

/** What was found of a draft, by what it could name then. */
interface Checked {
  slug: string;
  known: Known;
  found: Findings;
}

/** The same document comes back until the draft changes. */
const checkedOf = new WeakMap<FinderDocument, Checked>();

/** What is wrong with a draft, worked out once for as long as it can name the same. */
async function whatIsWrong(
  slug: string,
  document: FinderDocument,
  known: Known,
  work: DoWork,
): Promise<Findings> {
  const before = checkedOf.get(document);
  if (before?.slug === slug && isDeepStrictEqual(before.known, known)) return before.found;
  const found = await work(checkDraftInSteps(slug, document, known));
  checkedOf.set(document, { slug, known, found });
  return found;
}

/**
 * What today's products make of a draft that can be published, worked out once: of a large one it takes long. The same stage
 * comes back until the draft or its products change.
 */
const saidOf = new WeakMap<Stage, readonly Finding[]>();

/** What is wrong with a document that is to be published as this finder, in steps. */
export function* checkDraftInSteps(
  slug: string,
  document: FinderDocument,
  known: Known,
): Steps<Findings> {
  const merged = mergedIn(known.attributes);
  const { faults, warnings } = yield* checkDocumentInSteps(
    withMergedValues(document, merged),
    known,
  );
  // What this finder must keep comes first: much else follows from it.
  return { faults: [...contractFaults(slug, document), ...faults], warnings };
}

/** What buttons and focus rings need to be seen by (WCAG AA). */
const LEAST = 3;

/** Where a finder's colors are hard to read or to see, on its own pages and in frames. */
async function lookProblems(
  db: Database,
  { slug, brand }: Pick<LiveFinder, "slug" | "brand">,
): Promise<Finding[]> {
  const row = await storedEmbedSettings(db, slug);
  const framed = row ? contrastProblems(slug, readStoredSettings(row.settings, slug)) : [];
  return [
    ...brandProblems(brand.color),
    ...framed.map(({ path, message }) => ({
      path: `look.${path}`,
      message: `Embedded: ${message}`,
    })),
  ];
}

/** Texts in the shop's own color are made readable as they are drawn; buttons and focus rings have it as it is. */
export function brandProblems(color: string | null): Finding[] {
  if (color === null) return [];
  const themes = Object.entries(brandColors.matchwell);
  const ratios = themes.map(([theme, { paper, surface }]) => ({
    theme,
    ratio: Math.min(contrast(color, paper), contrast(color, surface)),
  }));
  const [weakest] = ratios.sort((a, b) => a.ratio - b.ratio);
  if (!weakest || weakest.ratio >= LEAST) return [];
  // Rounded down, so that it never reads as enough.
  const ratio = (Math.floor(weakest.ratio * 10) / 10).toFixed(1);
  const message = `Buttons and focus rings in ${color} have a contrast of ${ratio} in the ${weakest.theme} theme; people need at least ${LEAST}. Choose another color.`;
  return [{ path: "look", message }];
}

/**
 * What was worked out about a document that need not be sound. A draft takes what only its check finds wrong: names of
 * what is gone, ids that are there twice, comparisons with what is no number. Where such a fault keeps the work from
 * being done, a 400 names the faults. Throws what the work throws where it is none of that.
 */
export async function faultsInstead<Result>(
  work: () => Result | Promise<Result>,
  faultsOf: () => Promise<readonly Finding[]>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // A refusal of what was asked, or a database that is away, has its own sentence.
    if (error instanceof AppError || toAppError(error).status !== 500) throw error;
    const faults = await faultsOf();
    throw faults.length > 0 ? invalid([...faults]) : error;
  }
}

/** What the check finds wrong with a document as this finder's. */
export const faultsOf =
  (db: Database, slug: string, document: FinderDocument, work: DoWork) =>
  async (): Promise<Finding[]> =>
    (await work(checkDraftInSteps(slug, document, await knownNames(db, document)))).faults;
