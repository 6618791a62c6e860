import { z } from "zod";
import { condition, operand } from "./condition";
import { id, text } from "./text";
import { when } from "./when";

/** Sentences for the outcomes of a rule, with placeholders such as `{answer}` and `{product}`. */
export const reasons = z.strictObject({
  met: text.optional(),
  partly: text.optional(),
  missed: text.optional(),
  unknown: text.optional(),
});

const share = z.number().min(0, "A share is from 0 to 1.").max(1, "A share is from 0 to 1.");

/** How much of a wish a value of the product earns, where it is more than all or nothing. */
export const earn = z.union([
  /** By the steps between two values in the attribute's order: the first share is for none. */
  z.strictObject({
    by: z.literal("steps"),
    attribute: id,
    from: operand,
    shares: z.array(share).min(1).max(20),
  }),
  /** By a table of kin: a share for each value that earns one. */
  z.strictObject({ by: z.literal("table"), attribute: id, shares: z.record(id, share) }),
  /** By the share of these values that the product has. */
  z.strictObject({
    by: z.literal("share"),
    attribute: id,
    of: z.union([z.array(id).min(1).max(100), z.strictObject({ answer: id })]),
  }),
  /** By the distance of a number from this one, or of this one from a range: nothing from `none` on. */
  z.strictObject({
    by: z.literal("distance"),
    attribute: id,
    from: operand,
    none: z.number().positive("Use a number above 0."),
  }),
]);

export type Earn = z.infer<typeof earn>;

export const uses = ["filter", "narrow", "score", "avoid", "exclude"] as const;
export type Use = (typeof uses)[number];

const common = {
  reasons: reasons.optional(),
  /** Its part of its question's weight, beside the other rules of the same answers. */
  parts: z.number().positive().max(100).optional(),
  /** The sections it applies to; all unless given. */
  sections: z.array(id).min(1).max(12).optional(),
};

/** A condition on products, or a measure of them, and its use. */
export const rule = z.union(
  [
    z.strictObject({ use: z.enum(uses), condition, ...common }),
    z.strictObject({ use: z.literal("score"), earn, ...common }),
  ],
  'Use a rule such as { "use": "score", "condition": { "attribute": "width", "is": "wide" } }.',
);

export type Rule = z.infer<typeof rule>;

/** A rule of the finder itself: it applies where answers or values say so, whatever question it was. */
export const finderRule = z.strictObject({
  id,
  name: text.optional(),
  when: when.optional(),
  /** Never relaxed, and nothing is shown of which it is not stated whether it is excluded. */
  fact: z.boolean().default(false),
  weight: z.number().min(0).max(1_000).default(10),
  rule,
});

export type FinderRule = z.infer<typeof finderRule>;
