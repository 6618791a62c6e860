import type { z } from "zod";
import type { finderDocument } from "@shared/finders/document";
import type { attributes, products } from "@shared/schema/catalog-products";

// A small shop of boots, with a product for each thing that can be stated, left out, or not apply.

const value = (id: string, en: string) => ({ id, label: { en }, synonyms: [], isRetired: false });

export const bootAttributes: (typeof attributes.$inferInsert)[] = [
  {
    id: "grip",
    label: { en: "Grip" },
    kind: "choices",
    values: [value("trail", "Trail"), value("road", "Road")],
  },
  {
    id: "width",
    label: { en: "Width" },
    kind: "choice",
    values: [value("narrow", "Narrow"), value("normal", "Normal"), value("wide", "Wide")],
  },
  { id: "waterproof", label: { en: "Waterproof" }, kind: "flag" },
  { id: "size", label: { en: "Size" }, kind: "number", unit: "EU" },
  {
    id: "materials",
    label: { en: "Materials" },
    kind: "choices",
    values: [value("latex", "Latex"), value("leather", "Leather")],
  },
];

type Boot = typeof products.$inferInsert;

const boot = (
  key: string,
  price: string | null,
  values: Boot["values"],
  more: Partial<Boot> = {},
): Boot => ({
  key,
  name: `Boot ${key}`,
  price,
  values,
  ...more,
});

export const boots: Boot[] = [
  boot("b1", "1200.00", { grip: ["trail"], width: "wide", waterproof: true, materials: ["latex"] }),
  boot("b2", "800.00", {
    grip: ["road"],
    width: "narrow",
    waterproof: false,
    materials: ["leather"],
  }),
  boot("b3", "950.00", { grip: ["trail"], waterproof: true }),
  boot("b4", null, {
    grip: ["trail", "road"],
    width: "normal",
    waterproof: false,
    materials: ["leather"],
  }),
  boot(
    "b5",
    "1500.00",
    { grip: ["trail"], width: "narrow", waterproof: true, materials: ["leather"] },
    { inStock: false },
  ),
  boot(
    "g",
    "1000.00",
    { grip: ["trail"], width: "normal", materials: ["leather"] },
    { name: "Fell Boot" },
  ),
  boot("g-42", "1000.00", { size: 42 }, { name: "Fell Boot", groupKey: "g" }),
  boot("g-43", "1100.00", { size: 43 }, { name: "Fell Boot", groupKey: "g" }),
];

type Written = z.input<typeof finderDocument>;

export const bootDocument: Written = {
  schema: 1,
  locale: "en",
  title: { en: "Which boot?", de: "Welcher Schuh?" },
  notes: "secret note",
  questions: [
    {
      id: "ground",
      title: { en: "Where do you walk?" },
      ask: { kind: "one" },
      weight: 30,
      options: { attribute: "grip" },
    },
    {
      id: "width",
      title: { en: "How wide are your feet?" },
      ask: { kind: "scale" },
      weight: 20,
      options: [
        { id: "narrow", label: { en: "Narrow" } },
        { id: "normal", label: { en: "Normal" } },
        { id: "wide", label: { en: "Wide" } },
      ],
      rules: [
        {
          use: "score",
          earn: { by: "steps", attribute: "width", from: { answer: "width" }, shares: [1, 0.4] },
        },
      ],
    },
    {
      id: "waterproof",
      title: { en: "Must it be waterproof?" },
      ask: { kind: "one" },
      required: false,
      options: [
        {
          id: "must",
          label: { en: "Yes" },
          rules: [{ use: "filter", condition: { attribute: "waterproof", is: "yes" } }],
        },
        { id: "any", label: { en: "Not sure" }, exclusive: "not-sure" },
      ],
    },
    {
      id: "size",
      title: { en: "Which size?" },
      ask: { kind: "number", unit: "EU", min: 30, max: 50 },
      required: false,
      rules: [{ use: "filter", condition: { attribute: "size", is: { answer: "size" } } }],
    },
    {
      id: "allergy",
      title: { en: "Anything you are allergic to?" },
      ask: { kind: "one" },
      required: false,
      fact: true,
      options: [
        { id: "none", label: { en: "Nothing" } },
        {
          id: "latex",
          label: { en: "Latex" },
          rules: [{ use: "exclude", condition: { attribute: "materials", hasAny: ["latex"] } }],
        },
      ],
    },
    {
      id: "budget",
      title: { en: "What may it cost?" },
      ask: { kind: "price", max: 2_000, step: 100 },
      required: false,
      rules: [{ use: "narrow", condition: { attribute: "price", inRangeOf: "budget" } }],
    },
  ],
  sections: [{ id: "boots", catalogue: "shoes" }],
  results: { card: ["width", "waterproof"] },
};
