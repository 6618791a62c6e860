import type { FinderDocument, Section } from "@shared/finders/document";
import { freeWord } from "@shared/input/words-of-names";

// Edits of the parts of the results. Each gives a document; the one that was given stays as it is.

/** With this in the place of the section that has its id. */
export const withSection = (document: FinderDocument, section: Section): FinderDocument => ({
  ...document,
  sections: document.sections.map((each) => (each.id === section.id ? section : each)),
});

/** With another section at the end, which chooses from the catalog of the last one. */
export function withNewSection(document: FinderDocument): FinderDocument {
  const id = freeWord(
    "section",
    document.sections.map((each) => each.id),
  );
  const { catalogue } = document.sections.at(-1)!;
  const section: Section = {
    id,
    heading: { [document.locale]: "New section" },
    catalogue,
    isOptional: false,
    maxItems: 12,
  };
  return { ...document, sections: [...document.sections, section] };
}

/** Without a section; what named it is found by the check. The last one stays. */
export const withoutSection = (document: FinderDocument, id: string): FinderDocument =>
  document.sections.length === 1
    ? document
    : { ...document, sections: document.sections.filter((each) => each.id !== id) };

/** With the sections in this order. */
export const withSectionsInOrder = (
  document: FinderDocument,
  ids: readonly string[],
): FinderDocument => ({
  ...document,
  sections: ids.flatMap((id) => document.sections.find((each) => each.id === id) ?? []),
});
