import { z } from "zod";
import { smallId as id } from "../finders/text";
import { pageAddress, pictureAddress } from "../input/addresses";
import { oneLine, plainText } from "../input/plain-text";
import { availabilities, type Availability } from "../stock";
import type { StatedValues } from "./attributes";

/** A product of a catalog that staff defined, as they see it: without what it has from its group. */
export interface AnyProduct {
  id: string;
  /** Whose it is: always staff's. */
  source: string;
  /** The retailer's. */
  key: string;
  /** The key of the group whose variant it is. */
  groupKey: string | null;
  /** The trade's number of it: EAN, UPC or ISBN. */
  gtin: string | null;
  /** Empty for a variant that is called as its group. */
  name: string;
  description: string | null;
  /** What cards say; where there is none, the beginning of the description. */
  shortDescription: string | null;
  brand: string | null;
  /** In units of the currency, with two decimals; null on request. */
  price: string | null;
  specialPrice: string | null;
  pictureUrl: string | null;
  pageUrl: string | null;
  /** Null where it is not stated. */
  inStock: boolean | null;
  /** How it can be had where `inStock` does not say it all: `low` is in stock, the others are had later. */
  availability: Availability | null;
  collections: string[];
  values: StatedValues;
  createdAt: string;
  updatedAt: string;
}

/** The most characters of what cards say of a product. */
export const MAX_SHORT_DESCRIPTION = 300;

/** What is given of a product; `null` and an empty text both say that there is none. */
const optional = <Output>(shape: z.ZodType<Output>) =>
  z
    .union([z.literal("").transform(() => null), shape])
    .nullish()
    .transform((given) => given ?? null);

const amount = z
  .string("Enter a price as a text.")
  .trim()
  .regex(
    /^\d{1,10}(\.\d{1,2})?$/,
    "Enter a price such as 12999 or 12999.50, with a point and without a thousands separator.",
  )
  .transform((text) => Number(text).toFixed(2));

/** As people write it: in groups, or not. */
const gtin = z
  .string("Enter a number as a text.")
  .transform((text) => text.replace(/[\s-]+/g, ""))
  .pipe(z.string().regex(/^(\d{8,14}|\d{9}X)$/i, "Enter 8 to 14 digits, such as 4006381333931."));

const page = pageAddress("Use an address such as https://shop.example/product.");

/** A key of staff, which is none of another source. */
const ownKey = oneLine("Enter the product's key.", 100).refine(
  (key) => !/^[a-z-]+::/.test(key),
  "Begin with something else than a word and two colons.",
);

const LIMITS =
  "What is low is in stock; of what is made to order or on backorder, leave “in stock” empty.";

/** A product without what the database adds. What it states is checked by the attributes. */
export const anyProductShape = z
  .strictObject({
    key: ownKey,
    groupKey: optional(ownKey),
    gtin: optional(gtin),
    name: z.union([z.literal(""), oneLine("Enter a name.", 200)]).default(""),
    description: optional(plainText(5_000)),
    shortDescription: optional(oneLine("Enter a text.", MAX_SHORT_DESCRIPTION)),
    brand: optional(oneLine("Enter a brand.", 100)),
    price: optional(amount),
    specialPrice: optional(amount),
    pictureUrl: optional(pictureAddress),
    pageUrl: optional(page),
    inStock: z
      .boolean("Say yes, no, low, made to order or backorder, or nothing where it is not known.")
      .nullish()
      .transform((given) => given ?? null),
    availability: z
      .enum(availabilities, "Say low, made to order or backorder, or nothing.")
      .nullish()
      .transform((given) => given ?? null),
    collections: z.array(id).max(50, "At most 50 of them.").default([]),
    values: z.record(z.string(), z.unknown(), "Send what it states, by attribute.").default({}),
  })
  .superRefine(({ groupKey, name, price, specialPrice, ...rest }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (name.trim() === "" && groupKey === null) refuse("name", "Enter a name.");
    if (rest.availability !== null && rest.inStock !== (rest.availability === "low" || null))
      refuse("availability", LIMITS);
    if (specialPrice === null) return;
    if (price === null) refuse("price", "Enter the price that the special price is below.");
    else if (Number(specialPrice) > Number(price)) {
      refuse("specialPrice", "A special price is at most the price.");
    }
  });

export type AnyProductFields = z.output<typeof anyProductShape>;

/** A choice, with its display name. */
export interface Choice {
  id: string;
  name: string;
}

/** `GET /api/admin/{catalog}/choices`: the choices of each field, by its name. */
export type ProductChoices = Record<string, Choice[]>;
