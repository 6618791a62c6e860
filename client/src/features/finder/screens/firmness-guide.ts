import type { ShownOption } from "@shared/contracts/finders";

type Level = Pick<ShownOption, "label" | "suits">;

/**
 * A scale from soft to firm in up to three parts: each part's slider stops, and the sleepers it suits,
 * as staff keep them with the levels. Both ends are equally long, the middle is the rest.
 */
export function firmnessGuide(scale: readonly Level[]): [range: string, advice: string][] {
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

function advice(levels: readonly Level[], isMiddle: boolean): string {
  const suits = [...new Set(levels.flatMap(({ suits = [] }) => suits))];
  const said =
    suits.length > 0
      ? `suits ${inOneBreath(suits)}`
      : inOneBreath(levels.map(({ label }) => label.toLowerCase()));
  const whole = isMiddle ? `balanced, ${said}` : said;
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}.`;
}

/** Joins "Back sleepers" and "Stomach sleepers" to "back and stomach sleepers"; keeps other texts whole. */
function inOneBreath(texts: readonly string[]): string {
  const small = texts.map((text) => text.charAt(0).toLowerCase() + text.slice(1));
  const [ending] = /\s\S+$/.exec(small[0]!) ?? [""];
  const isShared = ending !== "" && small.every((text) => text.endsWith(ending));
  const said = isShared ? small.map((text) => text.slice(0, -ending.length)) : small;
  const head = said.slice(0, -1).join(", ");
  const list = head === "" ? said[0]! : `${head} and ${said.at(-1)}`;
  return isShared ? list + ending : list;
}
