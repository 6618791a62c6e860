import { createSelectSchema } from "drizzle-zod";
import { z } from "zod";
import { pageAddress, pictureAddress } from "../../input/addresses";
import { oneLine, plainText } from "../../input/plain-text";
import type { CatalogPath } from "../../templates/product-catalogs";
import { bedProducts, firearmProducts } from "../tables/views";

// The shape of a product, from any source: the seed, a form, a CSV.

const line = (what: string, most = 200) => oneLine(`Enter ${what}.`, most);
const optionalLine = z
  .union([z.literal("").transform(() => null), line("a text", 100)])
  .nullish()
  .transform((text) => text ?? null);
const text = plainText(5_000)
  .nullish()
  .transform((given) => (given === "" ? null : (given ?? null)));

/** Rand as text with two decimals, as the database gives it. */
const price = z
  .string("Enter a price.")
  .trim()
  .regex(
    /^\d{1,8}(\.\d{1,2})?$/,
    "Enter a price such as 12999 or 12999.50, without a thousands separator.",
  )
  .transform((amount) => Number(amount).toFixed(2));

const texts = z
  .array(line("a text", 100).refine((each) => !each.includes("|"), "Leave out the character |."))
  .max(50, "At most 50 of them.")
  .nullish()
  .transform((given) => given ?? []);

const storeAddress = pageAddress(
  "Use an address such as https://shop.example/product.",
  "Enter the address of its page.",
);

const picture = z
  .union([z.literal("").transform(() => null), pictureAddress])
  .nullish()
  .transform((address) => address ?? null);

/** A bed, without what the database adds. */
export const bedProductShape = createSelectSchema(bedProducts, {
  magentoId: line("the id at the store", 100),
  name: line("a name"),
  description: text,
  shortDescription: text,
  price,
  imageUrl: picture,
  category: line("a category", 100),
  bedSize: line("a bed size", 64),
  mattressType: line("a mattress type", 64),
  firmness: line("a firmness level", 64),
  sleepStyle: texts,
  features: texts,
  inStock: z.boolean("Say whether it is in stock.").default(true),
  magentoUrl: storeAddress,
})
  .omit({ id: true, createdAt: true, updatedAt: true })
  .strict();

/** A firearm, ammunition or reloading gear, without what the database adds. */
export const firearmProductShape = createSelectSchema(firearmProducts, {
  externalId: line("the id at the store", 100),
  name: line("a name"),
  description: text,
  shortDescription: text,
  price,
  specialPrice: z
    .union([z.literal("").transform(() => null), price])
    .nullish()
    .transform((amount) => amount ?? null),
  imageUrl: picture,
  category: line("a category", 100),
  purpose: line("a purpose", 64),
  firearmType: optionalLine,
  subType: optionalLine,
  action: optionalLine,
  caliber: line("a caliber", 100),
  brand: line("a brand", 100),
  capacity: z
    .int("Use a whole number.")
    .min(0)
    .max(10_000)
    .nullish()
    .transform((n) => n ?? null),
  packSize: z
    .int("Use a whole number of rounds.")
    .min(1, "A pack holds at least one round.")
    .max(100_000, "A pack holds at most 100,000 rounds.")
    .nullish()
    .transform((n) => n ?? null),
  barrelLength: z
    .union([
      z.literal("").transform(() => null),
      z
        .string()
        .regex(/^\d{1,3}(\.\d)?$/, "Use inches with one decimal, such as 4.5.")
        .transform((inches) => Number(inches).toFixed(1)),
    ])
    .nullish()
    .transform((inches) => inches ?? null),
  carryPositions: texts,
  sportDisciplines: texts,
  huntingGame: texts,
  useCase: texts,
  handSize: texts,
  features: texts,
  inStock: z.boolean("Say whether it is in stock.").default(true),
  externalUrl: storeAddress,
})
  .omit({ id: true, createdAt: true, updatedAt: true })
  .strict()
  .refine(
    ({ price: full, specialPrice: special }) => special === null || Number(special) <= Number(full),
    { path: ["specialPrice"], message: "A special price is at most the price." },
  );

/** Either shape, for code that serves both catalogs. */
export type ProductShape = z.ZodType<Record<string, unknown>>;

export const productShapes: Record<CatalogPath, ProductShape> = {
  "bed-products": bedProductShape,
  "firearm-products": firearmProductShape,
};

/** An amount in rand from an address; `negative` is the message for a negative one. */
export const rand = (negative: string) =>
  z
    .string("Give it once.")
    .refine((text) => !/^-\d/.test(text), negative)
    .regex(/^-?\d{1,8}(\.\d{1,2})?$/, "Use an amount in rand such as 6000.")
    .transform(Number);
