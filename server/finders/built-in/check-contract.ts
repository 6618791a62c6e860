import { finderWithId } from "@shared/templates/finders";
import type { FinderDocument } from "@shared/finders/document";
import type { Finding } from "../check/finding";
import { builtInDocuments } from "./documents";

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
  const { catalogue } = own.sections[0]!;
  if (sections[0]?.catalogue !== catalogue) {
    const message = `This finder's calls are about the catalog ${catalogue}. Choose from it first.`;
    faults.push({ path: "sections.0.catalogue", message });
  }
  return faults;
}
