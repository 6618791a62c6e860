import type { FinderDocument } from "@shared/finders/document";
import type { Report } from "./finding";
import type { Known } from "./known";
import { ownOptions } from "./parts";
import { createWays } from "./ways";

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
      const message = `No answers lead to the question ${id}. Change its condition, or remove it.`;
      report.fault(`questions.${index}.when`, message);
    }
    ownOptions(question).forEach((option, at) => {
      if (!option.when) return;
      const path = `questions.${index}.options.${at}.when`;
      if (!ways.canHold([option.when])) {
        ways.pass(option.when);
        const message = `No answers lead to the option ${option.id} of ${id}. Change its condition, or remove it.`;
        report.fault(path, message);
      } else if (when && !ways.canHold([option.when, when])) {
        const message = `Shoppers never see the option ${option.id}: ${id} is not asked then. Change one of the conditions, or leave it for links alone.`;
        report.warn(path, message);
      }
    });
  });
}
