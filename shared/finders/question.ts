// Longer than 200 lines: every field of a question is described where it is defined.

import { z } from "zod";
import { pictureAddress } from "../input/addresses";
import { optionLists, RANGE_LIST } from "../templates/list-names";
import { noneOf } from "./operands";
import { color, id, optionId, text } from "./text";
import { reasons, rule, uses } from "./rule";
import { when } from "./when";

const badge = z.enum(["popular", "recommended", "top-seller"]);

export const option = z
  .strictObject({
    id,
    label: text,
    text: text.optional().describe("A line below the label."),
    picture: pictureAddress.optional().describe("An https address, or a path on this site."),
    color: color.optional().describe("A color for a swatch, such as `#c3142d`."),
    badges: z.array(badge).max(3).optional(),
    tip: text.optional().describe("An explanation that opens on demand."),
    icon: z
      .string()
      .min(1)
      .max(16)
      .optional()
      .describe("A sign before the label, such as an emoji."),
    drawing: id.optional().describe("A drawing that comes with the product, by its name."),
    drawings: z
      .array(z.strictObject({ when, drawing: id }))
      .min(1)
      .max(12)
      .optional()
      .describe("Other drawings of it: the first that applies."),
    tags: z.array(text).max(12).optional().describe("Short words below the text."),
    fits: text
      .optional()
      .describe('What it is called in "Fits your …", where the question has such a text, too.'),
    synonyms: z
      .array(z.string().min(1).max(64))
      .max(40)
      .optional()
      .describe("Other words for it, by which it is found."),
    when: when.optional().describe("It is offered only then."),
    first: when.optional().describe("It stands before the others then."),
    exclusive: z
      .enum(["not-sure", "none"])
      .optional()
      .describe(
        "Chosen alone. `not-sure` counts as no answer and has no rules; `none` (none of these), in a question with several choices, counts as one.",
      ),
    number: z.number().optional().describe("A number for calculations."),
    rules: z
      .array(rule)
      .max(100, "Use at most 100 rules an option.")
      .default([])
      .describe("They apply when it is chosen."),
  })
  .meta({ id: "option", description: "One choice of a question." });

export type Option = z.infer<typeof option>;

const askKinds = [
  z
    .strictObject({
      kind: z.literal("one"),
      as: z.enum(["cards", "swatches", "pictures"]).default("cards"),
    })
    .describe("One of the options."),
  z
    .strictObject({
      kind: z.literal("many"),
      as: z.enum(["chips", "cards"]).default("chips"),
      min: z.int().min(0).max(100).optional(),
      max: z.int().min(1).max(100).optional(),
    })
    .describe("Several of the options."),
  z.strictObject({ kind: z.literal("scale") }).describe("One of the options, which are in order."),
  z
    .strictObject({
      kind: z.literal("price"),
      min: z.number().min(0).default(0),
      max: z.number().positive().describe('The slider\'s end, which means "and more".'),
      step: z.number().positive(),
      presets: z
        .union(
          [
            z
              .array(
                z.strictObject({
                  id,
                  label: text,
                  min: z.number().min(0),
                  max: z.number().positive().optional(),
                }),
              )
              .max(12, "Use at most 12 presets.")
              .describe("Ranges to choose from; one without a max has no upper limit."),
            z
              .strictObject({ list: z.literal(RANGE_LIST) })
              .describe("The list that staff keep; the slider ends where its ranges end."),
          ],
          noneOf(`Use a list of ranges, or { "list": "${RANGE_LIST}" }.`),
        )
        .default([]),
      first: z
        .literal("slider")
        .optional()
        .describe("Puts the slider above the presets, which stand first unless given."),
      scaledBy: id
        .optional()
        .describe(
          "The question whose chosen option's number multiplies the presets and the slider's end.",
        ),
    })
    .describe("A range of money."),
  z
    .strictObject({
      kind: z.literal("number"),
      unit: z.string().max(20).optional(),
      otherUnits: z
        .array(z.strictObject({ unit: z.string().max(20), perUnit: z.number().positive() }))
        .max(5)
        .optional()
        .describe("Other units that it may be typed in, with how many of them make one."),
      min: z.number(),
      max: z.number(),
      step: z.number().positive().default(1),
    })
    .describe("A number, with its unit."),
  z
    .strictObject({
      kind: z.literal("range"),
      unit: z.string().max(20).optional(),
      min: z.number(),
      max: z.number(),
      step: z.number().positive().default(1),
    })
    .describe(
      "A range of numbers, with their unit: from and to, where an end of the slider sets no limit.",
    ),
  z
    .strictObject({
      kind: z.literal("date"),
      min: z.iso.date().optional(),
      max: z.iso.date().optional(),
    })
    .describe("A day."),
  z
    .strictObject({
      kind: z.literal("find"),
      after: z
        .array(id)
        .max(4)
        .optional()
        .describe(
          "Earlier questions that find in the same list: only what its rows have beside their answers is offered, and the answer falls when one of theirs changes.",
        ),
    })
    .describe(
      "One of thousands, found by typing. What a list does not have can be answered all the same: it is nothing that products are listed for.",
    ),
  z.strictObject({ kind: z.literal("info") }).describe("Nothing is asked: a page to read."),
  z
    .strictObject({ kind: z.literal("text"), maxLength: z.int().min(1).max(500).optional() })
    .describe("A text of the shopper's own."),
  z.strictObject({ kind: z.literal("contact") }).describe("How to reach the shopper."),
] as const;

