import { MAX_DEPTH, MAX_OPTIONS, MAX_RULES, type FinderDocument } from "@shared/finders/document";
import type { Report } from "./finding";
import { calculationDepth, conditionsOf, depthOf, ownOptions, rulesOf, whensOf } from "./parts";

const counted = (number: number) => number.toLocaleString("en");

/** The limits that hold for a document as a whole. */
export function checkLimits(document: FinderDocument, report: Report): void {
  const options = document.questions.flatMap(ownOptions).length;
  if (options > MAX_OPTIONS) {
    const message = `A finder has at most ${counted(MAX_OPTIONS)} options; these are ${counted(options)}.`;
    report.fault("questions", message);
  }
  const rules = rulesOf(document).length;
  if (rules > MAX_RULES) {
    const message = `A finder has at most ${counted(MAX_RULES)} rules; these are ${counted(rules)}.`;
    report.fault("rules", message);
  }
  for (const { path, part } of [...conditionsOf(document), ...whensOf(document)]) {
    if (depthOf(part) <= MAX_DEPTH) continue;
    report.fault(path, `Conditions are nested at most ${MAX_DEPTH} deep. Make this one flatter.`);
  }
  document.values.forEach(({ is }, index) => {
    if (calculationDepth(is) <= MAX_DEPTH) return;
    const message = `Calculations are nested at most ${MAX_DEPTH} deep. Make a value of a part of it.`;
    report.fault(`values.${index}.is`, message);
  });
}
