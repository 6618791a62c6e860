import type { FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";
import type { Report } from "./finding";
import { testsOf } from "./parts";

// What documents have room for and finders do not do yet. A line goes from here when it is built.

const ASKS: readonly Question["ask"]["kind"][] = ["date", "find", "info", "text", "contact"];

/** Refuses what finders do not do yet, so that nobody publishes what would stay without effect. */
export function checkNotYet(document: FinderDocument, report: Report): void {
  const { questions, values, sections, results } = document;
  const refuse = (path: string, what: string) =>
    report.fault(path, `Finders do not have ${what} yet. Leave this out.`);

  if (values.length > 0) refuse("values", "values worked out from answers");
  if (sections.length > 1) refuse("sections.1", "more than one section of results");
  if (results.endings.length > 0) refuse("results.endings", "endings without products");
  sections.forEach(({ spread, amount }, index) => {
    if (spread) refuse(`sections.${index}.spread`, "a spread over brands or kinds");
    if (amount) refuse(`sections.${index}.amount`, "amounts made up of packs");
  });
  questions.forEach(({ ask }, index) => {
    const path = `questions.${index}.ask`;
    if (ASKS.includes(ask.kind)) refuse(`${path}.kind`, `questions of the kind ${ask.kind}`);
    if (ask.kind === "one" && ask.as !== "cards") refuse(`${path}.as`, `options as ${ask.as}`);
    if (ask.kind === "number" && ask.otherUnits) refuse(`${path}.otherUnits`, "other units");
  });
  for (const { path, part } of testsOf(document)) {
    if ("list" in part) refuse(path, "lists of what products are for");
    if ("sameAsIn" in part) refuse(path, "tests on what was chosen in another section");
  }
}
