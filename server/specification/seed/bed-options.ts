import { z } from "zod";
import { adminLists } from "@shared/specification/contracts/admin-lists";
import { readFileOf, templateFolder } from "../../templates/finder-files";

const [sleepStyles, bedSizes, mattressTypes, firmnessLevels, sleepConcerns, features] = adminLists;

const id = z.string().regex(/^[a-z0-9_]{1,64}$/);
/** Rows as staff could write them, with the ids that answers name. */
const rowsOf = <Shape extends z.ZodRawShape>({ shape }: { shape: z.ZodObject<Shape> }) =>
  z.array(shape.extend({ id }));
const price = z.int().min(0);

const optionsFile = z.strictObject({
  sleepStyles: rowsOf(sleepStyles),
  sleepConcerns: rowsOf(sleepConcerns),
  bedSizes: rowsOf(bedSizes),
  mattressTypes: rowsOf(mattressTypes),
  firmnessLevels: rowsOf(firmnessLevels),
  // Staff keep no list of them.
  budgetRanges: z.array(
    z.strictObject({
      id,
      name: z.string(),
      description: z.string(),
      minPrice: price,
      maxPrice: price,
      isPopular: z.boolean().default(false),
    }),
  ),
  features: rowsOf(features),
});

/**
 * The bed finder's options in a new database, by their tables, in the order in which shoppers see them. From then on
 * staff own them. Throws where the template's file has what staff could not store.
 */
export function bedOptionRows(): z.output<typeof optionsFile> {
  const file = readFileOf(templateFolder("dialabed"), "options.json");
  return optionsFile.parse(JSON.parse(file));
}
