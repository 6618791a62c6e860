import type { FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";
import type { Report } from "./finding";
import { testsOf } from "./parts";

/** What documents have room for and finders do not do yet. An entry goes from here when it is built. */
export const notYet = {
  values: "values worked out from answers",
  sections: "more than one section of results",
  endings: "endings without products",
  spread: "a spread over brands or kinds",
  amount: "amounts made up of packs",
  asks: "questions of the kinds find, text and contact",
  lists: "lists of what products are for",
  sameAsIn: "tests on what was chosen in another section",
} as const;

const ASKS: readonly Question["ask"]["kind"][] = ["find", "text", "contact"];

/** Refuses what finders do not do yet, so that nobody publishes what would stay without effect. */
export function checkNotYet(document: FinderDocument, report: Report): void {
  const { questions, values, sections, results } = document;
  const refuse = (path: string, what: keyof typeof notYet) =>
    report.fault(path, `Finders do not have ${notYet[what]} yet. Leave this out.`);

  if (values.length > 0) refuse("values", "values");
  if (sections.length > 1) refuse("sections.1", "sections");
  if (results.endings.length > 0) refuse("results.endings", "endings");
  sections.forEach(({ spread, amount }, index) => {
    if (spread) refuse(`sections.${index}.spread`, "spread");
    if (amount) refuse(`sections.${index}.amount`, "amount");
  });
  questions.forEach(({ ask }, index) => {
    const path = `questions.${index}.ask`;
    if (ASKS.includes(ask.kind)) refuse(`${path}.kind`, "asks");
  });
  for (const { path, part } of testsOf(document)) {
    if ("list" in part) refuse(path, "lists");
    if ("sameAsIn" in part) refuse(path, "sameAsIn");
  }
}
