import type { FinderDocument } from "@shared/finders/document";
import type { Known, Report } from "./finding";
import { NO_LIST, questionCalled } from "./called";
import { upper } from "../compile/say";
import { OF_ADDRESSES } from "./ids";

/** A name that calls for what was typed give it. */
const TYPED = "text";

/** Whether questions that are answered by finding can be: their lists, and the questions before them. */
export function checkFind(document: FinderDocument, known: Known, report: Report): void {
  const { questions } = document;
  questions.forEach(({ id, ask, options, offer }, index) => {
    const path = `questions.${index}`;
    const listed = options && "listed" in options ? options : undefined;
    if (listed) {
      const message = wrongList(listed, known);
      if (message) report.fault(`${path}.options`, message);
      if (ask.kind !== "find") {
        const wrong =
          "A list has too many choices for this kind of question. Let shoppers find theirs by typing.";
        report.fault(`${path}.ask.kind`, wrong);
      }
      if (offer === "available") {
        const wrong =
          "What is found in a list is not counted, so answers without products cannot be left out. Offer all of them.";
        report.fault(`${path}.offer`, wrong);
      }
    }
    if (id === TYPED && questions.some((each) => each.ask.kind === "find")) {
      report.fault(`${path}.id`, OF_ADDRESSES);
    }
    if (ask.kind !== "find") return;
    ask.after?.forEach((before, place) => {
      const other = questions.slice(0, index).find((each) => each.id === before);
      const message = !other
        ? "A question that narrows this one down does not come before it. Choose another one."
        : listed && isFoundIn(other.options, listed.listed)
          ? undefined
          : `${upper(questionCalled(document, before))} does not find in the same list. Use one that does.`;
      if (message) report.fault(`${path}.ask.after.${place}`, message);
    });
  });
}

function wrongList({ listed, key }: { listed: string; key: string }, { lists }: Known) {
  if (!lists) {
    return "Lists do not name the products of this catalog. Use other answers.";
  }
  const keys = lists.get(listed);
  if (!keys) return NO_LIST;
  return keys.some(({ id }) => id === key)
    ? undefined
    : `The list does not have this column any more. Choose one of ${keys.map(({ label }) => `“${label}”`).join(", ")}.`;
}

const isFoundIn = (options: FinderDocument["questions"][number]["options"], list: string) =>
  options !== undefined && "listed" in options && options.listed === list;
