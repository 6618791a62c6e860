import { chosenIds, type Answers } from "@shared/finders/answers";
import { scalePrices, type Slider } from "@shared/finders/price-scale";
import type { Ask } from "@shared/finders/question";
import type { Text } from "@shared/finders/text";
import type { OpenQuestion } from "./asked";
import type { FinderLists, ListedRange } from "./finder-catalog";

export type AskedPrice = Extract<Ask, { kind: "price" }>;

interface Preset extends Omit<ListedRange, "label" | "text" | "max"> {
  label: Text;
  text?: Text;
  max: number | null;
}

/** The slider of a price question and its presets, wherever they come from, before anything scales them. */
export function priceEnds(
  ask: AskedPrice,
  lists: FinderLists | undefined,
): Slider & { presets: Preset[] } {
  const { presets, min, max, step } = ask;
  if (Array.isArray(presets)) {
    return { min, max, step, presets: presets.map((each) => ({ max: null, ...each })) };
  }
  const ranges = lists?.ranges ?? [];
  return {
    min: Math.min(min, ...ranges.map((range) => range.min)),
    max: ranges.length === 0 ? max : Math.max(step, ...ranges.map((range) => range.max)),
    step,
    presets: ranges.map(({ label, text, ...range }) => ({
      ...range,
      label: { en: label },
      ...(text && { text: { en: text } }),
    })),
  };
}

/** The same for these answers. */
export function pricesFor(
  ask: AskedPrice,
  lists: FinderLists | undefined,
  open: readonly OpenQuestion[],
  answers: Answers,
): Slider & { presets: Preset[] } {
  const { presets, ...slider } = priceEnds(ask, lists);
  return scalePrices(slider, presets, factorOf(ask, open, answers));
}

function factorOf({ scaledBy }: AskedPrice, open: readonly OpenQuestion[], answers: Answers) {
  if (scaledBy === undefined) return 1;
  const options = open.find(({ question }) => question.id === scaledBy)?.options ?? [];
  const [chosen] = chosenIds(answers[scaledBy]);
  return options.find(({ id }) => id === chosen)?.number ?? 1;
}
