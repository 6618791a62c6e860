import type { FinderDocument } from "@shared/finders/document";
import { rulingOutBesideWishes } from "@shared/finders/ruling-out";
import type { Report } from "../check/finding";
import { sayIn } from "../compile/say";

/** Warns of answers that rule products out beside answers that are wishes. */
export function checkMixed({ questions, locale }: FinderDocument, report: Report): void {
  const say = sayIn(locale, locale);
  questions.forEach((question, index) => {
    const { options } = question;
    for (const option of rulingOutBesideWishes(question)) {
      const at = Array.isArray(options) ? options.indexOf(option) : 0;
      const message = `“${say(option.label)}” rules products out, beside answers that are wishes. Make it a question of its own.`;
      report.warn(`questions.${index}.options.${at}`, message);
    }
  });
}
