import type { FinderSummary } from "@shared/contracts/finders";
import { builtInFinders, finderWithId } from "@shared/templates/finders";
import type { FinderDocument } from "@shared/finders/document";
import { pageOfSlug } from "@shared/finders/slugs";
import type { LiveFinder } from "../live/live-finders";

/** A finder with the document that shoppers see. */
export interface OpenFinder {
  finder: LiveFinder;
  document: FinderDocument;
}

/** The finders that shoppers can choose from: those that come with the product, then those that staff made. */
export function finderSummaries(open: readonly OpenFinder[]): FinderSummary[] {
  const isOpen = new Set(open.map(({ finder }) => finder.slug));
  const builtIn = builtInFinders
    .filter(({ id }) => isOpen.has(id))
    .map(({ id, path, name, text, questions }) => ({
      slug: id,
      path,
      name,
      text,
      questions,
      isGated: true,
    }));
  const others = open.filter(({ finder }) => finderWithId(finder.slug) === undefined);
  return [...builtIn, ...others.map(summary)];
}

const summary = ({ finder, document }: OpenFinder): FinderSummary => ({
  slug: finder.slug,
  path: pageOfSlug(finder.slug),
  name: finder.name,
  text: document.text?.[document.locale] ?? null,
  questions: document.questions.filter(({ ask }) => ask.kind !== "info").length,
  isGated: finder.gateHash !== null,
});
