import type { ShownEnding } from "@shared/contracts/finders";
import type { FinderDocument } from "@shared/finders/document";
import { askedQuestions, openQuestions } from "../compile/asked";
import type { Compiled } from "../compile/compile";
import type { FinderCatalog } from "../compile/finder-catalog";
import { answerLabel, type Language } from "../compile/labels";
import { fill } from "../compile/say";
import { unknownKeys, type UnknownKeys } from "../compile/withheld";
import { writerIn } from "../sentences/sentences";

/**
 * What is said where a section shows nothing because what was answered is in no row of a list that a fact's must asks:
 * staff's ending for the list, else a sentence of ours. Undefined where the answers are in its rows.
 */
export function unlistedEnding(
  document: FinderDocument,
  catalog: FinderCatalog,
  compiled: Pick<Compiled, "hiding" | "counted">,
  language: Language,
): ShownEnding | undefined {
  const found = unknownKeys(compiled);
  if (!found) return undefined;
  const { say, locale } = language;
  const answer = namesOf(document, catalog, compiled, found, language);
  const ending = document.results.unlisted?.find(({ list }) => list === found.list);
  if (!ending) {
    return {
      text: writerIn(locale)("unlisted", { answer }),
    };
  }
  const { text, link, phone, label } = ending;
  return {
    text: fill(say(text), { answer }, locale),
    ...(link !== undefined && { link }),
    ...(phone !== undefined && { phone }),
    ...(label && { label: say(label) }),
  };
}

/** What the list was asked for, as the shopper answered it: "Toyota Corolla 2017". */
function namesOf(
  document: FinderDocument,
  catalog: FinderCatalog,
  { counted }: Pick<Compiled, "counted">,
  { operands }: UnknownKeys,
  language: Language,
): string {
  const labels = new Map(
    askedQuestions(openQuestions(document, catalog), counted).flatMap(
      ({ question, answer, options }) =>
        typeof answer === "string"
          ? [[answer, answerLabel(question, answer, options, language)] as const]
          : [],
    ),
  );
  return operands.map((operand) => labels.get(String(operand)) ?? String(operand)).join(" ");
}
