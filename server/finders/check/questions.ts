import type { FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";
import { answerKind } from "@shared/finders/question-kinds";
import { catalogFiles, hasStaffLists } from "../../templates/catalog-files";
import { neverSame } from "../compile/skippable";
import { possibleChoices } from "./possible-answers";
import type { Known, Report } from "./finding";
import { ownOptions } from "./parts";
import { NO_QUESTION } from "./called";

/** The catalogs that have lists of staff. */
const listed = catalogFiles.filter(hasStaffLists).map(({ id }) => id);

/** Whether each question can be asked as it says. */
export function checkQuestions(document: FinderDocument, known: Known, report: Report): void {
  document.questions.forEach((question, index) => {
    const path = `questions.${index}`;
    checkOptions(question, known, path, report);
    checkBounds(question, path, report);
    checkExclusive(question, path, report);
    checkNamed(question, document, path, report);
    checkUnnamed(question, known, path, report);
    checkLists(question, document, path, report);
    const isAsked = question.skipSame && neverSame(document, question);
    if (isAsked) report.fault(`${path}.skipSame`, isAsked);
    if (question.combine !== "any" && question.ask.kind !== "many") {
      report.warn(`${path}.combine`, "Only a question with several choices combines them.");
    }
  });
}

function checkOptions(question: Question, known: Known, path: string, report: Report): void {
  const { ask, options } = question;
  const at = `${path}.options`;
  const isEmpty = !options || (Array.isArray(options) && options.length === 0);
  if (answerKind(question) === "choice" || answerKind(question) === "choices") {
    if (isEmpty) report.fault(at, "Add options: this question has none to choose from.");
    else if ("attribute" in options) checkAttributeOptions(options.attribute, known, at, report);
    return;
  }
  if (isEmpty) return;
  const message =
    ask.kind === "price"
      ? "A price question has no answers to choose from. Give it preset ranges instead."
      : "This kind of question has no options. Remove them, or ask in another way.";
  report.fault(at, message);
}

function checkAttributeOptions(id: string, known: Known, path: string, report: Report): void {
  const kind = known.attributes.get(id)?.kind;
  if (kind === undefined || kind === "choice" || kind === "choices") return;
  report.fault(
    path,
    "This attribute has no values to choose from. Use one that is a choice, or write the answers out.",
  );
}

function checkLists(
  { ask, options }: Question,
  document: FinderDocument,
  path: string,
  report: Report,
) {
  if (document.sections.some(({ catalogue: catalog }) => listed.includes(catalog))) return;
  const message = "These lists are of another catalog. Give the question answers of its own.";
  if (options && "list" in options) report.fault(`${path}.options`, message);
  if (ask.kind === "price" && !Array.isArray(ask.presets))
    report.fault(`${path}.ask.presets`, message);
}

function checkBounds({ ask, options }: Question, path: string, report: Report): void {
  if ("step" in ask) {
    if (ask.min >= ask.max) report.fault(`${path}.ask.max`, "Use a number above the smallest one.");
    else if (ask.step > ask.max - ask.min) {
      report.fault(`${path}.ask.step`, "A step is at most as long as the whole way.");
    }
  }
  if (ask.kind === "date" && ask.min !== undefined && ask.max !== undefined && ask.min > ask.max) {
    report.fault(`${path}.ask.max`, "Use a date after the first one.");
  }
  if (ask.kind !== "many" || ask.min === undefined) return;
  if (ask.max !== undefined && ask.min > ask.max) {
    report.fault(`${path}.ask.max`, "At most as many as at least leaves no way to answer.");
  }
  if (Array.isArray(options) && ask.min > options.length) {
    report.fault(`${path}.ask.min`, `It has only ${options.length} options to choose from.`);
  }
}

function checkExclusive(question: Question, path: string, report: Report): void {
  ownOptions(question).forEach(({ exclusive, rules }, index) => {
    const at = `${path}.options.${index}`;
    if (exclusive === "none" && question.ask.kind !== "many") {
      report.fault(`${at}.exclusive`, "Only a question with several choices has such an option.");
    } else if (exclusive === "not-sure" && rules.length > 0) {
      report.fault(`${at}.rules`, "Who is not sure has not answered: this option has no rules.");
    }
  });
}

/** The other questions that it names. */
function checkNamed(question: Question, document: FinderDocument, path: string, report: Report) {
  const ids = document.questions.map(({ id }) => id);
  question.resets?.forEach((id, index) => {
    const at = `${path}.resets.${index}`;
    if (!ids.includes(id)) report.fault(at, NO_QUESTION);
    else if (id === question.id) report.fault(at, "A question does not reset itself.");
  });
  if (question.ask.kind === "price" && question.ask.scaledBy !== undefined) {
    const { scaledBy } = question.ask;
    if (!ids.slice(0, ids.indexOf(question.id)).includes(scaledBy)) {
      report.fault(
        `${path}.ask.scaledBy`,
        "The question that it is scaled by does not come before this one. Choose one that does.",
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
      "It names an answer that is not there any more. Choose one that it has.",
    );
  });
}

/** Whether options that are shown by their looks have some. */
export function checkLooks({ questions }: FinderDocument, known: Known, report: Report): void {
  questions.forEach(({ ask, options }, index) => {
    if (ask.kind !== "one" || ask.as === "cards" || !options) return;
    const path = `questions.${index}`;
    if (!Array.isArray(options)) checkMade(options, ask.as, path, known, report);
    else {
      options.forEach(({ color, picture, drawing, exclusive }, number) => {
        // Not knowing has no look.
        if (exclusive || picture) return;
        const at = `${path}.options.${number}`;
        if (ask.as === "swatches" && !color) {
          report.fault(`${at}.color`, "A swatch shows a color. Give one, or ask as cards.");
        } else if (ask.as === "pictures" && !drawing) {
          report.fault(`${at}.picture`, "It has no picture. Give one, or ask as cards.");
        }
      });
    }
  });
}

/** Values of an attribute may have colors, and rows of a list may be drawn; brands have no looks. */
function checkMade(
  options: Exclude<Question["options"], readonly unknown[] | undefined>,
  as: "swatches" | "pictures",
  path: string,
  known: Known,
  report: Report,
): void {
  const isDrawn = as === "pictures" && "list" in options && options.drawing !== undefined;
  if (isDrawn) return;
  if (as === "swatches" && "attribute" in options) {
    const all = known.attributes.get(options.attribute)?.values ?? [];
    const offered = all.filter((each) => options.values?.includes(each.id) ?? !each.isRetired);
    const [first, ...others] = offered.filter(({ color }) => !color);
    if (!first) return;
    const named = `“${Object.values(first.label)[0] ?? first.id}”`;
    const have = others.length > 0 ? `${named} and ${others.length} more have` : `${named} has`;
    report.fault(
      `${path}.ask.as`,
      `${have} no color. Give a color to each under Attributes, or ask as cards.`,
    );
    return;
  }
  const things = as === "swatches" ? "colors" : "pictures";
  report.fault(
    `${path}.ask.as`,
    `These options have no ${things}. Ask as cards, or write them out.`,
  );
}

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
