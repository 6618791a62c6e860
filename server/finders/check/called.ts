import type { AttributeKind } from "@shared/contracts/attributes";
import type { FinderDocument } from "@shared/finders/document";
import type { Text } from "@shared/finders/text";
import type { Known } from "./finding";

// What parts of a document are called in sentences to staff: ids are for programs.

/** A text in a document's own language, or in any that it has. */
export const saidOf = ({ locale }: FinderDocument, text: Text | undefined): string | undefined =>
  text && (text[locale] || Object.values(text).find(Boolean));

const quoted = (name: string | undefined, otherwise: string): string =>
  name ? `“${name}”` : otherwise;

/** "the question “How far?”", or by its place where it has no title. */
export function questionCalled(document: FinderDocument, id: string): string {
  const place = document.questions.findIndex((each) => each.id === id);
  const title = saidOf(document, document.questions[place]?.title);
  return quoted(title, place === -1 ? "a question that is gone" : `question ${place + 1}`);
}

/** An answer of a question, by its label. */
export function optionCalled(document: FinderDocument, question: string, id: string): string {
  const { options } = document.questions.find((each) => each.id === question) ?? {};
  const place = Array.isArray(options) ? options.findIndex((each) => each.id === id) : -1;
  const label = Array.isArray(options) ? saidOf(document, options[place]?.label) : undefined;
  return quoted(label, place === -1 ? "an answer that is gone" : `answer ${place + 1}`);
}

/** A calculation, by its name. */
export function valueCalled(document: FinderDocument, id: string): string {
  const place = document.values.findIndex((each) => each.id === id);
  const name = saidOf(document, document.values[place]?.name);
  return quoted(name, place === -1 ? "a calculation that is gone" : `calculation ${place + 1}`);
}

/** A part of the results, by its heading. */
export function sectionCalled(document: FinderDocument, id: string): string {
  const place = document.sections.findIndex((each) => each.id === id);
  const heading = saidOf(document, document.sections[place]?.heading);
  return quoted(heading, place === -1 ? "a section that is gone" : `section ${place + 1}`);
}

/** A page of several questions, by its name, its title, or its first question. */
export function pageCalled(document: FinderDocument, id: string): string {
  const place = document.groups.findIndex((each) => each.id === id);
  const { name, title } = document.groups[place] ?? {};
  const first = document.questions.find(({ group }) => group === id);
  const called =
    saidOf(document, name) ?? saidOf(document, title) ?? saidOf(document, first?.title);
  return quoted(called, `page ${place + 1}`);
}

/** What every product has besides its attributes. */
const OF_ALL: Readonly<Record<string, string>> = {
  price: "the price",
  brand: "the brand",
  "in-stock": "the stock",
  name: "the name",
  key: "the key",
};

/** An attribute, by its label; what every product has, by its word. */
export const attributeCalled = (document: FinderDocument, known: Known, id: string): string =>
  quoted(saidOf(document, known.attributes.get(id)?.label), OF_ALL[id] ?? "the attribute");

const KINDS: Record<AttributeKind, string> = {
  choice: "one of several values",
  choices: "several values",
  number: "a number",
  range: "a range of numbers",
  flag: "a yes or no",
  date: "a date",
  text: "a text",
};

/** What products state in an attribute of a kind. */
export const kindCalled = (kind: AttributeKind): string => KINDS[kind];

export const NO_QUESTION =
  "It asks about a question that is not there any more. Choose another one.";
export const NO_VALUE = "It uses a calculation that is not there any more. Choose another one.";
export const NO_LIST = "Its list is not there any more. Choose another one, or add it first.";
