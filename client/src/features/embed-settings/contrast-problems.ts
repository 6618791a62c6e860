import type { EmbedSettings } from "@shared/contracts/embed-settings";
import { contrast } from "@/lib/contrast";

/** What WCAG AA asks of text. */
const ENOUGH = 4.5;

type Colors = EmbedSettings["colors"];

const pairs: readonly [keyof Colors, keyof Colors, string][] = [
  ["text", "background", "Text on the background"],
  ["text", "surface", "Text on cards"],
  ["muted", "background", "Quiet text on the background"],
  ["muted", "surface", "Quiet text on cards"],
];

/** Pairs of chosen colours that are hard to read, in sentences. */
export function contrastProblems(colors: Colors): string[] {
  return pairs.flatMap(([text, ground, what]) => {
    const [a, b] = [colors[text], colors[ground]];
    if (!isColor(a) || !isColor(b)) return [];
    const ratio = contrast(a, b);
    return ratio < ENOUGH
      ? [`${what} has a contrast of ${ratio.toFixed(1)}; people need at least ${ENOUGH}.`]
      : [];
  });
}

const isColor = (text: string | undefined): text is string =>
  /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text ?? "");
