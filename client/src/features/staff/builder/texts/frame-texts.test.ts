import { describe, expect, it } from "vitest";
import { FRAME_TEXTS, textProblem, textsFor } from "./texts-tab";

describe("a text of the frame that is said otherwise", () => {
  it.each([
    ["next", "Go on", undefined],
    ["items", "{count} boots", undefined],
    ["items", "Boots", /Without \{count\}/],
    ["items", "{number} boots", /Nothing stands for \{number\} here\. There is \{count\}/],
    ["next", "{count} more", /Nothing stands for \{count\} here\. Leave it out/],
  ])("%s as “%s”", (name, said, problem) => {
    if (problem) expect(textProblem(name, said)).toMatch(problem);
    else expect(textProblem(name, said)).toBeUndefined();
  });

  it("is as good as ours where it is ours", () => {
    for (const [name, text] of Object.entries(FRAME_TEXTS)) {
      expect(textProblem(name, text)).toBeUndefined();
    }
  });
});

describe("texts are found", () => {
  it("by what they say, by their names, and by what the document says", () => {
    expect(textsFor("see results", {})).toContain("see-results");
    expect(textsFor("items-none", {})).toEqual(["items-none"]);
    expect(textsFor("boots", { items: "{count} boots" })).toEqual(["items"]);
    expect(textsFor("", {})).toHaveLength(Object.keys(FRAME_TEXTS).length);
    expect(textsFor("no text says this", {})).toEqual([]);
  });
});
