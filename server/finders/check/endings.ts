import type { FinderDocument } from "@shared/finders/document";
import type { When } from "@shared/finders/when";
import { checkWays } from "./ending-ways";
import type { Report } from "./finding";

/** Whether what is shown instead of products can be reached, and leads somewhere safe. */
export function checkEndings({ results, questions }: FinderDocument, report: Report): void {
  const hiding = new Set(
    questions.filter(({ offer }) => offer === "available").map(({ id }) => id),
  );
  results.endings.forEach(({ when, ...ways }, index) => {
    const path = `results.endings.${index}`;
    checkWays(path, ways, report);
    const hidden = questionsNamed(when).find((id) => hiding.has(id));
    if (hidden !== undefined) {
      const message = `The question ${hidden} hides choices without products, as those that lead here. Offer all of them.`;
      report.warn(`${path}.when`, message);
    }
  });
}

function questionsNamed(when: When): string[] {
  if ("all" in when) return when.all.flatMap(questionsNamed);
  if ("any" in when) return when.any.flatMap(questionsNamed);
  if ("not" in when) return questionsNamed(when.not);
  return "question" in when ? [when.question] : [];
}
