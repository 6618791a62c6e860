import { describe, expect, it } from "vitest";
import { placeOfText, TEXT_PLACES } from "./text-places";
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

describe("each text has a place", () => {
  it("and every place has some", () => {
    const names = Object.keys(FRAME_TEXTS);
    for (const place of TEXT_PLACES) {
      expect(names.some((name) => placeOfText(name) === place)).toBe(true);
    }
  });

  it.each([
    ["next", "Steps and buttons"],
    ["choose-at-least", "Giving an answer"],
    ["find-none", "Finding an answer"],
    ["found-best", "Head of the results"],
    ["suggestion-finds", "Nothing found, and other ways"],
    ["meets-all", "Cards: how well, why, price and stock"],
    ["set-choose", "Sets"],
    ["shared-loaded", "Saved answers, and coming back"],
    ["share-set", "Share and mail"],
  ])("%s: %s", (name, title) => {
    expect(placeOfText(name).title).toBe(title);
  });
});
