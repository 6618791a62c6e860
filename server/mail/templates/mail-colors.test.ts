import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../../process/project-root";
import { mailColors } from "./mail-colors";

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
