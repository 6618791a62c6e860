import { z } from "zod";
import { condition } from "./condition";
import { noneOf, operand } from "./operands";
import { id, optionId, text } from "./text";
import { when } from "./when";

export const reasons = z
  .strictObject({
    met: text.optional().describe("The product is so."),
    partly: text.optional().describe("It is so in part."),
    little: text.optional().describe("It is so in less than half, instead of `partly`."),
    missed: text.optional().describe("It is not so."),
    unknown: text.optional().describe("The shop does not state it."),
    higher: text
      .optional()
      .describe(
        "Of steps: it is further on than was asked, `{steps}` of them, instead of the above.",
      ),
    lower: text.optional().describe("Of steps: it is not as far on, `{steps}` of them."),
  })
  .meta({
    id: "reasons",
    description:
      'Sentences for the outcomes of a rule, with placeholders: `{answer}`, `{product}`, `{attribute}`, `{steps}`, of a list `{note}`, and of several choices `{there}` and `{missing}`. After a bar stands how one is written: `{answer|lower}` in small letters, `{answer|people}` as the people it names ("side sleepers"). Ours are used where none is given.',
  });

const share = z.number().min(0, "A share is from 0 to 1.").max(1, "A share is from 0 to 1.");

const earn = z
  .union(
    [
      z
        .strictObject({
          by: z.literal("steps"),
          attribute: id,
          from: operand,
          shares: z.array(share).min(1).max(20).describe("The first share is for no step."),
        })
        .describe("By the steps between two values, in the attribute's order."),
      z
        .strictObject({ by: z.literal("table"), attribute: id, shares: z.record(optionId, share) })
        .describe("By a table of kin: a share for each value that earns one."),
      z
        .strictObject({
          by: z.literal("kin"),
          attribute: id,
          from: operand,
          pairs: z
            .array(z.strictObject({ of: z.tuple([optionId, optionId]), share }))
            .min(1)
            .max(200)
            .describe("How much alike two values are, in both directions."),
        })
        .describe("By how much a value is like this one; the same one earns all."),
      z
        .strictObject({
          by: z.literal("share"),
          attribute: id,
          of: z.union(
            [z.array(optionId).min(1).max(100), z.strictObject({ answer: id })],
            noneOf('Use a list of values, or { "answer": "a-question" }.'),
          ),
        })
        .describe("By the share of these values, or of the chosen options, that the product has."),
      z
        .strictObject({
          by: z.literal("distance"),
          attribute: id,
          from: operand,
          none: z.number().positive("Use a number above 0."),
        })
        .describe(
          "By the distance of a number from this one, or of this one from a range: nothing from `none` on.",
        ),
      z
        .strictObject({ by: z.literal("linear"), attribute: id, all: z.number(), none: z.number() })
        .describe(
          "By a number between two: all from `all` on and nothing from `none` on, the lower the better or the higher.",
        ),
      z
        .strictObject({
          by: z.literal("relative"),
          attribute: id,
          better: z.enum(["lower", "higher"]),
        })
        .describe(
          "By a number among the products that the musts leave: the best of them earns all, the worst nothing if it is half as much again, or more. The only number beside products that state none earns half.",
        ),
    ],
    noneOf(
      'Use a measure by steps, table, share, distance, linear or relative, such as { "by": "table", "attribute": "width", "shares": { "wide": 1, "normal": 0.5 } }.',
    ),
  )
  .meta({
    id: "earn",
    description:
      "How much of a wish a product earns, where that is more than all or nothing. Shares are from 0 to 1.",
  });

export type Earn = z.infer<typeof earn>;

export const uses = ["filter", "narrow", "score", "avoid", "exclude"] as const;
export type Use = (typeof uses)[number];

const use = z.enum(uses).meta({ id: "use", description: "What a rule makes of its condition." });

const common = {
  reasons: reasons.optional(),
  when: when.optional().describe("It applies only then."),
  parts: z
    .number()
    .positive()
    .max(100)
    .optional()
    .describe(
      "Its part of its question's weight, beside the other rules of the same answers: 1 unless given.",
    ),
  sections: z
    .array(id)
    .min(1)
    .max(12)
    .optional()
    .describe(
      "The sections it applies to; all unless given. What is excluded is excluded in all of them.",
    ),
};

export const rule = z
  .union(
    [
      z
        .strictObject({
          use,
          condition,
          tolerance: z
            .number()
            .positive("Use a number above 0.")
            .optional()
            .describe(
              "Of a wish for a number within bounds: the nearer to them, the more it earns, up to nine tenths; nothing from so far beyond them on. All or nothing unless given.",
            ),
          ...common,
        })
        .describe("A condition on products, and what it is used for."),
      z
        .strictObject({ use: z.literal("score"), earn, ...common })
        .describe("A measure of products, which is always a wish."),
    ],
    noneOf(
      'Use a rule such as { "use": "score", "condition": { "attribute": "width", "is": "wide" } }.',
    ),
  )
  .meta({
    id: "rule",
    description: "What an answer means for products: a condition or a measure, and its use.",
  });

export type Rule = z.infer<typeof rule>;

export const finderRule = z
  .strictObject({
    id,
    name: text.optional(),
    when: when.optional(),
    fact: z
      .boolean()
      .default(false)
      .describe(
        "Never given up; and nothing is shown of which it is not stated whether it is excluded.",
      ),
    weight: z
      .number()
      .min(0)
      .max(1_000)
      .default(10)
      .describe("Its points beside those of the answered questions."),
    rule,
  })
  .meta({
    id: "finderRule",
    description:
      "A rule of the finder itself: it applies where answers say so, whatever questions they answer.",
  });

export type FinderRule = z.infer<typeof finderRule>;

/** How strict a rule is, in staff's words, the strictest first. */
export const strictnessWords: Readonly<Record<Use, string>> = {
  filter: "Must",
  narrow: "Must, if anything is left",
  score: "Would be nice",
  avoid: "Rather not",
  exclude: "Never",
};
