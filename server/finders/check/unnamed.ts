import { UNNAMED, type Question } from "@shared/finders/question";
import type { Report } from "./finding";

/** Nothing that was only begun should go before shoppers unseen. */
export function warnOfUnnamed(
  { title, options }: Question,
  locale: string,
  path: string,
  report: Report,
): void {
  if (title[locale] === UNNAMED.question) {
    report.warn(
      `${path}.title`,
      `It is still called “${UNNAMED.question}”. Write what shoppers are to be asked.`,
    );
  }
  const isUnnamed = (label: string | undefined) => UNNAMED.answers.some((each) => each === label);
  if (Array.isArray(options) && options.some(({ label }) => isUnnamed(label[locale]))) {
    report.warn(
      `${path}.options`,
      `An answer is still called “${UNNAMED.answers[0]}” or “${UNNAMED.answers[1]}”. Write what shoppers can say, or remove it.`,
    );
  }
}
