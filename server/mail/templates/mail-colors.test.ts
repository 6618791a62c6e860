import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../../platform/process/project-root";
import { mailColors, withAccent } from "./mail-colors";

const theme = readFileSync(join(projectRoot, "client/src/styles/theme.css"), "utf8");

describe("the colors of mails", () => {
  it.each(Object.entries(mailColors))("are those of the site: %s", (brand, colors) => {
    const selector = brand === "matchwell" ? "  :root {" : `  [data-brand="${brand}"] {`;
    const start = theme.indexOf(selector);
    const rules = theme.slice(start, theme.indexOf("}", start));
    for (const [name, value] of Object.entries(colors)) {
      const variable = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect(rules, `--${variable}`).toContain(`--${variable}: ${value as string};`);
    }
  });
});

describe("a shop's own accent", () => {
  const ours = mailColors.matchwell;

  it("takes the place of ours where it can be read", () => {
    const { accent, accentInk, accentSoft, ink } = withAccent(ours, "#0000aa");
    expect({ accent, accentInk, ink }).toEqual({
      accent: "#0000aa",
      accentInk: "#ffffff",
      ink: ours.ink,
    });
    expect(accentSoft).toMatch(/^#[0-9a-f]{6}$/);
  });

  it.each([null, "#ffd700", "#777777", "red", "#fff;background:url(https://evil.example)"])(
    "does not where it is %s",
    (accent) => {
      expect(withAccent(ours, accent)).toEqual(ours);
    },
  );
});
