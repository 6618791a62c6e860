import { z } from "zod";
import { smallId as attributeId } from "../finders/text";
import { noneOf } from "../finders/operands";

/**
 * A number that is worked out of what a product costs and states: a price for 100 g, the width of two. It is not stated
 * where a part of it is not.
 */
export type ProductCalculation =
  | number
  | { price: "paid" }
  | { attribute: string }
  | { add: ProductCalculation[] }
  | { multiply: ProductCalculation[] }
  | { subtract: [ProductCalculation, ProductCalculation] }
  | { divide: [ProductCalculation, ProductCalculation] }
  | { min: ProductCalculation[] }
  | { max: ProductCalculation[] }
  | { bands: Band[]; otherwise: ProductCalculation };

/** What counts where a number is at least `from`. */
interface Band {
  of: ProductCalculation;
  from: number;
  is: ProductCalculation;
}

/** More is no longer read by anybody. */
const MAX_PARTS = 50;

const part = z.lazy(() => anyCalculation);
const parts = z.array(part).min(1).max(20);
const two = z.tuple([part, part]);

const anyCalculation: z.ZodType<ProductCalculation> = z
  .lazy(() =>
    z.union(
      [
        z.number(),
        z.strictObject({ price: z.literal("paid") }),
        z.strictObject({ attribute: attributeId }),
        z.strictObject({ add: parts }),
        z.strictObject({ multiply: parts }),
        z.strictObject({ subtract: two }),
        z.strictObject({ divide: two }),
        z.strictObject({ min: parts }),
        z.strictObject({ max: parts }),
        z.strictObject({
          bands: z
            .array(z.strictObject({ of: part, from: z.number(), is: part }))
            .min(1)
            .max(20),
          otherwise: part,
        }),
      ],
      noneOf(
        'Use a calculation, such as { "divide": [{ "price": "paid" }, { "attribute": "weight" }] }.',
      ),
    ),
  )
  .meta({
    id: "productCalculation",
    description: "A number that is worked out of what a product costs and states.",
  });

export const productCalculation = anyCalculation.refine(
  (calculation) => partsOf(calculation).length <= MAX_PARTS,
  `Use at most ${MAX_PARTS} parts.`,
);

/** A calculation with all that it is made of, itself first. */
function partsOf(calculation: ProductCalculation): ProductCalculation[] {
  if (typeof calculation === "number") return [calculation];
  const [inner] = Object.values(calculation) as unknown[];
  const below = "bands" in calculation ? bandParts(calculation) : Array.isArray(inner) ? inner : [];
  return [calculation, ...(below as ProductCalculation[]).flatMap(partsOf)];
}

const bandParts = ({ bands, otherwise }: { bands: Band[]; otherwise: ProductCalculation }) => [
  ...bands.flatMap(({ of, is }) => [of, is]),
  otherwise,
];

/** The ids of the attributes that a calculation names. */
export const attributesIn = (calculation: ProductCalculation): string[] => [
  ...new Set(
    partsOf(calculation).flatMap((each) =>
      typeof each === "object" && "attribute" in each ? [each.attribute] : [],
    ),
  ),
];
