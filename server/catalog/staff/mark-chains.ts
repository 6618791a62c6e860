import { sql } from "drizzle-orm";
import { products } from "@shared/schema/catalogue-products";
import type { Database } from "../../platform/database/database";

/** Marks the rows of an import whose group would be a variant itself, and those that others name as their group. */
export async function markChains(db: Database, importId: string): Promise<void> {
  await db.execute(sql`
    with staged as (
      select key, product ->> 'group_key' as group_key from product_import_rows
      where import_id = ${importId} and is_good
    ), later as (
      select key, group_key from staged
      union all
      select key, group_key from ${products}
      where not exists (select from staged where staged.key = ${products.key})
    ), chains as (
      select variant.key as key, variant.group_key as middle from later as variant
      join later as middle on middle.key = variant.group_key
      where middle.group_key is not null
    )
    update product_import_rows as marked
    set is_good = false,
      problems = marked.problems || jsonb_build_array(jsonb_build_object(
        'path', 'group',
        'message', 'The product ' || wrong.middle || ' would be a variant and have variants. Name its group instead.'))
    from (select key, min(middle) as middle from (
      select key, middle from chains union all select middle, middle from chains
    ) as each group by key) as wrong
    where marked.import_id = ${importId} and marked.is_good and marked.key = wrong.key`);
}
