import { sql } from "drizzle-orm";
import type { PriceMoves } from "@shared/contracts/imports";
import { products } from "@shared/schema/catalog-products";
import type { Database } from "../../../platform/database/database";

const MAX_EXAMPLES = 5;

/** Products whose prices the good rows of an import move by more than half, those that move most first; undefined where there are none. */
export async function priceMovesOf(
  tx: Database,
  importId: string,
): Promise<PriceMoves | undefined> {
  const { rows } = await tx.execute<PriceMoves["examples"][number] & { count: number }>(sql`
    with moved as (
      select staged.key, present.name, present.price as former,
        (staged.product ->> 'price')::numeric as latter
      from product_import_rows as staged
      join ${products} as present on present.key = staged.key
      where staged.import_id = ${importId} and staged.is_good and present.price > 0)
    select key, name, former::text as "from", round(latter, 2)::text as "to",
      (count(*) over ())::int as count
    from moved where latter > former * 1.5 or latter < former * 0.5
    order by abs(ln(greatest(latter, 0.01) / former)) desc, key limit ${MAX_EXAMPLES}`);
  const [first] = rows;
  if (!first) return undefined;
  return {
    count: first.count,
    examples: rows.map(({ key, name, from, to }) => ({ key, name, from, to })),
  };
}
