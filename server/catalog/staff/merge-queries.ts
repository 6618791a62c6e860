import { eq, sql } from "drizzle-orm";
import { catalogs, products } from "@shared/schema/catalog-products";
import type { Database } from "../../platform/database/database";
import { nextUpdatedAt } from "../../platform/database/rows";

interface Renamed {
  attribute: string;
  from: string;
  into: string;
}

/** Products that state one value state the other instead, each once. */
export async function restateProducts(
  tx: Database,
  { attribute, isList, from, into }: Renamed & { isList: boolean },
): Promise<void> {
  const stated = sql`${products.values} -> ${attribute}::text`;
  const restated = isList
    ? sql`(select jsonb_agg(value order by place) from (
        select case when word = ${from}::text then ${into}::text else word end as value,
          min(place) as place
        from jsonb_array_elements_text(${stated}) with ordinality as each(word, place)
        group by 1) as words)`
    : sql`to_jsonb(${into}::text)`;
  const isStated = isList
    ? sql`jsonb_typeof(${stated}) = 'array' and jsonb_exists(${stated}, ${from}::text)`
    : sql`${stated} = to_jsonb(${from}::text)`;
  await tx
    .update(products)
    .set({
      values: sql`jsonb_set(${products.values}, array[${attribute}::text], ${restated})`,
      updatedAt: nextUpdatedAt(products.updatedAt),
    })
    .where(isStated);
}

/** Catalogs that select by one value select by the other instead. */
export async function restateSelections(
  tx: Database,
  { attribute, from, into }: Renamed,
): Promise<void> {
  const rows = await tx
    .select({ id: catalogs.id, selection: catalogs.selection })
    .from(catalogs)
    .for("update");
  for (const { id, selection } of rows) {
    const { attributes = [] } = selection;
    const isNamed = attributes.some(
      (each) => each.attribute === attribute && each.oneOf.includes(from),
    );
    if (!isNamed) continue;
    const next = attributes.map((each) =>
      each.attribute === attribute
        ? {
            ...each,
            oneOf: [...new Set(each.oneOf.map((value) => (value === from ? into : value)))],
          }
        : each,
    );
    await tx
      .update(catalogs)
      .set({
        selection: { ...selection, attributes: next },
        updatedAt: nextUpdatedAt(catalogs.updatedAt),
      })
      .where(eq(catalogs.id, id));
  }
}
