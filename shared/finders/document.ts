// Longer than 200 lines: the shape of a document is read as a whole.

import { z } from "zod";
import { condition } from "./condition";
import { calculation } from "./calculation";
import { question } from "./question";
import { finderRule } from "./rule";
import { DOCUMENT_SCHEMA } from "./schema-meaning";
import { id, locale, text } from "./text";
import { when } from "./when";

/** The numbers of documents in this shape. */
const SCHEMAS = [1, DOCUMENT_SCHEMA] as const;

/** A document as JSON. */
export const MAX_DOCUMENT_BYTES = 512 * 1024;
export const MAX_QUESTIONS = 60;
export const MAX_OPTIONS = 500;
export const MAX_RULES = 2_000;
export const MAX_VALUES = 40;
export const MAX_DEPTH = 6;

const value = z
  .strictObject({
    id,
    name: text.optional(),
    unit: z.string().max(20).optional(),
    is: calculation,
  })
  .meta({
    id: "value",
    description:
      "A named result over answers. It is not known while an answer that it is made of is missing, and where it divides by zero: no condition on it holds then, and a rule that compares with it does not apply. It counts with nine decimals.",
  });

const section = z
  .strictObject({
    id,
    heading: text.optional(),
    catalogue: id.describe("The id of the catalog that it chooses from."),
    when: when.optional().describe("It is there only then."),
    isOptional: z.boolean().default(false).describe("Whether a shopper can go without it."),
    weight: z
      .int()
      .min(1)
      .max(100)
      .optional()
      .describe(
        "Of several parts: how much its fit counts in the best set that a budget buys; 1 unless given.",
      ),
    filter: condition.optional().describe("Products of this part alone."),
    maxItems: z.int().min(1).max(24).default(12).describe("How many products it shows at most."),
    spread: z
      .strictObject({ attribute: id, most: z.int().min(1).max(24), among: z.int().min(2).max(24) })
      .optional()
      .describe("At most this many of one value of an attribute among the first."),
    budget: id
      .optional()
      .describe("The price question whose answer is this part's budget. It needs no rule for it."),
    amount: z
      .strictObject({
        value: id.describe("The value that says how much is needed."),
        per: id
          .optional()
          .describe("The product's number that it is divided by, such as m² per liter."),
        pack: id.describe("The product's number that says how much is in one pack."),
      })
      .optional()
      .describe(
        "An amount, met by the cheapest packs that cover it: variants of one product. Its price is that of all of them. Where the value is nothing, the part is not there.",
      ),
  })
  .meta({
    id: "section",
    description: "One part of the results: its own catalog, ranking and count.",
  });

export type Section = z.infer<typeof section>;

const group = z
  .strictObject({
    id,
    name: text.optional().describe("Its name on the bar of steps; its title unless given."),
    step: id
      .optional()
      .describe("Pages that follow one another with the same word count as one step."),
    title: text.optional().describe("Its heading; its first question's title unless given."),
    text: text.optional(),
    submit: text.optional().describe("What its button says."),
    waits: z
      .boolean()
      .optional()
      .describe(
        "Whether its button waits until what it requires, and at least one of its questions, is answered.",
      ),
    needs: z
      .literal("one")
      .optional()
      .describe("One answer on it is needed, whichever it is: of questions that need none."),
  })
  .meta({ id: "group", description: "A page of questions: those that name it as their group." });

const ending = z.strictObject({
  when,
  text,
  link: z
    .url("Use a whole address.")
    .max(2_000)
    .optional()
    .describe("Where it leads on: an address with https:, mailto: or tel:."),
  phone: z.string().max(40).optional().describe("A telephone number to call."),
  label: text.optional().describe("What the link's button says; ours unless given."),
});

export type Ending = z.infer<typeof ending>;

const unlistedEnding = ending
  .omit({ when: true })
  .extend({ list: id.describe("The list of what products are for.") });

export type UnlistedEnding = z.infer<typeof unlistedEnding>;

/** The score from which a product does what was asked, where a document does not say it. */
export const USUAL_FLOOR = 50;

