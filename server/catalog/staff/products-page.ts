import { and, asc, desc, ilike, inArray, or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { OTHER_COLUMNS } from "@shared/contracts/attributes";
import type { Page } from "@shared/contracts/paging";
import type { ProductSort, WholeProduct } from "@shared/contracts/product-search";
import { products, type ProductRecord } from "@shared/schema/catalog-products";
import {
  group,
  inherited,
  ofItsGroup,
  paid,
  statedIn,
  stockOrder,
} from "../store/selected-products";
import type { Database } from "../../platform/database/database";
import { pageOf } from "../../platform/database/rows";
import { containing } from "./product-filters";
import { isTaken } from "./product-queries";
import { entered, storedName, type StaffCatalog } from "./staff-catalog";

const sortColumns: Record<ProductSort, SQL | AnyColumn> = {
  name: inherited.name,
  key: products.key,
  brand: inherited.brand,
  price: paid,
  stock: stockOrder,
  updatedAt: products.updatedAt,
};

interface PageWish {
  q: string | undefined;
  /** A condition more. */
  where: SQL | undefined;
  /** The name of an order, or what to order by. */
  sort: ProductSort | SQL;
  isDescending: boolean;
  page: number;
  pageSize: number;
}

const { name, brand, price, specialPrice, pictureUrl, values } = inherited;
const whole = { name, brand, price, specialPrice, pictureUrl, values };

/** A product with what it has, of its own or from its group. */
type WholeRecord = ProductRecord & { whole: WholeProduct };

/** A page of the products of a catalog, groups as well as their variants. */
export function productsPage(
  db: Database,
  at: StaffCatalog,
  { q, where: wished, sort, isDescending, ...paging }: PageWish,
): Promise<Page<WholeRecord>> {
  const where = and(isTaken(at), q ? contains(at, q) : undefined, wished);
  const by = typeof sort === "string" ? sortColumns[sort] : sort;
  const total = db
    .select({ count: sql<number>`count(*)::int` })
    .from(products)
    .leftJoin(group, ofItsGroup)
    .where(where)
    .then(([row]) => row!.count);
  return pageOf(paging, total, async (limit, offset) => {
    const found = await db
      .select({ id: products.id })
      .from(products)
      .leftJoin(group, ofItsGroup)
      .where(where)
      // What is not stated is last in both orders.
      .orderBy(sql`${isDescending ? desc(by) : asc(by)} nulls last`, asc(products.key))
      .limit(limit)
      .offset(offset);
    return wholeProducts(
      db,
      at,
      found.map(({ id }) => id),
    );
  });
}

/** Products in the order of their ids here. Read only once the page is known: sorting would carry all of each. */
async function wholeProducts(
  db: Database,
  at: StaffCatalog,
  ids: string[],
): Promise<WholeRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ product: products, whole })
    .from(products)
    .leftJoin(group, ofItsGroup)
    .where(inArray(products.id, ids));
  const byId = new Map(
    rows.map(({ product, whole: all }) => {
      const { values } = entered(at, { key: product.key, values: all.values });
      return [product.id, { ...entered(at, product), whole: { ...all, values } }];
    }),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The name, the key, the trade's number, the brand or what else its searches look in contains the text. */
function contains(at: StaffCatalog, q: string): SQL | undefined {
  const pattern = containing(q);
  const { source } = at;
  const key = source ? sql`substr(${products.key}, ${source.name.length + 3}::int)` : products.key;
  const stated = (source?.searched ?? []).map(
    (id) => sql`${statedIn(storedName(at, id))} #>> '{}'`,
  );
  if (at.attributes.has(OTHER_COLUMNS)) stated.push(sql`${statedIn(OTHER_COLUMNS)} #>> '{}'`);
  return or(
    ...[inherited.name, key, products.gtin, inherited.brand, ...stated].map((each) =>
      ilike(each, pattern),
    ),
  );
}
