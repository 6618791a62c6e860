import type { ShownOption, ShownQuestion } from "@shared/contracts/finders";
import type { Answer } from "@shared/finders/answers";
import { chosenIds } from "@shared/finders/answers";
import type { QuestionProps } from "./questions/question-props";

/**
 * The options that are offered: those of a question that offers what is available alone have products, as
 * long as any has some. Undefined while nobody knows which; all where nobody could say.
 */
export function available(
  { offer }: ShownQuestion,
  options: readonly ShownOption[],
  counts: QuestionProps["counts"],
  chosen: Answer | undefined,
): readonly ShownOption[] | undefined {
  if (offer !== "available" || counts === undefined) return options;
  if (counts === "pending") return undefined;
  const hasSome = ({ id }: ShownOption) => (counts[id] ?? 0) > 0;
  if (!options.some(hasSome)) return options;
  const kept = chosenIds(chosen);
  return options.filter((each) => hasSome(each) || each.exclusive || kept.includes(each.id));
}
