import { z } from "zod";
import { pictureAddress } from "../contracts/picture-address";
import { id, text } from "./text";
import { reasons, rule } from "./rule";
import { when } from "./when";

const badge = z.enum(["popular", "recommended", "top-seller"]);

/** One choice of a question. */
export const option = z.strictObject({
  id,
  label: text,
  text: text.optional(),
  picture: pictureAddress.optional(),
  /** A color for a swatch. */
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, "Use a color such as #c3142d.")
    .optional(),
  badges: z.array(badge).max(3).optional(),
  tip: text.optional(),
  /** Other words for it, by which it is found. */
  synonyms: z.array(z.string().min(1).max(64)).max(40).optional(),
  when: when.optional(),
  /** Chosen alone in a question with several choices: not sure counts as no answer, none as one. */
  exclusive: z.enum(["not-sure", "none"]).optional(),
  /** A number for calculations. */
  number: z.number().optional(),
  rules: z.array(rule).max(100, "Use at most 100 rules an option.").default([]),
});

export type Option = z.infer<typeof option>;

/** How a question is asked. */
export const ask = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("one"),
    as: z.enum(["cards", "swatches", "pictures"]).default("cards"),
  }),
  z.strictObject({
    kind: z.literal("many"),
    as: z.enum(["chips", "cards"]).default("chips"),
    min: z.int().min(0).max(100).optional(),
    max: z.int().min(1).max(100).optional(),
  }),
  z.strictObject({ kind: z.literal("scale") }),
  z.strictObject({
    kind: z.literal("price"),
    min: z.number().min(0).default(0),
    /** The slider's end, which means "and more". */
    max: z.number().positive(),
    step: z.number().positive(),
    /** Ranges to choose from; one without an end has no upper limit. */
    presets: z
      .array(
        z.strictObject({
          id,
          label: text,
          min: z.number().min(0),
          max: z.number().positive().optional(),
        }),
      )
      .max(12, "Use at most 12 presets.")
      .default([]),
  }),
  z.strictObject({
    kind: z.literal("number"),
    unit: z.string().max(20).optional(),
    /** Other units that it may be typed in, with how many of them make one. */
    otherUnits: z
      .array(z.strictObject({ unit: z.string().max(20), perUnit: z.number().positive() }))
      .max(5)
      .optional(),
    min: z.number(),
    max: z.number(),
    step: z.number().positive().default(1),
  }),
  z.strictObject({
    kind: z.literal("date"),
    min: z.iso.date().optional(),
    max: z.iso.date().optional(),
  }),
  z.strictObject({ kind: z.literal("find"), after: z.array(id).max(4).optional() }),
  z.strictObject({ kind: z.literal("info") }),
  /** Reserved. */
  z.strictObject({ kind: z.literal("text"), maxLength: z.int().min(1).max(500).optional() }),
  z.strictObject({ kind: z.literal("contact") }),
]);

export type Ask = z.infer<typeof ask>;

/** What choosing an option made from an attribute or from products means. */
const meaning = z.strictObject({
  use: z.enum(["filter", "narrow", "score", "avoid", "exclude"]),
  reasons: reasons.optional(),
});

/** Where the choices of a question come from. */
export const options = z.union([
  z.array(option).max(200, "Use at most 200 options a question."),
  /** A list that staff keep. */
  z.strictObject({
    list: z.enum([
      "sleep-styles",
      "sleep-concerns",
      "bed-sizes",
      "mattress-types",
      "firmness-levels",
      "budget-ranges",
      "features",
    ]),
    /** What each choice means, with the id of the chosen row as the answer; see the question's rules. */
    notSure: z.boolean().default(false),
  }),
  /** The values of an attribute: those named, or all that products have. */
  z.strictObject({
    attribute: id,
    values: z.array(id).max(500).optional(),
    means: meaning.optional(),
  }),
  /** The brands of the products there are. */
  z.strictObject({ products: z.literal("brand"), means: meaning.optional() }),
]);

export type Options = z.infer<typeof options>;

export const question = z.strictObject({
  id,
  title: text,
  text: text.optional(),
  help: text.optional(),
  /** Questions of one group stand on one page; each stands alone unless given. */
  group: id.optional(),
  when: when.optional(),
  ask,
  required: z.boolean().default(true),
  /** The message where a required answer is missing. */
  message: text.optional(),
  advance: z.enum(["submit", "choose"]).default("submit"),
  /** Answers that fall when this one changes. */
  resets: z.array(id).max(60).optional(),
  /** Points it has beside the other answered questions; they are shared out of 100. */
  weight: z.number().min(0).max(1_000).default(10),
  /** An allergy, a child, a car, a law: never relaxed, never suggested away, asked again when lost. */
  fact: z.boolean().default(false),
  options: options.optional(),
  /** What several chosen options make together. */
  combine: z.enum(["any", "all", "share"]).default("any"),
  /** Rules whose operand is the answer. */
  rules: z.array(rule).max(100, "Use at most 100 rules a question.").default([]),
  reasons: reasons.optional(),
  /** Its place among what is given up where nothing meets all: the lowest first; the order of the questions, last first, unless given. */
  giveUp: z.int().min(1).max(1_000).optional(),
  /** For staff alone. */
  notes: z.string().max(2_000).optional(),
});

export type Question = z.infer<typeof question>;
