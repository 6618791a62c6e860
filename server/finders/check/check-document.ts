import type { FinderDocument } from "@shared/finders/document";
import { finish, type Steps } from "../../platform/work/steps";
import { checkCalculations } from "./calculations";
import { checkEffects } from "./effects";
import { checkEndings } from "./endings";
import { checkFacts } from "./facts";
import { checkFind } from "./find";
import { createReport, type Finding, type Findings } from "./finding";
import { checkIds } from "./ids";
import type { Known } from "./known";
import { checkInfo } from "./info";
import { checkLimits } from "./limits";
import { checkLooks } from "./looks";
import { checkNotYet } from "./not-yet";
import { checkQuestions } from "./questions";
import { checkReach } from "./reach";
import { checkReferences } from "./references";
import { checkSaidValues } from "./said-values";
import { checkSections } from "./sections";
import { checkTests } from "./tests";
import { checkTexts } from "./texts";
import { checkUnits } from "./units";
import { checkWhens } from "./whens";

/**
 * What is wrong with a document that is to be published. Without faults it can be.
 *
 * @internal For tests and programs: the product asks in steps.
 */
export const checkDocument = (document: FinderDocument, known: Known): Findings =>
  finish(checkDocumentInSteps(document, known));

/** The same in steps. */
export function* checkDocumentInSteps(document: FinderDocument, known: Known): Steps<Findings> {
  const report = createReport();
  const checks = [
    () => checkIds(document, report),
    () => checkLimits(document, report),
    () => checkTexts(document, report),
    () => checkSaidValues(document, report),
    () => checkQuestions(document, known, report),
    () => checkLooks(document, report),
    () => checkInfo(document, report),
    () => checkUnits(document, report),
    () => checkFind(document, known, report),
    () => checkWhens(document, known, report),
    () => checkReach(document, known, report),
    () => checkFacts(document, report),
    () => checkTests(document, known, report),
    () => checkSections(document, known, report),
    () => checkEndings(document, report),
    () => checkCalculations(document, report),
    () => checkReferences(document, known, report, true),
    () => checkNotYet(document, report),
    () => checkEffects(document, report),
  ];
  for (const check of checks) {
    check();
    yield;
  }
  return { faults: report.faults, warnings: report.warnings };
}

/** What a version that was published before names and is gone since. */
export function goneSince(document: FinderDocument, known: Known): Finding[] {
  const report = createReport();
  checkReferences(document, known, report, false);
  return report.faults;
}
