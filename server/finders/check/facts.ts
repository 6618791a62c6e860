import type { FinderDocument } from "@shared/finders/document";
import type { Use } from "@shared/finders/rule";
import type { Report } from "./finding";
import { meansOf, rulesOf } from "./parts";

const FACTUAL: readonly Use[] = ["filter", "exclude"];

/** Whether the rules of facts are musts: a fact is not weighed, not given up, and not suggested away. */
export function checkFacts(document: FinderDocument, report: Report): void {
  const uses = rulesOf(document).map(({ path, part, isFact }) => ({
    path: `${path}.use`,
    part: part.use,
    isFact,
  }));
  for (const { path, part, isFact } of [...uses, ...meansOf(document)]) {
    if (!isFact || FACTUAL.includes(part)) continue;
    report.fault(path, "A fact is neither weighed nor given up. Use filter or exclude.");
  }
  document.questions.forEach(({ fact, suggest }, index) => {
    if (!fact || !suggest) return;
    const message = "A fact is never suggested away: this has no effect. Leave it out.";
    report.warn(`questions.${index}.suggest`, message);
  });
}
