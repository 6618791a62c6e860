import type { FirmnessOption } from "@shared/contracts/bed-options";

/** The levels from soft to firm; those of one level in the order that staff gave them. */
export function firmnessScale(levels: readonly FirmnessOption[]): FirmnessOption[] {
  return [...levels].sort((a, b) => a.value - b.value);
}

/**
 * What a scale from soft to firm means, in up to three parts: the stops of each on the slider, and whom
 * they suit, as staff keep it with the levels. The ends are alike in length, the middle is what is left.
 */
export function firmnessGuide(scale: readonly FirmnessOption[]): [range: string, advice: string][] {
  const count = scale.length;
  const end = count < 2 ? 0 : Math.max(1, Math.floor(count * 0.4));
  const parts = [
    ["Soft", 0, end],
    ["Medium", end, count - end],
    ["Firm", count - end, count],
  ] as const;
  return parts
    .filter(([, from, to]) => to > from)
    .map(([name, from, to]) => {
      const stops = to - from === 1 ? `${to}` : `${from + 1}-${to}`;
      return [`${name} (${stops})`, advice(scale.slice(from, to), name === "Medium")];
    });
}

function advice(levels: readonly FirmnessOption[], isMiddle: boolean): string {
  const suits = [...new Set(levels.flatMap(({ recommendedFor }) => recommendedFor))];
  const said =
    suits.length > 0
      ? `suits ${inOneBreath(suits)}`
      : inOneBreath(levels.map(({ label }) => label.toLowerCase()));
  const whole = isMiddle ? `balanced, ${said}` : said;
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}.`;
}

/** "back and stomach sleepers" of "Back sleepers" and "Stomach sleepers"; others whole. */
function inOneBreath(texts: readonly string[]): string {
  const small = texts.map((text) => text.charAt(0).toLowerCase() + text.slice(1));
  const [ending] = /\s\S+$/.exec(small[0]!) ?? [""];
  const isShared = ending !== "" && small.every((text) => text.endsWith(ending));
  const said = isShared ? small.map((text) => text.slice(0, -ending.length)) : small;
  const head = said.slice(0, -1).join(", ");
  const list = head === "" ? said[0]! : `${head} and ${said.at(-1)}`;
  return isShared ? list + ending : list;
}
