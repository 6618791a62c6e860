import type { FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";
import type { Report } from "./finding";

/** What documents have room for and finders do not do yet. An entry goes from here when it is built. */
export const notYet = {
  asks: "questions of the kinds text and contact",
} as const;

const ASKS: readonly Question["ask"]["kind"][] = ["text", "contact"];

/** Refuses what finders do not do yet, so that nobody publishes what would stay without effect. */
export function checkNotYet(document: FinderDocument, report: Report): void {
  const refuse = (path: string, what: keyof typeof notYet) =>
    report.fault(path, `Finders do not have ${notYet[what]} yet. Leave this out.`);

  document.questions.forEach(({ ask }, index) => {
    const path = `questions.${index}.ask`;
    if (ASKS.includes(ask.kind)) refuse(`${path}.kind`, "asks");
  });
}
