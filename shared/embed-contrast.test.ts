import { describe, expect, it } from "vitest";
import { finderIds } from "./templates/finders";
import { contrastProblems } from "./embed-contrast";

const problems = (colors: object, theme: "light" | "dark" | "auto" = "light") =>
  contrastProblems("dialabed", { colors, styling: { theme } }).map(
    ({ path, message }) => `${path}: ${message}`,
  );

describe("contrast of what an embedded finder shows", () => {
  it("is the brand's own where nothing is set, in every theme", () => {
    for (const client of finderIds)
      expect(contrastProblems(client, { colors: {}, styling: { theme: "auto" } })).toEqual([]);
  });

  it("is judged between what is set and what is left to the brand", () => {
    expect(problems({ text: "#aaaaaa" })).toContain(
      "colors.text: Text on the background has a contrast of 2.2; people need at least 4.5.",
    );
    expect(problems({ background: "#2a1f1d" })).toContain(
      "colors.background: Text on the background has a contrast of 1.0; people need at least 4.5.",
    );
    expect(problems({ text: "#000000", background: "#ffffff" })).toEqual([]);
  });

  it("says in which theme, where both are shown", () => {
    const white = "colors.background: Text on the background has a contrast of 1.1";
    expect(problems({ background: "#ffffff" })).toEqual([]);
    expect(problems({ text: "#2a1f1d" }, "auto")).toContain(
      "colors.text: Text on the background has a contrast of 1.1 in the dark theme; people need at least 4.5.",
    );
    expect(problems({ background: "#ffffff" }, "dark")).toContain(
      `${white}; people need at least 4.5.`,
    );
  });

  it("is judged in the theme of the ground, where that is chosen", () => {
    expect(problems({ background: "#ffffff" }, "auto")).toEqual([]);
    expect(problems({ background: "#181211" }, "auto")).toEqual([]);
  });

  it("covers the primary color: its buttons' text, links and the focus ring", () => {
    const found = problems({ primary: "#ffe08a" });
    expect(found).toEqual([
      expect.stringMatching(/^colors.primary: Links on the background have a contrast of [12]/),
      expect.stringMatching(/^colors.primary: Links on cards have a contrast of [12]/),
      expect.stringMatching(/^colors.primary: Text on what is chosen has a contrast of [12]/),
      expect.stringMatching(
        /^colors.primary: The focus ring on the background has .* at least 3\./,
      ),
      expect.stringMatching(/^colors.primary: The focus ring on cards has .* at least 3\./),
    ]);
    expect(problems({ primary: "#7a7a7a" })[0]).toBe(
      "colors.primary: Text on primary buttons has a contrast of 4.2; people need at least 4.5.",
    );
    expect(problems({ primary: "#123456" })).toEqual([]);
  });

  it("takes what is half typed for nothing", () => {
    expect(problems({ text: "#aa", background: "" })).toEqual([]);
  });
});
