import { sayCount } from "../model/say";
import { typedIn } from "./unfinished-text";
import type { QuestionProps } from "../model/question-props";
import { useChoices, type Choices } from "./use-choices";

/** How much was found, in a sentence. */
export function foundText(
  { question, value, say }: QuestionProps,
  { found, isCurrent, isLoading }: Choices,
): string {
  if (!isCurrent || !found) return isLoading ? say("find-loading") : "";
  const { options, total } = found;
  if (total > options.length) return say("find-first", { shown: options.length, count: total });
  if (total > 0) return sayCount(say, "search-found", total);
  if (question.options) return say("search-none");
  return say(typedIn(value) === undefined ? "find-none-at-all" : "find-none");
}

/** Says of an answer that its list does not have it. */
export function Unlisted({ answer, ...props }: QuestionProps & { answer: string }) {
  const { found, isCurrent } = useChoices(props, answer);
  const isMissing = !props.question.options && isCurrent && found?.exact === null;
  return isMissing ? props.say("find-unlisted", { text: answer }) : null;
}
