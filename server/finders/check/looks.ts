import type { FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";
import type { Report } from "./finding";

/** Whether options that are shown by their looks have some. */
export function checkLooks({ questions }: FinderDocument, report: Report): void {
  questions.forEach(({ ask, options }, index) => {
    if (ask.kind !== "one" || ask.as === "cards" || !options) return;
    const path = `questions.${index}`;
    if (!Array.isArray(options)) checkMade(options, ask.as, path, report);
    else {
      options.forEach(({ color, picture, drawing, exclusive }, number) => {
        // Not knowing has no look.
        if (exclusive || picture) return;
        const at = `${path}.options.${number}`;
        if (ask.as === "swatches" && !color) {
          report.fault(`${at}.color`, "A swatch shows a color. Give one, or ask as cards.");
        } else if (ask.as === "pictures" && !drawing) {
          report.fault(`${at}.picture`, "It has no picture. Give one, or ask as cards.");
        }
      });
    }
  });
}

/** Values of an attribute and brands have no looks; rows of a list may be drawn. */
function checkMade(
  options: Exclude<Question["options"], readonly unknown[] | undefined>,
  as: "swatches" | "pictures",
  path: string,
  report: Report,
): void {
  const isDrawn = as === "pictures" && "list" in options && options.drawing !== undefined;
  if (isDrawn) return;
  const things = as === "swatches" ? "colors" : "pictures";
  report.fault(
    `${path}.ask.as`,
    `These options have no ${things}. Ask as cards, or write them out.`,
  );
}
