import { sampleBeds, type SampleBed } from "./sample";

export type SampleAnswers = Partial<Record<"style" | "firmness" | "budget", string>>;

export interface JudgedBed {
  bed: SampleBed;
  /** Percent: the sum of the points. */
  score: number;
  reasons: { text: string; points: number; max: number }[];
}

const PEOPLE: Record<string, string> = {
  side: "side sleepers",
  back: "back sleepers",
  changes: "restless sleepers",
};
const LEVELS = ["", "Very soft", "Soft", "Medium", "Firm", "Very firm"];
const FIRMNESS_SHARES = [1, 0.6, 0.2];

/**
 * The sample beds for these answers, best first. A small version of the real finder's rules: the budget
 * filters, style and firmness share 100 points, and the score is the sum of the points.
 */
export function judge({ style, firmness, budget }: SampleAnswers): JudgedBed[] {
  const [low = 0, high = Infinity] = budget?.split("-").map(Number) ?? [];
  const maxima = firmness ? { style: 55, firmness: 45 } : { style: 100, firmness: 0 };
  return sampleBeds
    .filter(({ price }) => price >= low && price <= high)
    .map((bed) => {
      const reasons = [
        ...(style ? [byStyle(bed, style, maxima.style)] : []),
        ...(firmness ? [byFirmness(bed, Number(firmness), maxima.firmness)] : []),
      ];
      return { bed, reasons, score: reasons.reduce((sum, { points }) => sum + points, 0) };
    })
    .sort((a, b) => b.score - a.score || a.bed.price - b.bed.price);
}

function byStyle(bed: SampleBed, style: string, max: number) {
  const fits = bed.styles.includes(style);
  return {
    text: `${fits ? "Suits" : "Not made for"} ${PEOPLE[style] ?? style}`,
    points: fits ? max : 0,
    max,
  };
}

function byFirmness(bed: SampleBed, wanted: number, max: number) {
  const steps = bed.firmness - wanted;
  const share = FIRMNESS_SHARES[Math.abs(steps)] ?? 0;
  const far = Math.abs(steps) === 1 ? "One step" : `${Math.abs(steps)} steps`;
  return {
    text:
      steps === 0
        ? `${LEVELS[wanted]}, exactly as asked`
        : `${far} ${steps > 0 ? "firmer" : "softer"} than asked`,
    points: Math.round(share * max),
    max,
  };
}
