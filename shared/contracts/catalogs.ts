import { z } from "zod";
import { smallId as id, valueId } from "../finders/text";
import { oneLine } from "../input/plain-text";

/** What makes a product part of a catalog: all that is given here must be so; nothing given takes all. */
export const selection = z.strictObject({
  collections: z.array(id).max(50).optional(),
  brands: z.array(oneLine("Enter a brand.", 100)).max(200).optional(),
  price: z
    .strictObject({ min: z.number().min(0).optional(), max: z.number().min(0).optional() })
    .optional(),
  attributes: z
    .array(z.strictObject({ attribute: id, oneOf: z.array(valueId).min(1).max(200) }))
    .max(20)
    .optional(),
});

export type Selection = z.infer<typeof selection>;

/** A catalog without what the database adds. */
export const catalogShape = z.strictObject({
  id,
  name: oneLine("Enter a name.", 100),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "Use a currency such as ZAR.")
    .default("ZAR"),
  selection: selection.default({}),
});

export type CatalogShape = z.infer<typeof catalogShape>;

/** A finder that chooses from a catalog: its live version, its draft, or both. */
export interface CatalogUse {
  slug: string;
  name: string;
  isLive: boolean;
  isInDraft: boolean;
}

/** A catalog as staff see it. */
export interface CatalogSummary extends CatalogShape {
  /** Its products, variants counted each. */
  products: number;
  usedBy: CatalogUse[];
  updatedAt: string;
}

/** `POST /api/admin/catalogues/count`: what a selection would take. */
export const selectionToCount = z.strictObject({ selection });
export interface SelectionCount {
  products: number;
}
