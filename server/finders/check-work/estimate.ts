import type { FinderDocument } from "@shared/finders/document";
import { sectionsAbove } from "../compile/chosen";
import type { FinderCatalogue } from "../compile/finder-catalogue";
import { NO_RULES } from "./question-work";
import { readsWork, type ReadsWork } from "./read-work";
import { sectionWork, type SectionWork } from "./section-work";
import { setAsks } from "./set-asks";
import { sizesOf } from "./sizes";

/** What the costliest answer of a finder takes, and what makes it so. */
export interface Estimate {
  /** Of the costliest read. */
  operations: number;
  reads: ReadsWork;
  /** Without which the most would be saved: a question by its place, the finder's own rules, or its sections. */
  dearest: { question: number } | "rules" | "sections";
}

/** The document of a finder with the catalogues of its sections, as far as they are there. */
export interface Estimated {
  document: FinderDocument;
  catalogues: ReadonlyMap<string, FinderCatalogue>;
}

/**
 * Estimates the costliest answer that a document can be asked for, whatever leads to its questions: over its catalogues
 * as they are, or as they would be with so many rows together.
 */
export function estimate({ document, catalogues }: Estimated, rows?: number): Estimate {
  const grownTo = rowsOf(catalogues, rows);
  const sections = document.sections.flatMap((section) => {
    const catalogue = catalogues.get(section.catalogue);
    if (!catalogue) return [];
    const sizes = sizesOf(catalogue, grownTo(catalogue));
    return [{ section, work: sectionWork(document, section, catalogue, sizes) }];
  });
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
  const without = (change: (work: SectionWork) => SectionWork) =>
    operations - mostOf(readsWork(works.map(change), asks));
  const saved: { dearest: Estimate["dearest"]; by: number }[] = document.questions.map(
    (_, question) => ({
      dearest: { question },
      by: without((work) => ({
        ...work,
        questions: work.questions.filter((_each, place) => place !== question),
      })),
    }),
  );
  saved.push({ dearest: "rules", by: without((work) => ({ ...work, rules: NO_RULES })) });
  saved.push({ dearest: "sections", by: operations - mostOf(readsWork(works, undefined)) });
  const { dearest } = saved.reduce((most, each) => (each.by > most.by ? each : most));
  return { operations, reads, dearest };
}

const mostOf = ({ results, counts, suggestions }: ReadsWork) =>
  Math.max(results, counts, suggestions);

/** The rows of each catalogue where all together have so many: they grow alike. */
function rowsOf(
  catalogues: Estimated["catalogues"],
  rows: number | undefined,
): (catalogue: FinderCatalogue) => number | undefined {
  if (rows === undefined) return () => undefined;
  const all = [...catalogues.values()].reduce((sum, { items }) => sum + items.length, 0);
  return ({ items }) => Math.ceil(all === 0 ? rows / catalogues.size : (rows * items.length) / all);
}
