import { z } from "zod";
import type { ProductCatalog } from "../../templates/product-catalogs";
import { paging } from "../../contracts/paging";
import type { MailAnswer } from "../../contracts/mail";
import type { BedOptions } from "./bed-options";
import type * as firearms from "./firearms";
import type * as beds from "./recommendations";

const asked = z
  .string("Give it once.")
  .max(200, "Search for at most 200 characters.")
  .refine((text) => !/[\0\p{Cs}]/u.test(text), "Use plain text.")
  .optional();

/** The query of `GET /api/admin/{catalog}`: filters, a search, an order, and the page. */
export function productsQuery({ sortable, filtered }: ProductCatalog) {
  const orders = sortable.flatMap((name) => [name, `-${name}`]) as [string, ...string[]];
  return z.strictObject({
    ...(Object.fromEntries(filtered.map((name) => [name, asked])) as Record<string, typeof asked>),
    inStock: z.enum(["true", "false"], "Use true or false, once.").optional(),
    ...paging,
    q: asked,
    sort: z
      .enum(orders, `Sort by one of ${sortable.join(", ")}, with - for the reverse order.`)
      .default("name"),
  });
}

/** `GET /api/admin/stats`: the counts of the dashboard. */
export interface Stats {
  sleepStyles: number;
  concerns: number;
  bedSizes: number;
  mattressTypes: number;
  firmnessLevels: number;
  features: number;
  bedProducts: number;
  firearmProducts: number;
  /** Beds and firearms together. */
  products: number;
  newMessages: number;
  /** Mails that could not be sent. */
  failedMails: number;
  /** Mails that wait for a mail server. */
  heldMails: number;
  /** Mails over the limits, which staff may release. */
  suspectedMails: number;
}

/** The counts that the dashboard shows, with their names. */
export const shownCounts = [
  ["Sleep styles", "sleepStyles"],
  ["Concerns", "concerns"],
  ["Bed sizes", "bedSizes"],
  ["Products", "products"],
] as const satisfies readonly (readonly [name: string, count: keyof Stats])[];

/** What is said of a catalog without products. */
export const emptyCatalogs = [
  ["bedProducts", "The bed finder has no products."],
  ["firearmProducts", "The firearm finder has no products."],
] as const satisfies readonly (readonly [count: keyof Stats, sentence: string])[];

/** What the addresses of the two finders answer when they succeed. */
export interface SpecifiedReplies {
  "GET /api/bed-options": BedOptions;
  "GET /api/recommendations": beds.RecommendedBed[];
  "GET /api/recommendations/counts": beds.BedCounts;
  "GET /api/recommendations/suggestions": beds.NearMiss[];
  "POST /api/recommendations/email": MailAnswer;
  "GET /api/safari/counts": firearms.FirearmCounts;
  "GET /api/safari/brands": string[];
  "GET /api/safari/products": (firearms.RecommendedFirearm | firearms.FirearmItem)[];
  "GET /api/safari/suggestions": firearms.FirearmNearMiss[];
  "POST /api/safari/favorites/email": MailAnswer;
}
