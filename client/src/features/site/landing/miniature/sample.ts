/** A small catalogue for the landing page: invented beds, three in every price range. */
export interface SampleBed {
  name: string;
  styles: readonly string[];
  /** From 1 (soft) to 5 (firm). */
  firmness: number;
  /** Rand. */
  price: number;
}

export const sampleBeds: readonly SampleBed[] = [
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
