import { z } from "zod";

const optionId = (missing: string) => z.string(missing).min(1, missing).max(64);
const idList = z.array(z.string().min(1).max(64)).max(40);

/**
 * A shopper's answers in the bed finder, from storage or a link. Every field is optional, because people
 * stop anywhere; unknown fields are dropped.
 */
export const bedPreferences = z
  .object({
    sleepStyle: optionId("Please select your sleep style"),
    bedSize: optionId("Please select a bed size"),
    mattressType: optionId("Please select a mattress type"),
    /** An option's id, not its level. */
    firmness: optionId("Please select firmness level"),
    /** Rand. */
    minPrice: z.number().min(0, "Minimum price must be positive").max(99_999_999),
    maxPrice: z.number().min(0, "Maximum price must be positive").max(99_999_999),
    /** Feature ids. */
    features: idList,
    concerns: idList,
  })
  .partial();

export type BedPreferences = z.infer<typeof bedPreferences>;
