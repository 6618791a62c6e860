import { asc, eq, sql } from "drizzle-orm";
import type { AttributeUses } from "@shared/contracts/attributes";
import { catalogPaths } from "@shared/templates/product-catalogs";
import { attributes, productLists, products } from "@shared/schema/catalog-products";
import { finders } from "@shared/schema/finders";
import type { Database } from "../../platform/database/database";
import { notFound } from "../../platform/http/app-error";
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
      },
    ];
  });
}

/** The catalogs that a document chooses from. */
function catalogsOf(document: unknown): string[] {
  const { sections = [] } = (document ?? {}) as { sections?: { catalogue?: string }[] };
  return sections.flatMap(({ catalogue: catalog }) => catalog ?? []);
}

/** Whether a document chooses from products with fields of their own, whose attributes are others. */
const hasOwnAttributes = (document: unknown): boolean =>
  catalogsOf(document).some((each) => catalogPaths.includes(each as never));

/** What stands beside the name of an attribute and names its values. */
const SINGLE = ["is", "isNot", "from"];
const SEVERAL = ["oneOf", "hasAny", "hasAll", "counts", "others", "values", "of"];

/** Where else than in `attribute` a document names one: what a calculation reads, and what is in a pack. */
const OTHER_PLACES = ["product", "pack", "per"];

/** The values of an attribute that a document names anywhere; undefined where it does not name the attribute. */
export function valuesNamed(document: unknown, attribute: string): string[] | undefined {
  const found = new Set<string>();
  let isNamed = false;
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(walk);
    if (typeof part !== "object" || part === null) return;
    const fields = part as Record<string, unknown>;
    if (OTHER_PLACES.some((name) => fields[name] === attribute)) isNamed = true;
    if ("sameAsIn" in fields && fields.of === attribute) isNamed = true;
    if (fields.attribute === attribute) {
      isNamed = true;
      for (const word of wordsBeside(fields)) found.add(word);
    }
    if (Array.isArray(fields.card) && fields.card.includes(attribute)) isNamed = true;
    Object.values(fields).forEach(walk);
  };
  walk(document);
  return isNamed ? [...found] : undefined;
}

function wordsBeside(fields: Record<string, unknown>): string[] {
  const { shares, pairs } = fields;
  const several = SEVERAL.flatMap((name) => listIn(fields[name]));
  const alike = listIn(pairs).flatMap((pair) => listIn((pair as { of?: unknown }).of));
  const shared =
    typeof shares === "object" && shares !== null && !Array.isArray(shares)
      ? Object.keys(shares)
      : [];
  return [...SINGLE.map((name) => fields[name]), ...several, ...alike, ...shared].filter(
    (each): each is string => typeof each === "string",
  );
}

const listIn = (given: unknown): unknown[] => (Array.isArray(given) ? (given as unknown[]) : []);
