import { z } from "zod";
import { ammoQuantityIds } from "../ammo-quantities";
import { carryPositionIds, handSizeIds } from "../firearm-ergonomics";
import * as options from "../firearm-options";
import { splitList } from "../../list-text";
import { rand } from "./product-shapes";

// Text that PostgreSQL cannot store; calibers and brands may hold everything else.
const UNSTORABLE = /[\0\p{Cs}]/u;

const choice = <Id extends string>(ids: readonly Id[]) =>
  z.enum(ids as readonly [Id, ...Id[]], `Use one of ${ids.join(", ")}, once.`);

const name = (most: number) =>
  z
    .string("Give it once.")
    .min(1, "Give a name.")
    .max(most, `At most ${most} characters.`)
    .refine((text) => !UNSTORABLE.test(text), "Use plain text.");

const nameList = (most: number, longest: number) =>
  z
    .string("Give it once, separated by commas.")
    .max(most * longest, "That list is too long.")
    .refine((text) => !UNSTORABLE.test(text), "Use plain text.")
    .transform((text) => {
      // One name alone may hold a comma that nobody escaped.
      const whole = text.includes(",") && text.length <= longest ? [text] : [];
      return [...new Set([...splitList(text), ...whole])];
    })
    .pipe(z.array(z.string().max(longest)).max(most, `At most ${most} of them.`));

/** The most brands in one question, and the most products in one basket. */
const MAX_BRANDS = 100;
export const MAX_FAVORITES = 200;

const answers = {
  /** `ammo` stands for everything of the purpose `ammo_reloading`. */
  type: choice([...options.firearmTypeIds, "ammo"] as const).optional(),
  purpose: choice(options.purposeIds).optional(),
  subType: choice(options.subTypeIds).optional(),
  discipline: choice(options.disciplineIds).optional(),
  game: choice(options.gameIds).optional(),
  useCase: choice(options.useCaseIds).optional(),
  action: choice(options.actionIds).optional(),
  category: choice(options.ammoCategoryIds).optional(),
  /** In either spelling, `380_acp` or `380 acp`. */
  caliber: name(100).optional(),
  carryPosition: choice(carryPositionIds).optional(),
  handSize: choice(handSizeIds).optional(),
};

/** The query of `GET /api/safari/counts` and `/brands`. */
export const firearmAnswersQuery = z.strictObject(answers);

/** The query of `GET /api/safari/products`. */
export const firearmProductsQuery = z
  .strictObject({
    ...answers,
    brands: nameList(MAX_BRANDS, 100).optional(),
    /** Of ammunition: so many boxes, or a bulk pack. Prices are then of the whole quantity. */
    quantity: choice(ammoQuantityIds).optional(),
    minPrice: rand("Minimum price must be positive").optional(),
    maxPrice: rand("Maximum price must be positive").optional(),
  })
  .refine((query) => (query.minPrice ?? 0) <= (query.maxPrice ?? Infinity), {
    path: ["minPrice"],
    message: "The minimum price must not be above the maximum price.",
    // Only two readable prices can be compared.
    when: ({ issues }) => issues.length === 0,
  });

/** The same call for a basket: the present data of products by their ids. */
export const firearmBasketQuery = z.strictObject({ skus: nameList(MAX_FAVORITES, 100) });

export type FirearmQuery = z.infer<typeof firearmProductsQuery>;

/** The criteria that may be relaxed, as `X-Relaxed` names them. */
export type FirearmCriterion = Exclude<keyof FirearmQuery, "minPrice" | "maxPrice"> | "price";

/** The number of products of each; those without any are not named. */
export interface FirearmCounts {
  /** Types and sub types. */
  types: Record<string, number>;
  /** Ammunition and reloading, by category. */
  ammoTypes: Record<string, number>;
  calibers: Record<string, number>;
  actions: Record<string, number>;
}

/** A product for results and basket. Prices are rand with two decimals, as text. */
export interface FirearmItem {
  /** The retailer's id. */
  sku: string;
  name: string;
  imageUrl: string | null;
  price: string;
  /** The price while it is on special. */
  specialPrice: string | null;
  brand: string;
  caliber: string;
  firearmType: string | null;
  shortDescription: string | null;
  inStock: boolean;
  /** Rounds in a pack of ammunition, where it is known. */
  packSize: number | null;
  /** Its page at the store. */
  url: string;
}

/** One product of `GET /api/safari/products`, for answers. */
export interface RecommendedFirearm extends FirearmItem {
  /** The reason why it is listed: "Fits your 9mm, R2,000 under your budget". */
  reason: string;
}

/** A change of one answer that finds more: an item of `GET /api/safari/suggestions`. */
export interface FirearmNearMiss {
  id: string;
  /** "Choose .380 ACP instead". */
  label: string;
  /** The parameters to set; null removes one. */
  changes: { [Name in keyof FirearmQuery]?: FirearmQuery[Name] | null };
  /** `X-Total-Count` after the change, with nothing relaxed. */
  count: number;
}

/** The most products one list holds. */
export const MAX_FIREARMS = 12;
