// A price question whose ends depend on another answer, as both sides read it: a count on a card is then the
// count of the results.

interface Range {
  min: number;
  max: number | null;
}

/** The ends of a slider, and its step. */
export interface Slider {
  min: number;
  max: number;
  step: number;
}

/** An amount multiplied by a factor, rounded to the slider's step; 1 changes nothing. */
const scaled = (amount: number, factor: number, step: number): number =>
  factor === 1 ? amount : Math.round((amount * factor) / step) * step;

/** The slider and its presets where amounts are so many times as high. */
export function scalePrices<Preset extends Range>(
  slider: Slider,
  presets: readonly Preset[],
  factor: number,
): Slider & { presets: Preset[] } {
  const { min, max, step } = slider;
  const scale = (amount: number) => scaled(amount, factor, step);
  return {
    min: scale(min),
    max: scale(max),
    step,
    presets: presets.map((preset) => ({
      ...preset,
      min: scale(preset.min),
      max: preset.max === null ? null : scale(preset.max),
    })),
  };
}

/** A range as it is asked for: at the slider's top it has no upper end. */
export function openAtTop<Given extends { min?: number; max?: number }>(
  range: Given,
  top: number,
): Given {
  if (range.max === undefined || range.max < top) return range;
  const { max: _top, ...rest } = range;
  return rest as Given;
}