const results = z
  .strictObject({
    order: z
      .enum(["score", "price"])
      .default("score")
      .describe("The best first, or the cheapest first."),
    orderBy: z
      .array(z.strictObject({ when: when.optional(), attribute: id }))
      .max(12)
      .default([])
      .describe(
        "Another number than the price that the cheapest first goes by: the first that applies.",
      ),
    layout: z.enum(["rows", "grid"]).default("rows"),
    badge: z
      .enum(["percent", "words", "none"])
      .default("percent")
      .describe("How a product says how well it fits."),
    card: z.array(id).max(12).default([]).describe("Attributes that a card shows, in this order."),
    actions: z
      .array(z.enum(["compare", "share", "saved-sets", "basket", "mail"]))
      .max(5)
      .default(["compare", "share", "mail"])
      .describe("What a shopper can do with products."),
    budget: id
      .optional()
      .describe(
        "Of several parts: the price question whose answer is the budget of one product of each together. Its upper end counts.",
      ),
    floor: z
      .int()
      .min(0)
      .max(100)
      .optional()
      .describe(
        "The score, in percent, from which a product does what was asked: below it nothing is called best. 50 unless given.",
      ),
    heading: text.optional(),
    endings: z
      .array(ending)
      .max(20)
      .default([])
      .describe(
        "Answers that end without products: the first whose `when` holds is shown instead, a text with a link or a telephone number.",
      ),
    unlisted: z
      .array(unlistedEnding)
      .max(20)
      .optional()
      .describe(
        "What is said, by list, where a fact's *must* asks what products are listed for, and the answers are in no row: nothing is shown then. `{answer}` stands for what was answered. Ours unless given.",
      ),
  })
  .meta({ id: "results", description: "How the results are shown." });

const promotion = z
  .strictObject({
    products: z
      .array(z.string().min(1).max(100))
      .max(50)
      .default([])
      .describe("Products by their keys, shown first from `minScore` on."),
    minScore: z.int().min(0).max(100).default(60).describe("Percent."),
    boosts: z
      .array(z.strictObject({ condition, places: z.int().min(1).max(10) }))
      .max(20)
      .default([])
      .describe("Products that move up by places, within 10 points of those they pass."),
    text: text.optional().describe("How it is said; ours unless given."),
  })
  .meta({
    id: "promotion",
    description:
      "The shop's own wish. It is always said, changes no percentage, and never shows what is excluded or filtered out.",
  });

/** A finder: its questions, what their answers mean, and its results. */
export const finderDocument = z
  .strictObject({
    schema: z
      .literal(
        SCHEMAS,
        `Use ${DOCUMENT_SCHEMA}; 1 is for documents that keep their former meaning.`,
      )
      .describe(
        "The number of its meaning: 2. From 2 on a fact's *must* hides what is not stated, and says how many; in a document of 1 it keeps them behind the others, marked.",
      ),
    locale: locale.describe("The locale in which every text is there."),
    title: text,
    text: text.optional().describe("What it asks, for the page on which finders are chosen."),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, "Use a currency such as ZAR.")
      .default("ZAR")
      .describe("What an amount of money is in, as ISO 4217 has it."),
    questions: z
      .array(question)
      .min(1, "A finder asks at least one question.")
      .max(MAX_QUESTIONS, `A finder has at most ${MAX_QUESTIONS} questions.`),
    groups: z
      .array(group)
      .max(MAX_QUESTIONS, `A finder has at most ${MAX_QUESTIONS} pages.`)
      .default([])
      .describe("The pages of questions, where more is said of them than their questions say."),
    values: z
      .array(value)
      .max(MAX_VALUES, `A finder has at most ${MAX_VALUES} values.`)
      .default([]),
    rules: z
      .array(finderRule)
      .max(500, "A finder has at most 500 rules of its own.")
      .default([])
      .describe("Rules that stand on no question."),
    sections: z
      .array(section)
      .min(1, "A finder needs a catalog to choose from.")
      .max(12, "A finder has at most 12 sections."),
    results: results.prefault({}),
    promotion: promotion.optional(),
    texts: z
      .record(id, text)
      .default({})
      .describe("Texts of the frame around, by their names; ours unless given."),
    screens: z
      .record(id, id)
      .default({})
      .describe("Own screens of questions, by the questions' ids, or of `results`."),
    notes: z.string().max(10_000).optional().describe("For staff alone."),
  })
  .meta({
    id: "finderDocument",
    description: "A finder: its questions, what their answers mean, and its results.",
  });

export type FinderDocument = z.infer<typeof finderDocument>;
