import { and, or, sql } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import { products } from "@shared/schema/catalog-products";
import type { Database } from "../../platform/database/database";
import type { CatalogAttribute, CatalogDefinition } from "./catalog-definition";
import { MAX_CHANGED } from "./catalog-source";
import { group, hasAny, isSelected, ofItsGroup } from "./selected-products";
import { isSameFills } from "./listed-values";
import { isWorkedOut } from "./specified-attributes";

/** What another definition makes of a catalog's products. */
export interface Restated {
  /** Whether nothing of the definition differs. */
  isSame: boolean;
  /** The products that may state something else by it. */
  ids: ReadonlySet<string>;
}

/**
 * Looks at what differs between the definition by which products are held and the present one. `undefined` where
 * other products may belong to it, or too many state what differs: then everything is read anew.
 */
export async function restatedProducts(
  db: Database,
  held: CatalogDefinition,
  present: CatalogDefinition,
): Promise<Restated | undefined> {
  const nothing: Restated = { isSame: true, ids: new Set() };
  if (held === present) return nothing;
  if (!isSameFills(held.fills, present.fills)) return undefined;
  const definitionOf = ({ id, currency, selection, attributes }: CatalogDefinition) => [
    { id, currency, selection },
    [...attributes],
  ];
  if (isDeepStrictEqual(definitionOf(held), definitionOf(present))) return nothing;
  if (!isDeepStrictEqual(held.selection, present.selection)) return undefined;
  const all = new Set([...held.attributes.keys(), ...present.attributes.keys()]);
  const others = [...all].filter((id) => {
    const [before, after] = [held.attributes.get(id), present.attributes.get(id)];
    return !before || !after || !isDeepStrictEqual(readBy(before), readBy(after));
  });
  if (others.length === 0) return { isSame: false, ids: new Set() };
  // What a list states by may be stated by any product.
  if (present.fills?.length) return undefined;
  // Every product has what is worked out.
  const isAnyWorkedOut = others.some((id) =>
    [held, present].some(({ attributes }) => isWorkedOut(attributes.get(id) ?? {})),
  );
  if (isAnyWorkedOut) return undefined;
  const stored = others.map((id) => {
    const attribute = present.attributes.get(id) ?? held.attributes.get(id);
    return attribute?.storedAs ?? id;
  });
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .leftJoin(group, ofItsGroup)
    .where(
      and(
        isSelected(present.selection, present.source?.name),
        or(...[products.values, group.values].map((each) => hasAny(sql`${each}`, stored))),
      ),
    )
    .limit(MAX_CHANGED + 1);
  if (rows.length > MAX_CHANGED) return undefined;
  return { isSame: false, ids: new Set(rows.map(({ id }) => id)) };
}

/** What decides how that is understood which products state in an attribute. */
const readBy = ({ kind, values, idOf, isOpen, calculation }: CatalogAttribute) =>
  idOf
    ? { kind, idOf }
    : {
        kind,
        isOpen,
        calculation,
        values: values.map(({ id, synonyms, aliases }) => ({ id, synonyms, aliases })),
      };
