// Longer than 200 lines: one document, with a question of every kind.

import type { z } from "zod";
import type { finderDocument } from "@shared/finders/document";

type DocumentInput = z.input<typeof finderDocument>;

const madeFor = (trip: string) => ({
  use: "narrow" as const,
  condition: { attribute: "trips", is: trip },
});
const never = (coating: string) => ({
  use: "exclude" as const,
  condition: { attribute: "coatings", is: coating },
});
const wish = (condition: object) => ({ use: "score", condition }) as never;

/** A finder of tents: branching, a page of two questions, a fact, and a question of every kind that is asked. */
export const tentDocument = (catalog: string): DocumentInput => ({
  schema: 1,
  locale: "en",
  title: { en: "Find your tent" },
  text: { en: "Where you go, who comes along, what it may cost." },
  questions: [
    {
      id: "trip",
      title: { en: "Where will you sleep in it?" },
      text: { en: "Choose what you do most." },
      ask: { kind: "one" },
      advance: "choose",
      resets: ["snow", "carry"],
      weight: 30,
      options: [
        {
          id: "hike",
          label: { en: "On long walks" },
          synonyms: ["trek"],
          rules: [madeFor("hiking")],
        },
        { id: "car", label: { en: "By the car" }, rules: [madeFor("car")] },
        { id: "festival", label: { en: "At festivals" }, rules: [madeFor("festival")] },
        { id: "far", label: { en: "On expeditions" }, rules: [madeFor("expedition")] },
      ],
    },
    {
      id: "snow",
      title: { en: "Will there be snow?" },
      when: { question: "trip", hasAny: ["hike", "far"] },
      ask: { kind: "one" },
      options: [
        {
          id: "none",
          label: { en: "None" },
          rules: [{ use: "avoid", condition: { attribute: "season", is: "winter" } }],
        },
        {
          id: "deep",
          label: { en: "Plenty" },
          text: { en: "It has to carry the weight of a night's snow." },
          rules: [
            wish({
              all: [
                { attribute: "season", is: "winter" },
                { attribute: "shape", oneOf: ["geodesic", "tunnel"] },
              ],
            }),
          ],
        },
      ],
    },
    {
      id: "carry",
      title: { en: "How heavy may it be?" },
      help: { en: "Poles, pegs and bag included." },
      when: { question: "trip", is: "hike" },
      ask: { kind: "number", unit: "kg", min: 0.5, max: 20, step: 0.1 },
      rules: [
        {
          use: "filter",
          condition: {
            all: [
              { attribute: "tent-weight", isStated: true },
              { attribute: "tent-weight", atMost: { answer: "carry" } },
            ],
          },
        },
      ],
    },
    {
      id: "people",
      group: "who",
      title: { en: "How many sleep in it?" },
      ask: { kind: "number", min: 1, max: 12 },
      rules: [
        {
          use: "filter",
          condition: {
            all: [
              { attribute: "sleeps", isStated: true },
              { attribute: "sleeps", contains: { answer: "people" } },
            ],
          },
        },
      ],
    },
    {
      id: "allergies",
      group: "who",
      title: { en: "Must it be free of any of these?" },
      ask: { kind: "many" },
      fact: true,
      combine: "all",
      options: [
        { id: "pfas", label: { en: "PFAS" }, rules: [never("pfas")] },
        { id: "fire", label: { en: "Fire retardants" }, rules: [never("fire-retardant")] },
        { id: "silicone", label: { en: "Silicone" }, rules: [never("silicone")] },
        { id: "neither", label: { en: "None of these" }, exclusive: "none" },
      ],
    },
    {
      id: "season",
      title: { en: "When do you go?" },
      ask: { kind: "scale" },
      weight: 20,
      options: { attribute: "season" },
      rules: [
        {
          use: "score",
          earn: {
            by: "steps",
            attribute: "season",
            from: { answer: "season" },
            shares: [1, 0.5],
          },
          reasons: { partly: { en: "Nearly your season" } },
        },
      ],
    },
    {
      id: "wishes",
      title: { en: "What else matters?" },
      ask: { kind: "many", max: 3 },
      required: false,
      combine: "share",
      options: [
        {
          id: "dark",
          label: { en: "Dark inside" },
          rules: [wish({ attribute: "blackout", is: "yes" })],
        },
        {
          id: "rocks",
          label: { en: "Stands on rock" },
          rules: [wish({ attribute: "freestanding", is: "yes" })],
        },
        {
          id: "rain",
          label: { en: "Days of rain" },
          rules: [wish({ attribute: "water-column", atLeast: 3_000 })],
        },
        { id: "unsure", label: { en: "Not sure" }, exclusive: "not-sure" },
      ],
    },
    {
      id: "brand",
      title: { en: "A brand you like?" },
      ask: { kind: "many" },
      required: false,
      options: { products: "brand", means: { use: "score" } },
    },
    {
      id: "budget",
      title: { en: "What may it cost?" },
      ask: {
        kind: "price",
        max: 10_000,
        step: 250,
        presets: [
          { id: "low", label: { en: "Up to R2,000" }, min: 0, max: 2_000 },
          { id: "high", label: { en: "From R5,000" }, min: 5_000 },
        ],
      },
      rules: [{ use: "narrow", condition: { attribute: "price", inRangeOf: "budget" } }],
    },
  ],
  rules: [
    {
      id: "no-bells-far-away",
      when: { question: "trip", is: "far" },
      rule: { use: "exclude", condition: { attribute: "shape", is: "bell" } },
    },
    {
      id: "there-now",
      when: { question: "trip", isAnswered: true },
      weight: 5,
      rule: { use: "score", condition: { attribute: "in-stock", is: "yes" } },
    },
  ],
  sections: [{ id: "tents", catalogue: catalog, maxItems: 9 }],
  results: {
    layout: "rows",
    card: ["season", "tent-weight", "sleeps", "trips"],
    actions: ["compare", "share", "saved-sets", "basket", "mail"],
  },
  promotion: {
    text: { en: "Chosen by our guides" },
    products: ["TENT-7", "TENT-11"],
    minScore: 40,
    boosts: [{ condition: { attribute: "brand", is: "veld-wind" }, places: 2 }],
  },
});
