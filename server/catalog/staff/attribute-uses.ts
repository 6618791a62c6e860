import { asc, eq, sql } from "drizzle-orm";
import type { AskedValues, AttributeUses } from "@shared/contracts/attributes";
import { catalogPaths } from "@shared/templates/product-catalogs";
import { attributes, productLists, products } from "@shared/schema/catalog-products";
import { finders } from "@shared/schema/finders";
import type { Database } from "../../platform/database/database";
import { notFound } from "../../platform/http/app-error";
import { askedValues, valuesNamed } from "./asked-values";
import { allCatalogs } from "./catalog-queries";

/** What names an attribute and its values: products, selections, and finders. Throws a 404. */
export async function attributeUses(db: Database, id: string): Promise<AttributeUses> {
  const [attribute] = await db
    .select({ values: attributes.values })
    .from(attributes)
    .where(eq(attributes.id, id));
  if (!attribute) throw notFound();
  const known = attribute.values.map((value) => value.id);
  const stated = sql`${products.values} -> ${id}::text`;
  const counts = await db.execute<{ word: string; count: number }>(sql`
    select word, count(*)::int as count from ${products}
    cross join lateral jsonb_array_elements_text(
      case jsonb_typeof(${stated}) when 'array' then ${stated}
        when 'string' then jsonb_build_array(${stated}) else '[]'::jsonb end) as each(word)
    group by word`);
  return {
    products: await db.$count(products, sql`jsonb_exists(${products.values}, ${id})`),
    values: Object.fromEntries(
      counts.rows
        .filter(({ word }) => known.includes(word))
        .map(({ word, count }) => [word, count]),
    ),
    ...(await namingAttribute(db, id)),
  };
}

/** The catalogs that select by an attribute, and the lists and finders that name it. */
export async function namingAttribute(
  db: Database,
  id: string,
): Promise<Pick<AttributeUses, "catalogues" | "lists" | "finders">> {
  const selecting = (await allCatalogs(db)).flatMap(({ id: catalog, name, selection }) => {
    const tests = (selection.attributes ?? []).filter((each) => each.attribute === id);
    return tests.length === 0
      ? []
      : [{ id: catalog, name, values: [...new Set(tests.flatMap(({ oneOf }) => oneOf))] }];
  });
  const lists = await db
    .select({ id: productLists.id, name: productLists.name })
    .from(productLists)
    .where(
      sql`${productLists.attribute} = ${id} or ${productLists.keys} @> ${JSON.stringify([{ attribute: id }])}::jsonb`,
    )
    .orderBy(asc(productLists.name));
  return { catalogues: selecting, lists, finders: await findersNaming(db, id) };
}

interface Documents {
  slug: string;
  name: string;
  live: unknown;
  draft: unknown;
}

async function findersNaming(db: Database, id: string): Promise<AttributeUses["finders"]> {
  const { rows } = await db.execute<Documents & Record<string, unknown>>(sql`
    select ${finders.slug} as slug, ${finders.name} as name, live.document as live,
      ${finders.draft} as draft from ${finders}
    left join finder_versions as live
      on live.slug = ${finders.slug} and live.version = ${finders.liveVersion}
    order by name`);
  return rows.flatMap(({ slug, name, live, draft }) => {
    const [inLive, inDraft] = [live, draft].map((each) =>
      hasOwnAttributes(each) ? undefined : valuesNamed(each, id),
    );
    if (!inLive && !inDraft) return [];
    const chosenFrom = [inLive && live, inDraft && draft].flatMap(catalogsOf);
    return [
      {
        slug,
        name,
        isLive: inLive !== undefined,
        isDraft: inDraft !== undefined,
        catalogues: [...new Set(chosenFrom)],
        liveValues: inLive ?? [],
        draftValues: inDraft ?? [],
        asks: asksOf([inLive && live, inDraft && draft], id),
      },
    ];
  });
}

/** The questions of both documents, each once. */
function asksOf(documents: readonly unknown[], id: string): AskedValues[] {
  const all = documents.flatMap((each) => askedValues(each, id));
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

/** The catalogs that a document chooses from. */
function catalogsOf(document: unknown): string[] {
  const { sections = [] } = (document ?? {}) as { sections?: { catalogue?: string }[] };
  return sections.flatMap(({ catalogue: catalog }) => catalog ?? []);
}

/** Whether a document chooses from products with fields of their own, whose attributes are others. */
const hasOwnAttributes = (document: unknown): boolean =>
  catalogsOf(document).some((each) => catalogPaths.includes(each as never));
