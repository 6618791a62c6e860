import { finderWithId, type FinderId } from "@shared/templates/finders";
import { finderDocument, type FinderDocument } from "@shared/finders/document";
import { readSource, templateFolder } from "../../templates/finder-files";
import type { Finding } from "../check/finding";

/**
 * What a finder that comes with the product must keep, as it has calls and stored answers that name its
 * questions. Nothing for other finders.
 */
export function contractFaults(slug: string, { questions, sections }: FinderDocument): Finding[] {
  const known = finderWithId(slug);
  if (!known) return [];
  const own = builtInDocuments[known.id];
  const faults: Finding[] = [];
  for (const { id, ask } of own.questions) {
    const index = questions.findIndex((each) => each.id === id);
    if (index === -1) {
      const message = `This finder's calls carry an answer to ${id}. Keep this question; it may be asked never.`;
      faults.push({ path: "questions", message });
    } else if (questions[index]!.ask.kind !== ask.kind) {
      const message = `This finder's calls carry an answer of the kind ${ask.kind}. Ask in this way.`;
      faults.push({ path: `questions.${index}.ask.kind`, message });
    }
  }
  const { catalogue: catalog } = own.sections[0]!;
  if (sections[0]?.catalogue !== catalog) {
    const message = `This finder's calls are about the catalog ${catalog}. Choose from it first.`;
    faults.push({ path: "sections.0.catalogue", message });
  }
  return faults;
}

const documentOf = (slug: FinderId): FinderDocument =>
  finderDocument.parse(JSON.parse(readSource(templateFolder(slug))));

/** The bed finder. Its options are in the lists that staff keep. */
export const bedFinderDocument: FinderDocument = documentOf("dialabed");

/** The firearm finder. Some of its options are what its products state. */
export const firearmFinderDocument: FinderDocument = documentOf("safarioutdoor");

/** The documents of the finders that come with the product. */
export const builtInDocuments: Record<FinderId, FinderDocument> = {
  dialabed: bedFinderDocument,
  safarioutdoor: firearmFinderDocument,
};
