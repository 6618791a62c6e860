import type { Question } from "@shared/finders/question";
import type { Names } from "../words/names";

/** The options of a question by their names, as far as the document knows them. */
export function choicesOf(
  question: Question | undefined,
  names: Names,
): { id: string; label: string }[] {
  const options = question?.options;
  if (!question || !options) return [];
  if (Array.isArray(options)) {
    return options.map(({ id, label }) => ({ id, label: names.say(label) || id }));
  }
  if (!("attribute" in options)) return [];
  const ids = options.values ?? names.valuesOf(options.attribute);
  return ids.map((id) => ({ id, label: names.attributeValue(options.attribute, id) }));
}
