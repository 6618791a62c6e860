import { texts } from "@shared/finders/frame-texts";
import type { FinderDocument } from "@shared/finders/document";
import type { LookedAt } from "@/lib/draft-message";

type Kind = FinderDocument["questions"][number]["ask"]["kind"];

/** What texts of a kind of question begin with. */
const KINDS: readonly [beginning: RegExp, kind: Kind][] = [
  [/^(find|search)-/, "find"],
  [/^choose-/, "many"],
  [/^(not-a-number|number-|lowest-number|highest-number|unit$)/, "number"],
  [/^(not-a-date|dates?-)/, "date"],
  [/^(lowest-price|highest-price|drag-to-adjust|preset-ranges)/, "price"],
];

/** The screen on which a text of the frame around stands: that of a question, or the results. */
export function screenOfText(
  { questions }: Pick<FinderDocument, "questions">,
  name: string,
): LookedAt | undefined {
  const kind = KINDS.find(([beginning]) => beginning.test(name))?.[1];
  const ofKind = kind && questions.find(({ ask }) => ask.kind === kind);
  const question = ofKind ?? (kind || Object.hasOwn(texts, name) ? questions[0] : undefined);
  if (question) return { question: question.id };
  return kind || Object.hasOwn(texts, name) ? undefined : "results";
}
