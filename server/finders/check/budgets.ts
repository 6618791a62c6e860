import type { FinderDocument } from "@shared/finders/document";
import { questionNamed } from "./answers";
import type { Report } from "./finding";

/** Whether the budgets of parts, and of the whole set, are asked for. */
export function checkBudgets(document: FinderDocument, report: Report): void {
  const { sections, results } = document;
  const check = (path: string, id: string | undefined) => {
    if (id === undefined) return;
    const question = questionNamed(document, id);
    if (!question) report.fault(path, `There is no question ${id}. Use one that there is.`);
    else if (question.ask.kind !== "price") {
      report.fault(path, `${id} does not ask for a price. Use a question that does.`);
    }
  };
  sections.forEach(({ budget }, index) => check(`sections.${index}.budget`, budget));
  check("results.budget", results.budget);
  if (results.budget !== undefined && sections.length === 1) {
    const message = "There is one section alone. Give it the budget instead.";
    report.fault("results.budget", message);
  }
}
