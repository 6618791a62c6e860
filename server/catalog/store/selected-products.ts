import { and, eq, ne, sql, type SQL } from "drizzle-orm";
import { alias, type AnyPgColumn } from "drizzle-orm/pg-core";
import type { StatedValues } from "@shared/contracts/attributes";
import type { Selection } from "@shared/contracts/catalogs";
import { products, STAFF_SOURCE } from "@shared/schema/catalog-products";

/** The product whose variant a product is; joined by `ofItsGroup`. */
export const group = alias(products, "group");

export const ofItsGroup = and(eq(group.key, products.groupKey), ne(group.id, products.id));

const text = (own: AnyPgColumn, theirs: AnyPgColumn) =>
  sql<string | null>`coalesce(nullif(${own}, ''), ${theirs})`;

/** What a product has, of its own or from its group. A special price goes with its price. */
export const inherited = {
  name: sql<string>`coalesce(nullif(${products.name}, ''), nullif(${group.name}, ''), ${products.key})`,
  description: text(products.description, group.description),
  shortDescription: text(products.shortDescription, group.shortDescription),
  brand: text(products.brand, group.brand),
  price: sql<string | null>`coalesce(${products.price}, ${group.price})`.mapWith(products.price),
  specialPrice: sql<
    string | null
  >`case when ${products.price} is null then ${group.specialPrice} else ${products.specialPrice} end`.mapWith(
    products.specialPrice,
  ),
  pictureUrl: text(products.pictureUrl, group.pictureUrl),
  pageUrl: text(products.pageUrl, group.pageUrl),
  collections: sql`case when ${products.collections} = '[]'::jsonb then coalesce(${group.collections}, '[]'::jsonb) else ${products.collections} end`,
  values: sql<StatedValues>`coalesce(${group.values}, '{}'::jsonb) || ${products.values}`.mapWith(
    products.values,
  ),
};

const variant = alias(products, "variant");

/**
 * The condition that no other product names it as its group: a group is not for sale itself, unless it names itself as one
 * of its variants.
 */
export const isForSale = sql`(${products.groupKey} = ${products.key} or not exists (
  select 1 from ${products} as "variant"
  where ${variant.groupKey} = ${products.key} and ${variant.id} <> ${products.id}))`;

/** What a product states in one attribute, of its own or from its group. Without merging all that it states: lists look at every product. */
export const statedIn = (attribute: string) =>
  sql`coalesce(${products.values} -> ${attribute}::text, ${group.values} -> ${attribute}::text)`;

/** What a product costs now; nothing where it is on request. */
export const paid = sql`coalesce(${inherited.specialPrice}, ${inherited.price})`;

/** The state of a product's stock in one word, as `stockState` says it. */
export const stockStated = sql`case
  when not ${products.inStock} then 'out'
  when ${products.inStock} then case when ${products.availability} = 'low' then 'low' else 'in' end
  else nullif(${products.availability}, 'low') end`;

/** The same as its place in order, from what can be had last. */
export const stockOrder = sql`-array_position(array['in', 'low', 'made to order', 'backorder', 'out'], ${stockStated})`;

/** The condition that a product is of a source: each has catalogs of its own. */
export const isOf = (source = STAFF_SOURCE): SQL => eq(products.source, source);

/** The condition that a product is one of staff. */
export const isOfStaff = isOf();

/** The condition that a catalog's selection takes a product, of staff unless another source is given. */
export function isSelected(
  { collections, brands, price, attributes }: Selection,
  source?: string,
): SQL {
  return and(
    isOf(source),
    collections?.length ? hasAny(inherited.collections, collections) : undefined,
    brands?.length
      ? sql`lower(trim(${inherited.brand})) in (${list(brands.map((each) => sql`lower(trim(${each}))`))})`
      : undefined,
    price?.min === undefined ? undefined : sql`${paid} >= ${price.min}`,
    price?.max === undefined ? undefined : sql`${paid} <= ${price.max}`,
    ...(attributes ?? []).map(({ attribute, oneOf }) => hasAny(statedIn(attribute), oneOf)),
  )!;
}

/** The condition that a text in JSON is one of these, or a list in it has one of them. */
export const hasAny = (json: SQL, wanted: readonly string[]) =>
  sql`coalesce(jsonb_exists_any(${json}, array[${list(wanted.map((each) => sql`${each}`))}]::text[]), false)`;

const list = (parts: SQL[]) => sql.join(parts, sql`, `);
