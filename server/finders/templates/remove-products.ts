import { and, inArray, sql } from "drizzle-orm";
import { products } from "@shared/schema/catalog-products";
import { writeAudit } from "../../people/audit/audit";
import type { Actor } from "../../people/auth/act-as";
import { catalogById, countForSale } from "../../catalog/staff/catalog-queries";
import { removeCatalog } from "../../catalog/staff/catalogs";
import { takeProducts } from "../../catalog/staff/product-checks";
import type { Database } from "../../platform/database/database";
import { inTurnAs } from "../../catalog/imports/import-turn";
import type { Template } from "./templates";

const isOwn = ({ id, keys }: Template["catalogues"][number]) =>
  and(inArray(products.key, keys), sql`${products.collections} = ${JSON.stringify([id])}::jsonb`);

/** How many products of a template's catalog there are that staff did not put into another collection, too. */
export const countOwnProducts = (db: Database, catalog: Template["catalogues"][number]) =>
  db.$count(products, isOwn(catalog));

/**
 * Removes a template's products, and its catalogs where nothing else is in them; its attributes and finders stay.
 * Products that staff put into another collection, too, stay, and so do theirs in a catalog of the same id. Throws a 409
 * while a published finder chooses from a catalog that would go.
 */
export function removeProducts(
  db: Database,
  actor: Actor,
  { id, title, catalogues: catalogs }: Template,
): Promise<void> {
  return inTurnAs(db, actor, async (tx) => {
    await takeProducts(tx);
    let removed = 0;
    for (const catalog of catalogs) {
      const gone = await tx.delete(products).where(isOwn(catalog)).returning({ id: products.id });
      removed += gone.length;
      const row = await catalogById(tx, catalog.id);
      if (row && (await countForSale(tx, row.selection)) === 0)
        await removeCatalog(tx, actor, catalog.id, { leavesDrafts: true });
    }
    await writeAudit(tx, actor, {
      action: "delete",
      subject: "products",
      subjectId: id,
      subjectName: `${title} (demonstration)`,
      after: { removed },
    });
  });
}
