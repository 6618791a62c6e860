import type { Answers } from "@shared/finders/answers";
import { beginning } from "../model/in-sentence";
import type { FinderModel } from "../model/model";
import { sayCount, sayOwn } from "../model/say";
import { answeredQuestions, isNotSure } from "../model/summary";

/**
 * Which answers earn no points, because the shopper left them open; undefined if all do. A document that
 * has its own names for some of its questions here speaks of those alone.
 */
export function notWeighed(model: FinderModel, answers: Answers): string | undefined {
  const { shown, say } = model;
  const open = answeredQuestions(model, answers)
    .map(({ question }) => question)
    .filter((each) => isNotSure(each, answers));
  const hasOwn = Object.keys(shown.texts).some((key) => key.startsWith("not-weighed-for-"));
  const names = open.flatMap(({ id, title }) => {
    const own = sayOwn(shown.texts, `not-weighed-for-${id}`);
    return own ?? (hasOwn ? [] : `“${title}”`);
  });
  if (names.length === 0) return undefined;
  const list = new Intl.ListFormat(shown.locale, { type: "conjunction" }).format(names);
  return beginning(sayCount(say, "not-weighed", names.length, { names: list }));
}