const ask = z
  .discriminatedUnion(
    "kind",
    askKinds,
    "Ask in one of these ways: one, many, scale, price, number, range, date, find or info.",
  )
  .meta({ id: "ask", description: "How a question is asked." });

export type Ask = z.infer<typeof ask>;

const suggest = z
  .strictObject({
    neighbors: text.optional().describe('The next option and the one before: "Try {option}".'),
    others: text.optional().describe('Every other option: "Take {option} instead".'),
    open: text.optional().describe('Without an answer: "Take any brand".'),
    less: text.optional().describe('One of several choices less: "Do without {option}".'),
    budget: z
      .strictObject({
        rounding: z.number().positive().describe("Suggested amounts are multiples of it."),
        ahead: z
          .array(z.int().min(1).max(20))
          .min(1)
          .max(3)
          .default([1])
          .describe("For how many more products it is raised."),
        top: text
          .optional()
          .describe('At the slider\'s end: "Raise your budget to {amount} and more".'),
      })
      .optional(),
  })
  .meta({
    id: "suggest",
    description:
      "Which changes of the answer may be suggested, and how they are said: those named here alone.",
  });

const meaning = z
  .strictObject({ use: z.enum(uses), reasons: reasons.optional() })
  .describe("What choosing one means: its use, as in a rule.");

const meansOrRules = z
  .union(
    [meaning, z.literal("rules").describe("What the rules of its question say.")],
    noneOf('Use { "use": "score" } or another use, or "rules".'),
  )
  .describe("What choosing one means; a wish unless given.");

