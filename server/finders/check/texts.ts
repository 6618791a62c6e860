import type { FinderDocument } from "@shared/finders/document";
import type { Report } from "./finding";

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
      report.fault(path, `This text is missing in ${document.locale}. Write it.`);
      return;
    }
    for (const [key, each] of Object.entries(part)) {
      const of = Array.isArray(part) ? name : key;
      visit(each, path === "" ? key : `${path}.${key}`, of, name === "texts" || NAMES.has(of));
    }
  };
  visit(document, "", "", false);
}
