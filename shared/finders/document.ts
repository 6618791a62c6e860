import { z } from "zod";
import { condition } from "./condition";
import { calculation } from "./calculation";
import { question } from "./question";
import { finderRule } from "./rule";
import { id, locale, text } from "./text";
import { when } from "./when";

/** The number of this shape of documents. Older ones are migrated when they are read. */
export const DOCUMENT_SCHEMA = 1;

/** A document as JSON. */
export const MAX_DOCUMENT_BYTES = 512 * 1024;
export const MAX_QUESTIONS = 60;
export const MAX_OPTIONS = 500;
export const MAX_RULES = 2_000;
export const MAX_VALUES = 40;
export const MAX_DEPTH = 6;

/** A named result over answers. */
export const value = z.strictObject({
  id,
  name: text.optional(),
  unit: z.string().max(20).optional(),
  is: calculation,
});

export type Value = z.infer<typeof value>;

/** One part of the results: its own catalogue, ranking and count. */
export const section = z.strictObject({
  id,
  heading: text.optional(),
  catalogue: id,
  when: when.optional(),
  isOptional: z.boolean().default(false),
  /** Products of this part alone. */
  filter: condition.optional(),
  maxItems: z.int().min(1).max(24).default(12),
  /** At most this many of one value of an attribute among the first. */
  spread: z
    .strictObject({ attribute: id, most: z.int().min(1).max(24), among: z.int().min(2).max(24) })
    .optional(),
  /** The price question whose answer is this part's budget; the whole set's unless given. */
  budget: id.optional(),
  /** Packs that cover an amount: the value, and the product's number that it is divided by. */
  amount: z.strictObject({ value: id, per: id }).optional(),
});

export type Section = z.infer<typeof section>;

export const results = z.strictObject({
  order: z.enum(["score", "price"]).default("score"),
  layout: z.enum(["rows", "grid"]).default("rows"),
  badge: z.enum(["percent", "words", "none"]).default("percent"),
  /** Attributes that a card shows, in this order. */
  card: z.array(id).max(12).default([]),
  actions: z
    .array(z.enum(["compare", "share", "saved-sets", "basket", "mail"]))
    .max(5)
    .default(["compare", "share", "mail"]),
  heading: text.optional(),
  /** Where nothing is found: a text with a link or a telephone number. */
  endings: z
    .array(
      z.strictObject({
        when: when.optional(),
        text,
        link: z.url("Use a whole address.").max(2_000).optional(),
        phone: z.string().max(40).optional(),
      }),
    )
    .max(20)
    .default([]),
});

/** The retailer's own wish; it is always said, and never shows what is excluded or filtered. */
export const promotion = z.strictObject({
  /** Products by their keys, shown first from this score on. */
  products: z.array(z.string().min(1).max(100)).max(50).default([]),
  minScore: z.int().min(0).max(100).default(60),
  /** Products that move up by places, within 10 points of those they pass. */
  boosts: z
    .array(z.strictObject({ condition, places: z.int().min(1).max(10) }))
    .max(20)
    .default([]),
  text: text.optional(),
});

/** A finder: its questions, what their answers mean, and its results. */
export const finderDocument = z.strictObject({
  schema: z.literal(DOCUMENT_SCHEMA),
  /** The locale in which every text is there. */
  locale,
  title: text,
  text: text.optional(),
  /** What an amount of money is in, as ISO 4217 has it. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "Use a currency such as ZAR.")
    .default("ZAR"),
  questions: z
    .array(question)
    .min(1, "A finder asks at least one question.")
    .max(MAX_QUESTIONS, `A finder has at most ${MAX_QUESTIONS} questions.`),
  values: z.array(value).max(MAX_VALUES, `A finder has at most ${MAX_VALUES} values.`).default([]),
  rules: z.array(finderRule).max(500, "A finder has at most 500 rules of its own.").default([]),
  sections: z
    .array(section)
    .min(1, "A finder needs a catalog to choose from.")
    .max(12, "A finder has at most 12 sections."),
  results: results.prefault({}),
  promotion: promotion.optional(),
  /** Texts of the frame around, by their names; ours unless given. */
  texts: z.record(id, text).default({}),
  /** Own screens of questions (by id), or of `results`. */
  screens: z.record(id, id).default({}),
  notes: z.string().max(10_000).optional(),
});

export type FinderDocument = z.infer<typeof finderDocument>;
