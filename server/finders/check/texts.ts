import type { FinderDocument } from "@shared/finders/document";
import { namedIn, withValuesSaid } from "@shared/finders/say-values";
import type { Report } from "./finding";
import { NO_VALUE, valueCalled } from "./called";

const NAMES = new Set([
  "title",
  "text",
  "help",
  "label",
  "tip",
  "message",
  "heading",
  "name",
  "met",
  "partly",
  "little",
  "missed",
  "unknown",
  "higher",
  "lower",
  "submit",
  "tags",
  "fits",
  "neighbors",
  "others",
  "open",
  "less",
  "top",
]);

/** Whether every text is there in the document's own locale, to which the others fall back. */
export function checkTexts(document: FinderDocument, report: Report): void {
  const visit = (part: unknown, path: string, name: string, isText: boolean): void => {
    if (typeof part !== "object" || part === null) return;
    if (isText && !Array.isArray(part)) {
      const own = (part as Record<string, unknown>)[document.locale];
      if (typeof own === "string" && own.trim() !== "") return;
      report.fault(path, `This text is missing in ${language(document.locale)}. Write it.`);
      return;
    }
    for (const [key, each] of Object.entries(part)) {
      const of = Array.isArray(part) ? name : key;
      visit(each, path === "" ? key : `${path}.${key}`, of, name === "texts" || NAMES.has(of));
    }
  };
  visit(document, "", "", false);
}

/** What a language is called. */
const language = (locale: string): string =>
  new Intl.DisplayNames(["en"], { type: "language" }).of(locale) ?? locale;

/** Texts that are read where nobody's answers are known, by the beginnings of their paths. */
const WITHOUT_ANSWERS =
  /^(title|text|promotion|values\.\d+|rules\.\d+\.name|notes|questions\.\d+\.(notes|suggest|fits)|questions\.\d+\.options\.\d+\.fits)(\.|$)/;

/** Texts without which something has no name, or says nothing at all. */
const NEEDED =
  /^(questions\.\d+\.(title|options\.\d+\.label|ask\.presets\.\d+\.label)|groups\.\d+\.(name|title|submit)|sections\.\d+\.heading|results\.endings\.\d+\.(text|label)|texts\.[^.]+)\./;

/** Whether the values that texts say are there, and whether something is left of each without them. */
export function checkSaidValues(document: FinderDocument, report: Report): void {
  const check = (path: string, text: string) => {
    const named = namedIn(text);
    if (named.length === 0) return;
    const gone = named.find((id) => !document.values.some((each) => each.id === id));
    if (gone !== undefined) {
      report.fault(path, NO_VALUE);
    } else if (WITHOUT_ANSWERS.test(path)) {
      report.fault(
        path,
        `Results of calculations cannot be said here. Leave ${valueCalled(document, named[0]!)} out.`,
      );
    } else if (NEEDED.test(path) && withValuesSaid(text, () => undefined) === "") {
      const message = `While ${valueCalled(document, named[0]!)} is not known, nothing is left of this text. Add a sentence that stands without it.`;
      report.fault(path, message);
    }
  };
  const visit = (part: unknown, path: string): void => {
    if (typeof part === "string") check(path, part);
    if (typeof part !== "object" || part === null) return;
    for (const [key, each] of Object.entries(part)) {
      visit(each, path === "" ? key : `${path}.${key}`);
    }
  };
  visit(document, "");
}
