import type { FinderDocument } from "@shared/finders/document";
import type { Report } from "./finding";

/** Whether pages that ask nothing are asked for nothing. */
export function checkInfo({ questions, groups }: FinderDocument, report: Report): void {
  questions.forEach(({ ask, fact, rules, text, group }, index) => {
    if (ask.kind !== "info") return;
    const path = `questions.${index}`;
    if (!text) report.fault(`${path}.text`, "A page to read needs a text. Write it.");
    if (fact) report.fault(`${path}.fact`, "Nothing is asked here: it is no fact.");
    if (rules.length > 0) {
      report.fault(
        `${path}.rules`,
        "Nothing is asked here. Put the rules into those of the finder.",
      );
    }
    const page = groups.find(({ id }) => id === group);
    if (page?.waits || page?.needs) {
      const message = `The page ${page.id} waits for an answer. Put what is read there into its text.`;
      report.fault(`${path}.group`, message);
    }
  });
}
