import type { z } from "zod";
import type { finderDocument } from "@shared/finders/document";

const en = (text: string) => ({ en: text });

/** A finder of boots with the kinds of question that assistants get wrong: what depends on what, limits, dates. */
export const trailDocument: z.input<typeof finderDocument> = {
  schema: 2,
  locale: "en",
  title: { en: "Which trail boot?", de: "Welcher Wanderschuh?" },
  questions: [
    {
      id: "who",
      title: { en: "Who is it for?", de: "Für wen?" },
      ask: { kind: "one" },
      options: [
        { id: "adult", label: { en: "An adult", de: "Erwachsene" } },
        { id: "child", label: { en: "A child", de: "Ein Kind" } },
        { id: "pet", label: { en: "A pet", de: "Ein Tier" } },
      ],
    },
    {
      id: "age",
      title: en("How old is the child?"),
      ask: { kind: "number", unit: "years", min: 3, max: 12 },
      when: { question: "who", is: "child" },
    },
    {
      id: "school",
      title: en("Is it for school?"),
      ask: { kind: "one" },
      when: { value: "months", atLeast: 72 },
      options: [
        { id: "yes", label: en("Yes") },
        { id: "no", label: en("No") },
      ],
    },
    {
      id: "ground",
      title: en("Where do you walk?"),
      name: en("Ground"),
      ask: { kind: "many", max: 1 },
      group: "feet",
      required: false,
      options: [
        {
          id: "on-trails",
          label: en("Trails, hills"),
          rules: [{ use: "score", condition: { attribute: "grip", hasAny: ["trail"] } }],
        },
        {
          id: "on-roads",
          label: en("Roads"),
          rules: [{ use: "score", condition: { attribute: "grip", hasAny: ["road"] } }],
        },
        { id: "none", label: en("None of these"), exclusive: "none" },
      ],
    },
    {
      id: "width",
      title: en("How wide are the feet?"),
      ask: { kind: "scale" },
      group: "feet",
      required: false,
      options: { attribute: "width" },
    },
    {
      id: "from",
      title: en("From when is it needed?"),
      ask: { kind: "date", min: "2026-01-01" },
      required: false,
    },
    {
      id: "waterproof",
      title: en("Must it be waterproof?"),
      ask: { kind: "one" },
      required: false,
      options: [
        {
          id: "yes",
          label: en("Yes"),
          rules: [{ use: "narrow", condition: { attribute: "waterproof", is: "yes" } }],
        },
        { id: "no", label: en("No") },
      ],
    },
    {
      id: "budget",
      title: en("What may it cost?"),
      ask: { kind: "price", max: 2_000, step: 100 },
      required: false,
      rules: [{ use: "narrow", condition: { attribute: "price", inRangeOf: "budget" } }],
    },
  ],
  values: [
    {
      id: "months",
      name: en("Age in months"),
      is: { multiply: [{ answer: "age" }, 12] },
    },
  ],
  groups: [{ id: "feet", needs: "one", title: en("About the feet") }],
  sections: [{ id: "boots", catalogue: "shoes" }],
  results: {
    card: ["width"],
    endings: [
      {
        when: { question: "who", is: "pet" },
        text: en("We have no boots for pets. Our friends do."),
        link: "https://pets.example/boots",
        label: en("Boots for pets"),
      },
    ],
  },
};
