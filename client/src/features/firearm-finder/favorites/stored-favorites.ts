import { z } from "zod";
import { MAX_FAVORITES, type Favorite } from "./favorite";

const rand = z.string().regex(/^\d{1,8}(\.\d{1,2})?$/);

const favorite = z.object({
  sku: z.string().min(1).max(100),
  name: z.string().min(1).max(300),
  imageUrl: z.string().max(2_000).nullable().catch(null),
  price: rand,
  specialPrice: rand.nullable().catch(null),
}) satisfies z.ZodType<Favorite>;

/** The stored basket: at most 200 products, each once; unknown or damaged entries are skipped. */
export function parseFavorites(text: string): Favorite[] {
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return [];
    const readable = stored
      .slice(0, 10 * MAX_FAVORITES)
      .flatMap((each: unknown) => favorite.safeParse(each).data ?? []);
    const bySku = new Map(readable.map((each) => [each.sku, each]));
    return [...bySku.values()].slice(0, MAX_FAVORITES);
  } catch {
    return [];
  }
}
