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
