import type { FinderDocument } from "@shared/finders/document";
import { questionNamed } from "./answers";
import type { Report } from "./finding";
import { rulesOf } from "./parts";

/** Whether sections, and the rules that are for some of them, name what there is. */
export function checkSections(document: FinderDocument, report: Report): void {
  const { sections, values } = document;
  sections.forEach(({ budget, amount }, index) => {
    if (budget !== undefined && questionNamed(document, budget)?.ask.kind !== "price") {
      report.fault(`sections.${index}.budget`, `There is no price question ${budget}.`);
    }
    if (amount && !values.some(({ id }) => id === amount.value)) {
      report.fault(`sections.${index}.amount.value`, `There is no value ${amount.value}.`);
    }
  });
  const ids = sections.map(({ id }) => id);
  for (const { path, part } of rulesOf(document)) {
    part.sections?.forEach((id, index) => {
      if (ids.includes(id)) return;
      report.fault(
        `${path}.sections.${index}`,
        `There is no section ${id}. Use one that there is.`,
      );
    });
  }
}
