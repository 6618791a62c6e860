import type { z } from "zod";
import { bedTexts } from "@shared/finders/bed-texts";
import type { finderDocument } from "@shared/finders/document";

/** A text of the document, which is in one language. */
const en = (text: string) => ({ "en-ZA": text });

const recommend = { label: en("Recommend for me"), text: en("We go by your other answers") };

/** The bed finder. Its options are in the lists that staff keep. */
export const bedDocument: z.input<typeof finderDocument> = {
  schema: 1,
  locale: "en-ZA",
  title: en("Bed Finder"),
  text: en(
    "How you sleep, which size, how firm, what it may cost: then beds ranked by how well they fit.",
  ),
  groups: [
    { id: "sleep-style", name: en("Sleep style"), submit: en("Next Step") },
    {
      id: "size-and-type",
      name: en("Size and type"),
      title: en("Choose your bed size and mattress type"),
      text: en("Select the size that fits your space and the mattress type you prefer."),
      submit: en("Next Step"),
    },
    { id: "firmness", name: en("Firmness"), submit: en("Next Step") },
    { id: "budget", name: en("Budget"), submit: en("Find My Beds") },
  ],
  questions: [
    {
      id: "sleepStyle",
      group: "sleep-style",
      title: en("How do you sleep?"),
      text: en("Pick the one that fits most nights. Not sure is a good answer too."),
      ask: { kind: "one" },
      options: { list: "sleep-styles", drawing: "sleep-style" },
      message: en("Please select a sleep style"),
      weight: 30,
      rules: [
        { use: "score", condition: { attribute: "sleepStyle", hasAny: { answer: "sleepStyle" } } },
      ],
      reasons: { met: en("Suits {answer|people}"), missed: en("Not made for {answer|people}") },
      suggest: {},
    },
    {
      id: "concerns",
      group: "sleep-style",
      title: en("Does anything bother you at night?"),
      ask: { kind: "many", as: "cards" },
      options: { list: "sleep-concerns", means: { use: "score", attribute: "features" } },
      combine: "share",
      required: false,
      weight: 15,
      reasons: {
        met: en("Good for {there|people}"),
        partly: en("Good for {there|people}, but not for {missing|people}"),
        missed: en("Has nothing for {missing|people}"),
      },
      suggest: {},
    },
    {
      id: "bedSize",
      group: "size-and-type",
      title: en("Bed Size"),
      ask: { kind: "one" },
      options: { list: "bed-sizes", drawing: "bed-size" },
      message: en("Please select a bed size"),
      rules: [{ use: "filter", condition: { attribute: "bedSize", is: { answer: "bedSize" } } }],
      suggest: { neighbors: en("Choose {option} instead") },
    },
    {
      id: "mattressType",
      group: "size-and-type",
      title: en("Mattress Type"),
      ask: { kind: "one" },
      options: { list: "mattress-types", notSure: recommend, drawing: "mattress" },
      message: en("Please select a mattress type"),
      weight: 20,
      rules: [
        {
          use: "score",
          earn: {
            by: "kin",
            attribute: "mattressType",
            from: { answer: "mattressType" },
            pairs: [
              { of: ["hybrid", "innerspring"], share: 0.5 },
              { of: ["hybrid", "memory_foam"], share: 0.5 },
              { of: ["memory_foam", "foam"], share: 0.6 },
              { of: ["memory_foam", "latex"], share: 0.3 },
              { of: ["latex", "foam"], share: 0.4 },
              { of: ["hybrid", "latex"], share: 0.3 },
            ],
          },
        },
      ],
      reasons: {
        met: en("{product}, the type you chose"),
        partly: en("{product}, close to the {answer|lower} you chose"),
        missed: en("{product}, not the {answer|lower} you chose"),
      },
      suggest: { others: en("Take {option} instead") },
    },
    {
      id: "firmness",
      group: "firmness",
      title: en("How firm do you like your mattress?"),
      text: en("Drag the slider or pick a card; both do the same."),
      ask: { kind: "scale" },
      options: { list: "firmness-levels", notSure: recommend },
      message: en("Please select firmness level"),
      weight: 25,
      rules: [
        {
          use: "score",
          earn: {
            by: "steps",
            attribute: "firmness",
            from: { answer: "firmness" },
            shares: [1, 0.6, 0.2],
          },
        },
      ],
      reasons: {
        met: en("{product}, exactly as you asked"),
        higher: en("{steps} firmer than you asked"),
        lower: en("{steps} softer than you asked"),
      },
      suggest: { neighbors: en("Try {option}") },
    },
    {
      id: "budget",
      group: "budget",
      title: en("What's your budget?"),
      text: en("Only beds within it are shown."),
      ask: {
        kind: "price",
        max: 30_000,
        step: 500,
        presets: { list: "budget-ranges" },
        scaledBy: "bedSize",
      },
      rules: [{ use: "filter", condition: { attribute: "price", inRangeOf: "budget" } }],
      suggest: {
        budget: {
          rounding: 100,
          ahead: [1, 3],
          top: en("Raise your budget to {amount} and more"),
        },
      },
    },
    {
      id: "features",
      group: "budget",
      title: en("Must-haves"),
      text: en("Beds that have them come first."),
      ask: { kind: "many" },
      options: { list: "features", means: { use: "score", attribute: "features" } },
      combine: "share",
      required: false,
      weight: 10,
      reasons: {
        met: en("Has {there|lower}"),
        partly: en("Has {there|lower}, but not {missing|lower}"),
        missed: en("Comes without {missing|lower}"),
      },
      suggest: {},
    },
  ],
  sections: [{ id: "beds", catalogue: "bed-products", maxItems: 24 }],
  results: {
    card: ["bedSize", "mattressType", "firmness"],
    actions: ["compare", "share", "saved-sets", "mail"],
    heading: en("Your Perfect Bed Matches"),
  },
  texts: Object.fromEntries(Object.entries(bedTexts).map(([name, text]) => [name, en(text)])),
  screens: { firmness: "firmness" },
};
