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

/** A small catalog for the landing page: invented beds, three in every price range. */
interface SampleBed {
  name: string;
  styles: readonly string[];
  /** From 1 (soft) to 5 (firm). */
  firmness: number;
  /** Rand. */
  price: number;
}

const sampleBeds: readonly SampleBed[] = [
  { name: "Langeberg Foam", styles: ["back", "changes"], firmness: 4, price: 3_499 },
  { name: "Tulbagh Comfort", styles: ["side"], firmness: 2, price: 4_899 },
  { name: "Overberg Spring", styles: ["side", "changes"], firmness: 3, price: 5_750 },
  { name: "Karoo Hybrid", styles: ["side", "back", "changes"], firmness: 3, price: 8_999 },
  { name: "Cederberg Firm", styles: ["back"], firmness: 5, price: 7_499 },
  { name: "Knysna Cloud", styles: ["side"], firmness: 1, price: 10_999 },
  { name: "Drakensberg Latex", styles: ["back", "changes"], firmness: 4, price: 15_999 },
  { name: "Hermanus Pillow Top", styles: ["side", "changes"], firmness: 2, price: 18_499 },
  { name: "Augrabies Hybrid", styles: ["back", "side"], firmness: 3, price: 21_999 },
];

interface SampleOption {
  id: string;
  label: string;
  text: string;
}

export interface SampleQuestion {
  id: "style" | "firmness" | "budget";
  title: string;
  options: readonly SampleOption[];
}

export const sampleQuestions: readonly SampleQuestion[] = [
  {
    id: "style",
    title: "How do you sleep?",
    options: [
      { id: "side", label: "On my side", text: "Curled or straight, left or right" },
      { id: "back", label: "On my back", text: "Flat, the whole night" },
      { id: "changes", label: "It changes", text: "A little of everything" },
    ],
  },
  {
    id: "firmness",
    title: "How firm do you like it?",
    options: [
      { id: "2", label: "Soft", text: "Sink in a little" },
      { id: "3", label: "Medium", text: "A bit of both" },
      { id: "4", label: "Firm", text: "Lie on it, not in it" },
    ],
  },
  {
    id: "budget",
    title: "Your budget?",
    options: [
      { id: "2000-6000", label: "R2,000 – R6,000", text: "Quality beds at great value" },
      { id: "6000-12000", label: "R6,000 – R12,000", text: "Premium comfort and features" },
      {
        id: "12000-25000",
        label: "R12,000 – R25,000",
        text: "Top-tier materials and craftsmanship",
      },
    ],
  },
];
