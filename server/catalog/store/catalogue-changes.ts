import { and, asc, eq, gt } from "drizzle-orm";
import { catalogueChanges } from "@shared/all-tables";
import type { CatalogueName } from "@shared/schema/machinery";
import type { Database } from "../../platform/database/database";

/** The products that later versions added, changed or removed. */
export interface ChangedProducts {
  /** The latest of these versions. */
  version: number;
  ids: Set<string>;
  /** Whether any of them changed what attributes or catalogues are. */
  hasDefinitions: boolean;
}

/** More than these take longer to read by their ids than all products by the batch. */
export const MAX_CHANGED = 10_000;

/** What changed after a version; `undefined` if that is not known, or too much. */
export async function changesSince(
  db: Database,
  name: CatalogueName,
  since: number,
): Promise<ChangedProducts | undefined> {
  const rows = await db
    .select({
      version: catalogueChanges.version,
      productIds: catalogueChanges.productIds,
      isDefinition: catalogueChanges.isDefinition,
    })
    .from(catalogueChanges)
    .where(and(eq(catalogueChanges.name, name), gt(catalogueChanges.version, since)))
    .orderBy(asc(catalogueChanges.version));
  const ids = new Set<string>();
  for (const [index, { version, productIds, isDefinition }] of rows.entries()) {
    const isKnown = isDefinition || productIds !== null;
    if (version !== since + 1 + index || !isKnown) return undefined;
    for (const id of productIds ?? []) ids.add(id);
  }
  const last = rows.at(-1);
  if (!last || ids.size > MAX_CHANGED) return undefined;
  const hasDefinitions = rows.some(({ isDefinition }) => isDefinition);
  return { version: last.version, ids, hasDefinitions };
}