const options = z
  .union(
    [
      z.array(option).max(200, "Use at most 200 options a question.").describe("Its own options."),
      z
        .strictObject({
          list: z.enum([...optionLists, RANGE_LIST]),
          notSure: z
            .strictObject({ label: text, text: text.optional() })
            .optional()
            .describe("Offered besides, as `not_sure`: it counts as no answer."),
          drawing: id
            .optional()
            .describe("Drawings of its rows: of each the one named so and by its id."),
          means: z
            .strictObject({ use: z.enum(uses), attribute: id, reasons: reasons.optional() })
            .optional()
            .describe(
              "What choosing a row means: the attribute has the row's id; of a concern, one of its features.",
            ),
        })
        .describe("A list that staff keep; the id of the chosen row is the answer."),
      z
        .strictObject({
          attribute: id,
          values: z.array(optionId).max(500).optional(),
          means: meansOrRules.optional(),
        })
        .describe("The values of an attribute: those named, or all that products have."),
      z
        .strictObject({
          products: z.literal("brand"),
          ids: z
            .enum(["short", "names"])
            .default("short")
            .describe(
              "Brands as answers: without capitals and signs, so that spellings of a brand are one; or by their names, to the letter.",
            ),
          means: meansOrRules.optional(),
        })
        .describe("The brands of the products there are."),
      z
        .strictObject({ listed: id, key: id })
        .describe(
          "The texts that a key has in a list of what products are for, in a question of the kind `find`; of ranges the whole numbers that they cover, the greatest first, where an open end ends with this year. The text itself is the answer.",
        ),
    ],
    noneOf(
      'Use a list of options, { "list": "…" }, { "attribute": "…" }, { "products": "brand" } or { "listed": "…", "key": "…" }.',
    ),
  )
  .meta({ id: "options", description: "Where the choices of a question come from." });

export type Options = z.infer<typeof options>;

export const question = z
  .strictObject({
    id,
    title: text,
    name: text
      .optional()
      .describe(
        "Its short name, in the line of steps and beside its answer. Unless given, the step is called by the one attribute that it is about, where there is one.",
      ),
    text: text.optional().describe("A line below the title."),
    help: text.optional().describe("An explanation that opens on demand."),
    group: id
      .optional()
      .describe("Questions of one group stand on one page; each stands alone unless given."),
    when: when.optional().describe("It is asked only then."),
    ask,
    required: z.boolean().default(true).describe("Whether it must be answered to go on."),
    message: text.optional().describe("Said where a required answer is missing."),
    advance: z
      .enum(["submit", "choose"])
      .default("submit")
      .describe("Whether a button leads on, or choosing itself."),
    resets: z
      .array(id)
      .max(60)
      .optional()
      .describe("Questions whose answers fall when this one changes."),
    weight: z
      .number()
      .min(0)
      .max(1_000)
      .default(10)
      .describe("Points it has beside the other answered questions; they are shared out of 100."),
    fact: z
      .boolean()
      .default(false)
      .describe(
        "An allergy, a child, a car, a law: never given up, never suggested away, asked again when lost. Its rules are `filter` and `exclude` alone.",
      ),
    options: options.optional(),
    combine: z
      .enum(["any", "all", "share"])
      .default("any")
      .describe(
        "What several chosen options make together: one of them is enough, all are needed, or each earns its share.",
      ),
    rules: z
      .array(rule)
      .max(100, "Use at most 100 rules a question.")
      .default([])
      .describe("Rules whose operand is the answer."),
    reasons: reasons.optional(),
    fits: text
      .optional()
      .describe(
        'What the answer is called in "Fits your …", which is said of products that were not ranked by points.',
      ),
    fitsWithout: z
      .array(optionId)
      .min(1)
      .max(20)
      .optional()
      .describe("Options that are not named there."),
    suggest: suggest.optional(),
    offer: z
      .enum(["all", "available"])
      .default("all")
      .describe("Whether options that no product has are offered, too, as long as any has one."),
    skipSame: z
      .boolean()
      .optional()
      .describe(
        "Whether it is skipped, and said so, where no choice would change anything: all that the answers before leave is alike in it, or only one option leaves anything. Never of a fact, of a question that shares its page, or of one that something else depends on.",
      ),
    giveUp: z
      .int()
      .min(1)
      .max(1_000)
      .optional()
      .describe(
        "Its place among what is given up where nothing meets all: the lowest first; the order of the questions, last first, unless given.",
      ),
    notes: z.string().max(2_000).optional().describe("For staff alone."),
  })
  .meta({ id: "question", description: "A question, and what its answers mean." });

export type Question = z.infer<typeof question>;

/** What a question and its answers are called until staff call them something. */
export const UNNAMED = {
  question: "New question",
  answers: ["First answer", "Second answer"],
} as const;
