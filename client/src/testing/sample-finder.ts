import type {
  FinderResults,
  ResultItem,
  ShownFinder,
  ShownQuestion,
} from "@shared/contracts/finders";

const question = (
  id: string,
  title: string,
  given: Partial<ShownQuestion> & Pick<ShownQuestion, "ask">,
): ShownQuestion => ({
  id,
  title,
  required: true,
  advance: "submit",
  fact: false,
  offer: "all",
  ...given,
});

/** A finder of running shoes, with a question of every kind. */
export const sampleFinder: ShownFinder = {
  slug: "shoes",
  version: 3,
  mark: "mark-of-the-third-one_",
  name: "Shoe Finder",
  brand: {
    name: "Fleet Feet",
    website: "https://fleet.example/",
    color: "#3355aa",
    links: [{ label: "Returns", url: "https://fleet.example/returns" }],
  },
  locale: "en",
  locales: ["en"],
  currency: "ZAR",
  title: "Find your shoe",
  groups: [],
  questions: [
    question("terrain", "Where do you run?", {
      ask: { kind: "one", as: "cards" },
      advance: "choose",
      resets: ["grip", "wishes"],
      options: [
        { id: "road", label: "Road", text: "Pavement and asphalt.", badges: ["popular"] },
        { id: "trail", label: "Trail", tip: "Anything without asphalt." },
      ],
    }),
    question("grip", "How much grip?", {
      ask: { kind: "scale" },
      when: { question: "terrain", is: "trail" },
      message: "Please say how much grip you need.",
      options: [
        { id: "little", label: "A little" },
        { id: "some", label: "Some" },
        { id: "much", label: "A lot" },
      ],
    }),
    question("width", "Width", {
      group: "fit",
      ask: { kind: "one", as: "cards" },
      options: [
        { id: "narrow", label: "Narrow" },
        { id: "wide", label: "Wide" },
        { id: "unsure", label: "Not sure", exclusive: "not-sure" },
      ],
    }),
    question("length", "Length of your foot", {
      group: "fit",
      ask: {
        kind: "number",
        unit: "cm",
        otherUnits: [{ unit: "in", perUnit: 0.3937 }],
        min: 20,
        max: 32,
        step: 0.5,
      },
    }),
    question("allergy", "Is there anything you cannot wear?", {
      ask: { kind: "many", as: "cards" },
      fact: true,
      options: [
        { id: "latex", label: "Latex" },
        { id: "wool", label: "Wool" },
        { id: "none", label: "None of these", exclusive: "none" },
      ],
    }),
    question("wishes", "What would be nice?", {
      ask: { kind: "many", as: "chips", max: 2 },
      required: false,
      options: [
        { id: "light", label: "Light" },
        { id: "soft", label: "Soft" },
        { id: "dry", label: "Dry" },
      ],
    }),
    question("budget", "Budget", {
      ask: { kind: "price", min: 0, max: 5000, step: 100, presets: [] },
      presets: [
        { id: "low", label: "Everyday", min: 0, max: 1500 },
        { id: "high", label: "Racing", min: 1500, max: null },
      ],
    }),
  ],
  sections: [{ id: "shoes", isOptional: false }],
  results: {
    order: "score",
    layout: "rows",
    badge: "percent",
    floor: 50,
    actions: ["compare", "share", "saved-sets", "basket", "mail"],
  },
  card: [
    { id: "drop", label: "Drop", kind: "number", unit: "mm" },
    { id: "weight", label: "Weight", kind: "number", unit: "g" },
  ],
  texts: {},
  screens: {},
};

export const sampleItem: ResultItem = {
  id: "1",
  name: "Karoo Glide",
  description: "Soft and light.",
  brand: "Karoo",
  pictureUrl: null,
  url: "https://fleet.example/karoo",
  price: "1499.00",
  fullPrice: null,
  isFromPrice: false,
  inStock: true,
  score: 91,
  reasons: [
    { criterion: "width", points: 40, max: 40, verdict: "met", text: "Made for wide feet" },
    { criterion: "wishes", points: 51, max: 60, verdict: "partly", text: "Light, not dry" },
  ],
  unknowns: [],
  promoted: null,
  facts: { drop: "8 mm" },
  fits: null,
};

/** Results with these products in one section. */
export const sampleResults = (
  items: ResultItem[],
  given: Partial<FinderResults> = {},
): FinderResults => ({
  version: 3,
  sections: [{ id: "shoes", total: items.length, items, relaxed: [], percentOf: "answers" }],
  isFirstSelection: false,
  ...given,
});
