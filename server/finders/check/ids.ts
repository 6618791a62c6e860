import type { FinderDocument } from "@shared/finders/document";
import type { Report } from "./finding";
import { ownOptions } from "./parts";

/** Names of parameters beside the answers, in addresses of shoppers' calls. */
const PARAMETERS = ["v", "locale", "of"];
/** Whether every JavaScript object has something by this name: answers are kept by the ids of their questions. */
const isOfObjects = (id: string) => id in Object.prototype;

/** Said of a question whose id addresses use for something else. */
export const OF_ADDRESSES =
  "In addresses of the finder, this question's id means something else. Give it another id in the file, and import it again.";

/** Whether ids are unique, and whether what is named by one is there. */
export function checkIds(document: FinderDocument, report: Report): void {
  const { questions, groups, rules, values, sections, screens } = document;
  const unique = (name: string, ids: readonly string[], taken: readonly string[] = []) => {
    const seen = new Set(taken);
    ids.forEach((id, index) => {
      const path = `${name}.${index}.id`;
      if (seen.has(id))
        report.fault(
          path,
          "Another part has the same id already. Give one of them another id in the file, and import it again.",
        );
      else if (isOfObjects(id))
        report.fault(
          path,
          "Its id cannot be one. Give it another id in the file, and import it again.",
        );
      seen.add(id);
    });
  };
  const questionIds = questions.map(({ id }) => id);
  unique("questions", questionIds);
  // Reasons name a question or a rule by its id.
  unique(
    "rules",
    rules.map(({ id }) => id),
    questionIds,
  );
  unique(
    "groups",
    groups.map(({ id }) => id),
  );
  groups.forEach(({ id }, index) => {
    if (!questions.some(({ group }) => group === id)) {
      report.warn(`groups.${index}.id`, "No question stands on this page. Remove the page.");
    }
  });
  unique(
    "values",
    values.map(({ id }) => id),
  );
  unique(
    "sections",
    sections.map(({ id }) => id),
  );
  questions.forEach((question, index) => {
    unique(
      `questions.${index}.options`,
      ownOptions(question).map(({ id }) => id),
    );
    if (PARAMETERS.includes(question.id)) {
      report.fault(`questions.${index}.id`, OF_ADDRESSES);
    }
  });
  for (const id of Object.keys(screens)) {
    if (id !== "results" && !questionIds.includes(id)) {
      report.fault(
        `screens.${id}`,
        "It is the screen of a question that is not there any more. Remove it.",
      );
    }
  }
}
