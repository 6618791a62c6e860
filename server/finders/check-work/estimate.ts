import type { FinderDocument, Section } from "@shared/finders/document";
import { finish, type Steps } from "../../platform/work/steps";
import { TRIED } from "../../engine/best-set";
import { sectionsAbove } from "../compile/chosen";
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
  const ids = sections.map(({ section }) => section.id);
  const isSet = sections.length > 1 && document.results.budget !== undefined;
  const asks = isSet
    ? setAsks(
        sections.map(({ section }) => ({
          catalogue: section.catalogue,
          above: sectionsAbove(document, section).map((id) => ids.indexOf(id)),
        })),
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

/** What of a section decides how often it is asked for a set. */
interface SetSection extends Pick<Section, "catalogue"> {
  /** The places of the sections above whose product it looks at. */
  above: readonly number[];
}

/**
 * How often each section is asked at most for the best set within a budget: once for each choice in the sections above
 * that is tried, where it, or one below it, depends on that choice. Sections of one catalog depend on each other: a
 * product is bought once.
 */
export function setAsks(sections: readonly SetSection[]): number[] {
  const dependsOn = sections.map(({ catalogue: catalog, above }, at) =>
    sections.flatMap((other, place) =>
      place < at && (other.catalogue === catalog || above.includes(place)) ? [place] : [],
    ),
  );
  const isLookedAt = (place: number, from: number) =>
    dependsOn.some((places, at) => at >= from && places.includes(place));
  const lookedAt = sections.map((_, place) => isLookedAt(place, 0));
  return sections.map((_, at) =>
    sections.slice(0, at).reduce((asks, _section, place) => {
      if (!isLookedAt(place, at)) return asks;
      const before = lookedAt.slice(0, place).filter(Boolean).length;
      // Some of the first, and the cheapest.
      return asks * ((TRIED[before] ?? 1) + 1);
    }, 1),
  );
}
