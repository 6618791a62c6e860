import { describe, expect, it } from "vitest";
import { rowLengths } from "./row-lengths";

/** What comes out of it, and in how many pieces. */
function look(text: string) {
  const lengths = rowLengths(",");
  const pieces = [...lengths.add(text)].length + 1;
  return { parts: lengths.most(), pieces };
}
const many = (text: string) => text.repeat(2_000);

// Cells and quotation marks are its parts.
describe("the longest row of a CSV", () => {
  it.each([
    ["nothing", "", 1],
    ["rows of few cells", "a,b\n".repeat(20_000), 2],
    ["as many cells as there may be", many("a,").slice(0, -1), 2_000],
    ["a longer row among others", "a,b\r\na,b,c\r\na,b", 3],
    ["signs within quotation marks", `a,"${many(",")}",b`, 3 + 2],
    ["signs behind two quotation marks in a cell", `a,"""${many(",")}""",b`, 3 + 6],
    ["a quotation mark inside a cell", `5" nail,b\n${many("a,b\n")}`, 2 + 1],
    ["other signs", many(";"), 1],
  ])("of %s is told", (_, text, parts) => {
    expect(look(text).parts).toBe(parts);
  });

  it.each([
    ["one cell too many", many(","), /^Line 1 belongs to a row of more than 2,000 cells/],
    ["the same in a later line", `a,b\r\nc,d\r\n${many(",")}`, /^Line 3 /],
    ["too many quotation marks", `a,"${'"'.repeat(20_000)}`, /more than 20,000 quotation marks/],
    ["cells that hold lines", many('"\n",'), /^Line 2,001 /],
  ])("is refused with %s", (_, text, sentence) => {
    expect(() => look(text)).toThrow(sentence);
  });

  it("is looked for piece by piece", () => {
    expect(look("a,b\n".repeat(400_000)).pieces).toBe(4);
  });
});
