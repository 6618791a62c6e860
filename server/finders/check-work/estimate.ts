import type { FinderDocument, Section } from "@shared/finders/document";
import { finish, type Steps } from "../../platform/work/steps";
import { MAX_ASKS } from "../../engine/best-set";
import { dependenciesAbove } from "../compile/chosen";
import type { FinderCatalog } from "../compile/finder-catalog";
import { NO_RULES } from "./question-work";
import { readsWork, type ReadsWork } from "./read-work";
import { catalogWork, sectionWork, type CatalogWork, type SectionWork } from "./section-work";
import { sizesOf } from "./sizes";

/** What the costliest answer of a finder takes, and what makes it so. */
export interface Estimate {
  /** Of the costliest read. */
  operations: number;
  reads: ReadsWork;
  /** Tells in steps without which the most would be saved. */
  dearestInSteps: () => Steps<Dearest>;
}

/** A question by its place, the finder's own rules, or its sections. */
type Dearest = { question: number } | "rules" | "sections";

/** The document of a finder with the catalogs of its sections, as far as they are there. */
export interface Estimated {
  document: FinderDocument;
  catalogs: ReadonlyMap<string, FinderCatalog>;
}

/**
 * Estimates the costliest answer that a document can be asked for, whatever leads to its questions: over its catalogs
 * as they are, or as they would be with so many rows together.
 *
 * @internal For tests and programs: the product asks in steps.
 */
export const estimate = (...asked: Parameters<typeof estimateInSteps>): Estimate =>
  finish(estimateInSteps(...asked));

/** The same in steps. */
export function* estimateInSteps(
  { document, catalogs }: Estimated,
  rows?: number,
): Steps<Estimate> {
  const grownTo = rowsOf(catalogs, rows);
  /** What is asked of a catalog is the same in each section that chooses from it. */
  const asked = new Map<FinderCatalog, CatalogWork>();
  const sections: { section: Section; work: SectionWork }[] = [];
  for (const section of document.sections) {
    const catalog = catalogs.get(section.catalogue);
    if (!catalog) continue;
    let ofAll = asked.get(catalog);
    if (!ofAll) {
      ofAll = yield* catalogWork(document, catalog, sizesOf(catalog, grownTo(catalog)));
      asked.set(catalog, ofAll);
    }
    sections.push({ section, work: sectionWork(document, section, ofAll) });
    yield;
  }
  const sizesIn = new Map(sections.map(({ section, work }) => [section.id, work.sizes]));
  const isSet = sections.length > 1 && document.results.budget !== undefined;
  const asks = isSet
    ? sections.map(({ section }) =>
        setAsks(
          dependenciesAbove(document, section).map(
            ({ sameAsIn, attribute, of = attribute }) => sizesIn.get(sameAsIn)?.valuesIn(of) ?? 1,
          ),
        ),
      )
    : undefined;
  const works = sections.map(({ work }) => work);
  const reads = readsWork(works, asks);
  const operations = mostOf(reads);
  return {
    operations,
    reads,
    *dearestInSteps() {
      let most: { dearest: Dearest; by: number } = {
        dearest: "sections",
        by: operations - mostOf(readsWork(works, undefined)),
      };
      const look = (dearest: Dearest, change: (work: SectionWork) => SectionWork) => {
        const by = operations - mostOf(readsWork(works.map(change), asks));
        if (by >= most.by) most = { dearest, by };
      };
      look("rules", (work) => ({ ...work, rules: NO_RULES }));
      // Of those that save as much the first question is named.
      for (let question = document.questions.length - 1; question >= 0; question--) {
        yield;
        look({ question }, (work) => ({
          ...work,
          questions: work.questions.filter((_each, place) => place !== question),
        }));
      }
      return most.dearest;
    },
  };
}

const mostOf = ({ results, counts, suggestions }: ReadsWork) =>
  Math.max(results, counts, suggestions);

/** The rows of each catalog where all together have so many: they grow alike. */
function rowsOf(
  catalogs: Estimated["catalogs"],
  rows: number | undefined,
): (catalog: FinderCatalog) => number | undefined {
  if (rows === undefined) return () => undefined;
  const all = [...catalogs.values()].reduce((sum, { items }) => sum + items.length, 0);
  return ({ items }) => Math.ceil(all === 0 ? rows / catalogs.size : (rows * items.length) / all);
}

/**
 * How often a section is asked at most for the best set within a budget: for all that is there, and once for each of what
 * the sections above, on which it depends, can state: of so many different values each.
 */
export const setAsks = (values: readonly number[]): number =>
  1 +
  Math.min(
    MAX_ASKS,
    values.reduce((all, each) => all * each, 1),
  );
