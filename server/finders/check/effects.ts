import type { FinderDocument } from "@shared/finders/document";
import type { Report } from "./finding";
import { ownOptions } from "./parts";

/** Warns of what has no effect, or another one than it seems to have. */
export function checkEffects(document: FinderDocument, report: Report): void {
  const { questions } = document;
  // What names a question does so in one of these fields, wherever it stands.
  const named = new Set(
    [
      ...JSON.stringify(document).matchAll(
        /"(?:question|answer|inRangeOf|optionsOf|budget)":"([^"]+)"/g,
      ),
    ].map(([, id]) => id),
  );
  questions.forEach((question, index) => {
    const { id, ask, options, rules } = question;
    const hasRules = rules.length > 0 || ownOptions(question).some((each) => each.rules.length > 0);
    const isOfValues = options && ("attribute" in options || "products" in options);
    const hasMeaning = isOfValues && options.means !== "rules";
    if (!hasRules && !hasMeaning && !named.has(id) && ask.kind !== "info") {
      report.warn(`questions.${index}`, `No rule uses the answer to ${id}: it changes nothing.`);
    }
  });
  questions.forEach(({ group }, index) => {
    if (group === undefined || questions[index - 1]?.group === group) return;
    if (questions.slice(0, index).some((each) => each.group === group)) {
      const message = `Other questions stand between those of ${group}. Put them next to each other.`;
      report.warn(`questions.${index}.group`, message);
    }
  });
}
