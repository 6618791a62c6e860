import type { FinderDocument } from "@shared/finders/document";
import { strictnessWords, type Use } from "@shared/finders/rule";
import { factsHide } from "@shared/finders/schema-meaning";
import type { Report } from "./finding";
import { checkWays } from "./endings";
import { listTestsIn, meansOf, rulesOf } from "./parts";

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
    report.fault(
      path,
      `A fact is neither weighed nor given up. Use “${strictnessWords.filter}” or “${strictnessWords.exclude}”.`,
    );
  }
  const mustsOfFacts = [...uses, ...meansOf(document)].filter(
    ({ part, isFact }) => isFact && part === "filter",
  );
  if (mustsOfFacts.length > 0 && !factsHide(document)) {
    const message =
      "Products of which a fact is not certain, because the shop does not state it or no list has it, are still shown, marked, behind the others. Have them hidden: shoppers are told how many.";
    report.warn("schema", message);
  }
  checkUnlisted(document, report);
  document.questions.forEach(({ fact, suggest }, index) => {
    if (!fact || !suggest) return;
    const message =
      "A fact is never suggested away, so what stands under “Suggestion” is never said. Leave it out.";
    report.warn(`questions.${index}.suggest`, message);
  });
}

/** Whether what is said where the answers are in no row of a list is ever said, and leads somewhere safe. */
function checkUnlisted(document: FinderDocument, report: Report): void {
  const { unlisted = [] } = document.results;
  const asked = new Set(
    rulesOf(document).flatMap(({ part, isFact }) =>
      isFact && part.use === "filter" ? listTestsIn(part.condition).map(({ list }) => list) : [],
    ),
  );
  unlisted.forEach(({ list, ...ways }, index) => {
    const path = `results.unlisted.${index}`;
    checkWays(path, ways, report);
    if (!factsHide(document) || !asked.has(list)) {
      const message =
        "No fact hides what this list does not have, so this is never said. Leave it out.";
      report.warn(`${path}.list`, message);
    } else if (unlisted.findIndex((each) => each.list === list) !== index) {
      report.warn(`${path}.list`, "Something is said for this list already. Leave this out.");
    }
  });
}
