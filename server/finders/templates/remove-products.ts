import { sql } from "drizzle-orm";
import { products } from "@shared/schema/catalogue-products";
import { writeAudit } from "../../audit/audit";
import type { Actor } from "../../auth/act-as";
import { catalogueById } from "../../catalogue-staff/catalogue-queries";
import { removeCatalogue } from "../../catalogue-staff/catalogues";
import { takeProducts } from "../../catalogue-staff/turns";
import type { Database } from "../../database/database";
import { inTurnAs } from "../../imports/import-turn";
import type { Template } from "./templates";

/**
 * Removes a template's catalogs with its products; its attributes and finders stay. Products that staff put into
 * another collection, too, stay. Throws a 409 while a published finder chooses from them.
 */
export function removeProducts(
  db: Database,
  actor: Actor,
  { id, title, catalogues }: Template,
): Promise<void> {
  return inTurnAs(db, actor, async (tx) => {
    await takeProducts(tx);
    let removed = 0;
    for (const catalogue of catalogues) {
      if (await catalogueById(tx, catalogue.id))
        await removeCatalogue(tx, actor, catalogue.id, { leavesDrafts: true });
      const { rows } = await tx.execute(sql`
        delete from ${products} where ${products.collections} = ${JSON.stringify([catalogue.id])}::jsonb returning 1`);
      removed += rows.length;
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
