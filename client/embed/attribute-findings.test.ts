// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { checkAttributes } from "./attribute-findings";

/** Said of one attribute beside a client. */
function saidOf(attribute: string, value: string): string[] {
  const element = document.createElement("div");
  element.setAttribute("data-finder-client", "dialabed");
  element.setAttribute(`data-finder-${attribute}`, value);
  return checkAttributes(element).map(({ text, remedy }) => `${text} ${remedy}`);
}

describe("the attributes of a finder's element", () => {
  beforeEach(() => {
    // jsdom knows no lengths.
    vi.stubGlobal("CSS", {
      supports: (_name: string, value: string) => /^\d+(?:px|rem|vh|%)$/.test(value),
    });
  });

  it.each([
    ["mode", "popup"],
    ["theme", "auto"],
    ["show-header", "false"],
    ["min-height", "400px"],
    ["min-height", "80vh"],
    ["max-height", "900px"],
    ["offset", "80"],
    ["offset", "80px"],
    ["key", "mw_abc-DEF_1"],
    ["shared", "eyJhIjoxfQ"],
    ["page-url", "/beds"],
    ["page-url", "http://localhost:3000/beds"],
    ["button-text", "Which bed?"],
    ["fallback", ""],
    ["report", ""],
  ])("are taken as they are: %s=%s", (attribute, value) => {
    expect(saidOf(attribute, value)).toEqual([]);
  });

  it.each([
    ["mode", "modal", "Use inline or popup."],
    ["theme", "Dark", "Use light, dark or auto."],
    ["show-header", "no", "Use true or false."],
    ["min-height", "400", "Use a length with its unit, such as 400px."],
    ["max-height", "50vh", "Use a height in pixels, such as 900px."],
    ["offset", "header", "Use a number of pixels, such as 80."],
    ["key", "YOUR-KEY", "Copy it from the embed code in the staff area."],
    ["shared", "a=b&c", "Copy what stands after shared= in a share link."],
    ["page-url", "https://elsewhere.example/", "Use an address of this page's own origin."],
    ["button-text", " ", "Give it a value, or leave it out."],
  ])("are named where they have no effect: %s=%s", (attribute, value, remedy) => {
    expect(saidOf(attribute, value)).toEqual([
      `data-finder-${attribute}="${value}" is ignored. ${remedy}`,
    ]);
  });

  it("are named where the script knows none of that name", () => {
    expect(saidOf("heigth", "400px")).toEqual([
      "There is no attribute data-finder-heigth: it is ignored. After data-finder- there can be client, open, key, mode, button-text, theme, show-header, min-height, max-height, offset, shared, page-url.",
    ]);
  });
});
