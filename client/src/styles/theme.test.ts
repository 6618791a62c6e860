import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { brandColors } from "@shared/brand-colors";
import { contrast } from "@shared/contrast";

const css = readFileSync(join(import.meta.dirname, "theme.css"), "utf8");

/** The variables of the first block whose selector begins with this text. */
function block(selector: string): Record<string, string> {
  const start = css.indexOf(`\n  ${selector}`);
  if (start === -1) throw new Error(`theme.css has no ${selector}`);
  const body = css.slice(css.indexOf("{", start) + 1, css.indexOf("}", start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]),
  );
}

const light = block(":root {");
const dark = { ...light, ...block(":root.dark {") };
const themes: Record<string, Record<string, string>> = {
  "Matchwell, light": light,
  "Matchwell, dark": dark,
};
for (const [name, id] of [
  ["Dial-a-Bed", "dialabed"],
  ["Safari Outdoor", "safarioutdoor"],
] as const) {
  const brand = block(`[data-brand="${id}"] {`);
  themes[`${name}, light`] = { ...light, ...brand };
  themes[`${name}, dark`] = { ...dark, ...brand, ...block(`:root.dark[data-brand="${id}"]`) };
}

it("draws the brands in the colors that contrast is worked out with", () => {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  for (const [id, name] of [
    ["matchwell", "Matchwell"],
    ["dialabed", "Dial-a-Bed"],
    ["safarioutdoor", "Safari Outdoor"],
  ] as const) {
    for (const theme of ["light", "dark"] as const) {
      for (const [color, value] of Object.entries(brandColors[id][theme])) {
        expect(themes[`${name}, ${theme}`]![kebab(color)], `${id} ${theme} ${color}`).toBe(value);
      }
    }
  }
});

describe.each(Object.entries(themes))("the colors of %s", (_, theme) => {
  it.each([
    ["outline", "paper", 3],
    ["outline", "surface", 3],
    ["accent", "paper", 3],
    ["accent", "surface", 3],
    ["danger", "surface", 4.5],
    ["ink", "paper", 4.5],
    ["muted", "paper", 4.5],
    ["muted", "surface", 4.5],
    ["accent-ink", "accent", 4.5],
    ["accent-text", "accent-soft", 4.5],
  ] as const)("%s on %s has %f to 1", (front, ground, least) => {
    expect(contrast(theme[front]!, theme[ground]!)).toBeGreaterThanOrEqual(least);
  });
});
