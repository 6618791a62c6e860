import type { FinderDocument } from "@shared/finders/document";
import type { Names } from "../words/names";

const PARTS: Record<string, string> = {
  groups: "Page of questions",
  values: "Value",
  rules: "Rule of the finder",
  sections: "Section",
  results: "Results",
  promotion: "Promotion",
  texts: "Texts",
  title: "Title",
  look: "Appearance",
};

/** Where something stands in a document, in words: "Question “Which size?”, answer “Small”". */
export function placeOf(path: string, document: FinderDocument, names: Names): string {
  const [part = "", at, field, optionAt] = path.split(".");
  if (part !== "questions") return PARTS[part] ?? "The finder";
  const question = document.questions[Number(at)];
  if (!question) return "Questions";
  const asked = `Question “${names.question(question.id)}”`;
  const option =
    field === "options" && Array.isArray(question.options)
      ? question.options[Number(optionAt)]
      : undefined;
  return option ? `${asked}, answer “${names.say(option.label) || option.id}”` : asked;
}
