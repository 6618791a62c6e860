import { eq, sql } from "drizzle-orm";
import type { AttributeUses } from "@shared/contracts/attributes";
import { cataloguePaths } from "@shared/templates/product-catalogues";
import { attributes, products } from "@shared/schema/catalogue-products";
import { finders } from "@shared/schema/finders";
import type { Database } from "../../platform/database/database";
import { notFound } from "../../platform/http/app-error";
import { allCatalogues } from "./catalogue-queries";
import { valuesNamed } from "./values-named";

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

/** The catalogues that select by an attribute, and the finders that name it. */
export async function namingAttribute(
  db: Database,
  id: string,
): Promise<Pick<AttributeUses, "catalogues" | "finders">> {
  const selecting = (await allCatalogues(db)).flatMap(({ id: catalogue, name, selection }) => {
    const tests = (selection.attributes ?? []).filter((each) => each.attribute === id);
    return tests.length === 0
      ? []
      : [{ id: catalogue, name, values: [...new Set(tests.flatMap(({ oneOf }) => oneOf))] }];
  });
  return { catalogues: selecting, finders: await findersNaming(db, id) };
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
    const values = [...new Set([...(inLive ?? []), ...(inDraft ?? [])])];
    const chosenFrom = [inLive && live, inDraft && draft].flatMap(cataloguesOf);
    return [
      {
        slug,
        name,
        isLive: inLive !== undefined,
        isDraft: inDraft !== undefined,
        catalogues: [...new Set(chosenFrom)],
        values,
      },
    ];
  });
}

/** The catalogues that a document chooses from. */
function cataloguesOf(document: unknown): string[] {
  const { sections = [] } = (document ?? {}) as { sections?: { catalogue?: string }[] };
  return sections.flatMap(({ catalogue }) => catalogue ?? []);
}

/** Whether a document chooses from products with fields of their own, whose attributes are others. */
const hasOwnAttributes = (document: unknown): boolean =>
  cataloguesOf(document).some((each) => cataloguePaths.includes(each as never));
