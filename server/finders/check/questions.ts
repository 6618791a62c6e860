import type { FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";
import { answerKind } from "@shared/finders/question-kinds";
import { catalogFiles, hasStaffLists } from "../../templates/catalog-files";
import { possibleChoices } from "./possible-answers";
import type { Known, Report } from "./finding";
import { ownOptions } from "./parts";
import { NO_QUESTION } from "./called";
import { warnOfUnnamed } from "./unnamed";

/** The catalogs that have lists of staff. */
const listed = catalogFiles.filter(hasStaffLists).map(({ id }) => id);

/** Whether each question can be asked as it says. */
export function checkQuestions(document: FinderDocument, known: Known, report: Report): void {
  document.questions.forEach((question, index) => {
    const path = `questions.${index}`;
    checkOptions(question, known, path, report);
    checkMany(question, known, path, report);
    checkBounds(question, path, report);
    checkExclusive(question, path, report);
    checkNamed(question, document, path, report);
    checkUnnamed(question, known, path, report);
    checkLists(question, document, path, report);
    warnOfUnnamed(question, document.locale, path, report);
    if (question.combine !== "any" && question.ask.kind !== "many") {
      report.warn(
        `${path}.combine`,
        "How several answers count has no effect here: only one can be chosen.",
      );
    }
  });
}

function checkOptions(question: Question, known: Known, path: string, report: Report): void {
  const { ask, options } = question;
  const at = `${path}.options`;
  const isEmpty = !options || (Array.isArray(options) && options.length === 0);
  if (answerKind(question) === "choice" || answerKind(question) === "choices") {
    if (isEmpty) report.fault(at, "This question has no answers to choose from. Add some.");
    else if ("attribute" in options) checkAttributeOptions(options.attribute, known, at, report);
    return;
  }
  if (isEmpty) return;
  const message =
    ask.kind === "price"
      ? "A price question has no answers to choose from. Give it preset ranges instead."
      : "This kind of question has no answers to choose from. Remove them, or ask in another way.";
  report.fault(at, message);
}

/** More cards than these are many to read on a phone. */
const MAX_READ = 20;

function checkMany(question: Question, known: Known, path: string, report: Report): void {
  const { ask, options } = question;
  if (ask.kind !== "one" || !options) return;
  // Of what is offered under conditions not all is shown at once; what rules of the question say is said of each value.
  const own = Array.isArray(options) ? options.filter((each) => !each.when).length : undefined;
  const isJoinable = "attribute" in options && options.means !== "rules";
  const count = isJoinable ? possibleChoices(question, known)?.size : own;
  if (count === undefined || count <= MAX_READ) return;
  report.warn(
    `${path}.options`,
    `It has ${count} answers to choose from. Put those together that shoppers do not tell apart: “Put several answers together”, below the answers.`,
  );
}

function checkAttributeOptions(id: string, known: Known, path: string, report: Report): void {
  const kind = known.attributes.get(id)?.kind;
  if (kind === undefined || kind === "choice" || kind === "choices") return;
  report.fault(
    path,
    "This attribute has no values to choose from. Use one that has, or write the answers one by one.",
  );
}

function checkLists(
  { ask, options }: Question,
  document: FinderDocument,
  path: string,
  report: Report,
) {
  if (document.sections.some(({ catalogue: catalog }) => listed.includes(catalog))) return;
  const message = "This list belongs to another catalog. Give the question answers of its own.";
  if (options && "list" in options) report.fault(`${path}.options`, message);
  if (ask.kind === "price" && !Array.isArray(ask.presets))
    report.fault(`${path}.ask.presets`, message);
}

function checkBounds({ ask, options }: Question, path: string, report: Report): void {
  if ("step" in ask) {
    if (ask.min >= ask.max)
      report.fault(
        `${path}.ask.max`,
        "The largest number has to be above the smallest. Change one of them.",
      );
    else if (ask.step > ask.max - ask.min) {
      report.fault(
        `${path}.ask.step`,
        "One step is longer than the whole range. Use a smaller step.",
      );
    }
  }
  if (ask.kind === "date" && ask.min !== undefined && ask.max !== undefined && ask.min > ask.max) {
    report.fault(
      `${path}.ask.max`,
      "The last day has to come after the first. Change one of them.",
    );
  }
  if (ask.kind !== "many" || ask.min === undefined) return;
  if (ask.max !== undefined && ask.min > ask.max) {
    report.fault(
      `${path}.ask.max`,
      "Shoppers would have to choose more answers than they may. Lower “At least”, or raise “At most”.",
    );
  }
  if (Array.isArray(options) && ask.min > options.length) {
    report.fault(
      `${path}.ask.min`,
      `More answers have to be chosen than the ${options.length} that there are. Lower “At least”, or add answers.`,
    );
  }
}

function checkExclusive(question: Question, path: string, report: Report): void {
  ownOptions(question).forEach(({ exclusive, rules }, index) => {
    const at = `${path}.options.${index}`;
    if (exclusive === "none" && question.ask.kind !== "many") {
      report.fault(
        `${at}.exclusive`,
        "Only where several answers can be chosen is there one that is chosen alone. Make it an answer like the others.",
      );
    } else if (exclusive === "not-sure" && rules.length > 0) {
      report.fault(
        `${at}.rules`,
        "“Not sure” counts as not answered, so its rules are never used. Remove them.",
      );
    }
  });
}

/** The other questions that it names. */
function checkNamed(question: Question, document: FinderDocument, path: string, report: Report) {
  const ids = document.questions.map(({ id }) => id);
  question.resets?.forEach((id, index) => {
    const at = `${path}.resets.${index}`;
    if (!ids.includes(id)) report.fault(at, NO_QUESTION);
    else if (id === question.id)
      report.fault(at, "An answer cannot clear the answer to its own question. Take it out.");
  });
  if (question.ask.kind === "price" && question.ask.scaledBy !== undefined) {
    const { scaledBy } = question.ask;
    if (!ids.slice(0, ids.indexOf(question.id)).includes(scaledBy)) {
      report.fault(
        `${path}.ask.scaledBy`,
        "The question whose number the amounts are multiplied by does not come before this one. Choose one that does.",
      );
    }
  }
}

/** The options that are not named in a reason. */
function checkUnnamed(question: Question, known: Known, path: string, report: Report): void {
  const choices = possibleChoices(question, known);
  question.fitsWithout?.forEach((id, index) => {
    if (choices?.has(id) !== false) return;
    report.fault(
      `${path}.fitsWithout.${index}`,
      "It names an answer that is not there any more. Take it out.",
    );
  });
}

/** What documents have room for and finders do not do yet. An entry goes from here when it is built. */
export const notYet = {
  asks: "questions of the kinds text and contact",
} as const;

const ASKS: readonly Question["ask"]["kind"][] = ["text", "contact"];

/** Refuses what finders do not do yet, so that nobody publishes what would stay without effect. */
export function checkNotYet(document: FinderDocument, report: Report): void {
  document.questions.forEach(({ ask }, index) => {
    if (!ASKS.includes(ask.kind)) return;
    const message = `Finders cannot ask for ${ask.kind === "text" ? "a text" : "contact details"} yet. Ask in another way.`;
    report.fault(`questions.${index}.ask.kind`, message);
  });
}
