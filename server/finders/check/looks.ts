import type { FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";
import type { Known, Report } from "./finding";

/** Whether options that are shown by their looks have some. */
export function checkLooks({ questions }: FinderDocument, known: Known, report: Report): void {
  questions.forEach(({ ask, options }, index) => {
    if (ask.kind !== "one" || ask.as === "cards" || !options) return;
    const path = `questions.${index}`;
    if (!Array.isArray(options)) checkMade(options, ask.as, path, known, report);
    else {
      options.forEach(({ color, picture, drawing, exclusive }, number) => {
        // Not knowing has no look.
        if (exclusive || picture) return;
        const at = `${path}.options.${number}`;
        if (ask.as === "swatches" && !color) {
          report.fault(
            `${at}.color`,
            "A swatch shows a color, and this answer has none. Choose one, or show the answers as cards.",
          );
        } else if (ask.as === "pictures" && !drawing) {
          report.fault(
            `${at}.picture`,
            "This answer has no picture. Add one, or show the answers as cards.",
          );
        }
      });
    }
  });
}

/** Values of an attribute may have colors, and rows of a list may be drawn; brands have no looks. */
function checkMade(
  options: Exclude<Question["options"], readonly unknown[] | undefined>,
  as: "swatches" | "pictures",
  path: string,
  known: Known,
  report: Report,
): void {
  const isDrawn = as === "pictures" && "list" in options && options.drawing !== undefined;
  if (isDrawn) return;
  if (as === "swatches" && "attribute" in options) {
    const all = known.attributes.get(options.attribute)?.values ?? [];
    const offered = all.filter((each) => options.values?.includes(each.id) ?? !each.isRetired);
    const [first, ...others] = offered.filter(({ color }) => !color);
    if (!first) return;
    const named = `“${Object.values(first.label)[0] ?? "A value without a name"}”`;
    const have = others.length > 0 ? `${named} and ${others.length} more have` : `${named} has`;
    report.fault(
      `${path}.ask.as`,
      `${have} no color. Give one to each under Attributes, or show the answers as cards.`,
    );
    return;
  }
  const things = as === "swatches" ? "colors" : "pictures";
  report.fault(
    `${path}.ask.as`,
    `These answers have no ${things}. Show them as cards, or write them one by one.`,
  );
}
