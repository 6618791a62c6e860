import { z } from "zod";
import type { ProductCatalogue } from "../../templates/product-catalogues";
import { paging } from "../../contracts/paging";

const asked = z
  .string("Give it once.")
  .max(200, "Search for at most 200 characters.")
  .refine((text) => !/[\0\p{Cs}]/u.test(text), "Use plain text.")
  .optional();

/** The query of `GET /api/admin/{catalogue}`: filters, a search, an order, and the page. */
export function productsQuery({ sortable, filtered }: ProductCatalogue) {
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
