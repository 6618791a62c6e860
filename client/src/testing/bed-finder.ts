import { readFileSync } from "node:fs";
import type { BedOptions, Option } from "@shared/specification/contracts/bed-options";
import type { ShownFinder, ShownOption, ShownQuestion } from "@shared/contracts/finders";
import { NOT_SURE } from "@shared/finders/answers";
import { bedOptions } from "./bed-options";

/** Its own texts, as its template has them. */
const bedTexts = (() => {
  const file = readFileSync("server/templates/dialabed/document.json", "utf8");
  const { texts } = JSON.parse(file) as { texts: Record<string, { "en-ZA": string }> };
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text["en-ZA"]]));
})();

function badgesOf({ recommended, topSeller, popular }: Option): ShownOption["badges"] {
  return [
    ...(recommended ? (["recommended"] as const) : []),
    ...(topSeller ? (["top-seller"] as const) : []),
    ...(popular ? (["popular"] as const) : []),
  ];
}

/** An option as a list of staff becomes one of a question. */
const listed = (option: Option, given: Partial<ShownOption> = {}): ShownOption => ({
  id: option.id,
  label: option.label,
  badges: badgesOf(option),
  ...(option.id === NOT_SURE && { exclusive: "not-sure" }),
  ...given,
});

const recommend: ShownOption = {
  id: NOT_SURE,
  label: "Recommend for me",
  text: "We go by your other answers",
  exclusive: "not-sure",
};

const question = (
  id: string,
  group: string,
  given: Partial<ShownQuestion> & Pick<ShownQuestion, "ask" | "title">,
): ShownQuestion => ({
  id,
  group,
  required: true,
  advance: "submit",
  fact: false,
  offer: "all",
  ...given,
});

/** The bed finder's document with these options, as the server sends it. */
export function bedFinder(options: BedOptions = bedOptions): ShownFinder {
  const ends = options.budgetRanges.map(({ maxPrice }) => maxPrice);
  return {
    slug: "dialabed",
    version: 1,
    mark: "",
    name: "Bed Finder",
    brand: {
      name: "Dial-a-Bed",
      website: "https://www.dialabed.co.za/",
      color: null,
      links: [],
    },
    locale: "en-ZA",
    locales: ["en-ZA"],
    currency: "ZAR",
    title: "Bed Finder",
    groups: [
      { id: "sleep-style", name: "Sleep style", submit: "Next Step" },
      {
        id: "size-and-type",
        name: "Size and type",
        title: "Choose your bed size and mattress type",
        text: "Select the size that fits your space and the mattress type you prefer.",
        submit: "Next Step",
      },
      { id: "firmness", name: "Firmness", submit: "Next Step" },
      { id: "budget", name: "Budget", submit: "Find My Beds" },
    ],
    questions: [
      question("sleepStyle", "sleep-style", {
        title: "How do you sleep?",
        text: "Pick the one that fits most nights. Not sure is a good answer too.",
        ask: { kind: "one", as: "cards" },
        message: "Please select a sleep style",
        options: options.sleepStyles.map((each) =>
          listed(each, {
            text: each.description,
            icon: each.icon || undefined,
            picture: each.imageUrl ?? undefined,
            drawing: `sleep-style-${each.id}`,
          }),
        ),
      }),
      question("concerns", "sleep-style", {
        title: "Does anything bother you at night?",
        ask: { kind: "many", as: "cards" },
        required: false,
        options: options.concerns.map((each) =>
          listed(each, { tip: each.description, icon: each.icon, color: each.color }),
        ),
      }),
      question("bedSize", "size-and-type", {
        title: "Bed Size",
        ask: { kind: "one", as: "cards" },
        message: "Please select a bed size",
        options: options.bedSizes.map((each) =>
          listed(each, {
            text: each.description,
            tip: `Width × length: ${each.dimensions}`,
            number: each.priceModifier,
            drawing: `bed-size-${each.id}`,
          }),
        ),
      }),
      question("mattressType", "size-and-type", {
        title: "Mattress Type",
        ask: { kind: "one", as: "cards" },
        message: "Please select a mattress type",
        options: [
          ...options.mattressTypes.map((each) =>
            listed(each, {
              text: each.description,
              tags: each.features,
              drawing: `mattress-${each.id}`,
            }),
          ),
          recommend,
        ],
      }),
      question("firmness", "firmness", {
        title: "How firm do you like your mattress?",
        text: "Drag the slider or pick a card; both do the same.",
        ask: { kind: "scale" },
        message: "Please select firmness level",
        options: [
          ...options.firmnessLevels
            .toSorted((a, b) => a.value - b.value)
            .map((each) => listed(each, { text: each.description, suits: each.recommendedFor })),
          recommend,
        ],
      }),
      question("budget", "budget", {
        title: "What's your budget?",
        text: "Only beds within it are shown.",
        ask: {
          kind: "price",
          min: 0,
          max: Math.max(500, ...ends),
          step: 500,
          presets: [],
          scaledBy: "bedSize",
        },
        presets: options.budgetRanges.map((each) => ({
          id: each.id,
          label: each.label,
          text: each.description,
          min: each.minPrice,
          max: each.maxPrice,
          badges: badgesOf(each),
        })),
      }),
      question("features", "budget", {
        title: "Must-haves",
        text: "Beds that have them come first.",
        ask: { kind: "many", as: "chips" },
        required: false,
        options: options.features.map((each) =>
          listed(each, { text: each.description, group: each.category }),
        ),
      }),
    ],
    sections: [{ id: "beds", isOptional: false }],
    results: {
      order: "score",
      layout: "rows",
      badge: "percent",
      floor: 50,
      actions: ["compare", "share", "saved-sets", "mail"],
      heading: "Your Perfect Bed Matches",
    },
    card: [
      { id: "bedSize", label: "Bed size", kind: "choice", unit: null },
      { id: "mattressType", label: "Mattress type", kind: "choice", unit: null },
      { id: "firmness", label: "Firmness", kind: "choice", unit: null },
    ],
    texts: bedTexts,
    screens: { firmness: "firmness" },
  };
}
