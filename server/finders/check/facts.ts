import type { FinderDocument } from "@shared/finders/document";
import type { Use } from "@shared/finders/rule";
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
    report.fault(path, "A fact is neither weighed nor given up. Use filter or exclude.");
  }
  const mustsOfFacts = [...uses, ...meansOf(document)].filter(
    ({ part, isFact }) => isFact && part === "filter",
  );
  if (mustsOfFacts.length > 0 && !factsHide(document)) {
    const message =
      "The musts of its facts keep what is not stated, or not listed, behind the others, marked, as they did when it was made. Have it hidden, and counted aloud.";
    report.warn("schema", message);
  }
  checkUnlisted(document, report);
  document.questions.forEach(({ fact, suggest }, index) => {
    if (!fact || !suggest) return;
    const message = "A fact is never suggested away: this has no effect. Leave it out.";
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
        "No must of a fact hides what its list does not have, so this is never said. Leave it out.";
      report.warn(`${path}.list`, message);
    } else if (unlisted.findIndex((each) => each.list === list) !== index) {
      report.warn(`${path}.list`, "Something is said for this list already. Leave this out.");
    }
  });
}
