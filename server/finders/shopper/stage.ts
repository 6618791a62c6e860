import type { FinderDocument, Section } from "@shared/finders/document";
import { withUnstated } from "../compile/elsewhere";
import type { FinderCatalog } from "../compile/finder-catalog";
import { sayIn } from "../compile/say";
import type { Wording } from "../compile/column-words";
import type { LiveFinder } from "../live/live-finders";

/** A version of a finder with the products of its sections, as they are at one moment. */
export interface Stage {
  finder: LiveFinder;
  version: number;
  /** Goes out with the document, and lets whoever has it ask for this version later; empty of what is no version. */
  mark: string;
  document: FinderDocument;
  /** By the ids of catalogs; one that is gone is missing. */
  catalogs: ReadonlyMap<string, FinderCatalog>;
}

/** A section with the catalog it chooses from. */
export interface StagedSection {
  section: Section;
  catalog: FinderCatalog;
}

/** The sections whose catalogs are there. */
export function stagedSections({
  document,
  catalogs,
}: Pick<Stage, "document" | "catalogs">): StagedSection[] {
  return document.sections.flatMap((section) => {
    const catalog = catalogs.get(section.catalogue);
    return catalog ? [{ section, catalog: withUnstated(document, catalog) }] : [];
  });
}

/** The locale to read a document in: the wished one, else one of its language, else the document's own. */
export function localeOf(document: FinderDocument, wished: string | undefined): string {
  const locales = localesOf(document);
  const languageOf = (locale: string) => locale.split("-")[0];
  return (
    locales.find((each) => each === wished) ??
    locales.find((each) => wished !== undefined && languageOf(each) === languageOf(wished)) ??
    document.locale
  );
}

/** The locales in which the title is there: a document is translated as a whole. */
export function localesOf({ title, locale }: FinderDocument): string[] {
  return [locale, ...Object.keys(title).filter((each) => each !== locale)];
}

/** What sentences about a catalog's products are made with. */
export function wordingOf(
  { document }: Pick<Stage, "document">,
  { attributes }: FinderCatalog,
  locale: string,
): Wording {
  return {
    attributes,
    language: { say: sayIn(locale, document.locale), locale, currency: document.currency },
  };
}
