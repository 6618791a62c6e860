import { MAX_DEPTH, MAX_OPTIONS, MAX_RULES, type FinderDocument } from "@shared/finders/document";
import { finish, type Steps } from "../../platform/work/steps";
import { checkCalculations } from "./calculations";
import { checkEndings } from "./endings";
import { checkFacts } from "./facts";
import { checkFind } from "./find";
import { createReport, type Finding, type Findings, type Known, type Report } from "./finding";
import { checkIds } from "./ids";
import { checkLooks } from "./looks";
import { checkProductValues, withOwnValues } from "./product-values";
import { checkNotYet, checkQuestions } from "./questions";
import { checkReferences } from "./references";
import { checkSaidValues, checkTexts } from "./texts";
import { checkSections } from "./sections";
import { checkTests } from "./tests";
import { checkUnits } from "./units";
import { checkWhens } from "./whens";
import {
  calculationDepth,
  conditionsOf,
  depthOf,
  ranksProducts,
  ownOptions,
  rulesOf,
  whensOf,
} from "./parts";
import { createWays } from "./ways";
import { optionCalled, pageCalled, questionCalled } from "./called";
import { upper } from "../compile/say";

/**
 * What is wrong with a document that is to be published. Without faults it can be.
 *
 * @internal For tests and programs: the product asks in steps.
 */
export const checkDocument = (document: FinderDocument, known: Known): Findings =>
  finish(checkDocumentInSteps(document, known));

/** The same in steps. */
export function* checkDocumentInSteps(document: FinderDocument, there: Known): Steps<Findings> {
  const report = createReport();
  const known = withOwnValues(document, there);
  const checks = [
    () => checkIds(document, report),
    () => checkLimits(document, report),
    () => checkTexts(document, report),
    () => checkSaidValues(document, report),
    () => checkQuestions(document, known, report),
    () => checkLooks(document, known, report),
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
    () => checkProductValues(document, there, report),
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
  checkReferences(document, withOwnValues(document, known), report, false);
  return report.faults;
}

/** Warns of what has no effect, or another one than it seems to have. */
function checkEffects(document: FinderDocument, report: Report): void {
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
      report.warn(
        `questions.${index}`,
        `No rule uses the answer to ${questionCalled(document, id)}: it changes nothing. Say what its answers mean for products, or remove it.`,
      );
    }
  });
  if (!ranksProducts(document)) {
    report.warn(
      "results.badge",
      "Nothing ranks the products: all that are shown match to 100%, the cheapest first. Make some answers “Would be nice”, or say under Results that no match is shown.",
    );
  }
  questions.forEach(({ group }, index) => {
    if (group === undefined || questions[index - 1]?.group === group) return;
    if (questions.slice(0, index).some((each) => each.group === group)) {
      const message = `Other questions stand between those of ${pageCalled(document, group)}. Put them next to each other.`;
      report.warn(`questions.${index}.group`, message);
    }
  });
}

/** Whether pages that ask nothing are asked for nothing. */
function checkInfo(document: FinderDocument, report: Report): void {
  const { questions, groups } = document;
  questions.forEach(({ ask, fact, rules, text, group }, index) => {
    if (ask.kind !== "info") return;
    const path = `questions.${index}`;
    if (!text) report.fault(`${path}.text`, "A page to read needs a text. Write it.");
    if (fact)
      report.fault(
        `${path}.fact`,
        "Nothing is asked here, so it cannot be a fact. Take the tick from “A fact”.",
      );
    if (rules.length > 0) {
      report.fault(
        `${path}.rules`,
        "Nothing is asked here, so its rules are never used. Put them under “Rules of the finder”.",
      );
    }
    const page = groups.find(({ id }) => id === group);
    if (page?.waits || page?.needs) {
      const message = `${upper(pageCalled(document, page.id))} waits for an answer. Put what is read there into its text.`;
      report.fault(`${path}.group`, message);
    }
  });
}

const counted = (number: number) => number.toLocaleString("en");

/** The limits that hold for a document as a whole. */
function checkLimits(document: FinderDocument, report: Report): void {
  const options = document.questions.flatMap(ownOptions).length;
  if (options > MAX_OPTIONS) {
    const message = `A finder has at most ${counted(MAX_OPTIONS)} answers to choose from; these are ${counted(options)}. Remove some.`;
    report.fault("questions", message);
  }
  const rules = rulesOf(document).length;
  if (rules > MAX_RULES) {
    const message = `A finder has at most ${counted(MAX_RULES)} rules; these are ${counted(rules)}. Remove some.`;
    report.fault("rules", message);
  }
  for (const { path, part } of [...conditionsOf(document), ...whensOf(document)]) {
    if (depthOf(part) <= MAX_DEPTH) continue;
    report.fault(
      path,
      `Conditions are nested at most ${MAX_DEPTH} deep. Take one out of the other.`,
    );
  }
  document.values.forEach(({ is }, index) => {
    if (calculationDepth(is) <= MAX_DEPTH) return;
    const message = `Calculations are nested at most ${MAX_DEPTH} deep. Make a part of it a calculation of its own.`;
    report.fault(`values.${index}.is`, message);
  });
}

/**
 * Whether answers lead to every question and option. One that waits for another that nobody reaches is not
 * told besides: it is reached once that one is.
 */
export function checkReach(document: FinderDocument, known: Known, report: Report): void {
  const ways = createWays(document, known);
  document.questions.forEach((question, index) => {
    const { id, when } = question;
    if (when && !ways.canHold([when])) {
      ways.pass(when);
      const message = `No answers lead to ${questionCalled(document, id)}. Change when it is asked, or remove it.`;
      report.fault(`questions.${index}.when`, message);
    }
    ownOptions(question).forEach((option, at) => {
      if (!option.when) return;
      const path = `questions.${index}.options.${at}.when`;
      if (!ways.canHold([option.when])) {
        ways.pass(option.when);
        const message = `No answers lead to the answer ${optionCalled(document, id, option.id)} of ${questionCalled(document, id)}. Change when it is there, or remove it.`;
        report.fault(path, message);
      } else if (when && !ways.canHold([option.when, when])) {
        const message = `Shoppers never see the answer ${optionCalled(document, id, option.id)}: ${questionCalled(document, id)} is not asked then. Change when one of the two is shown. If only links use the answer, leave it so.`;
        report.warn(path, message);
      }
    });
  });
}
