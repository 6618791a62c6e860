import type { PgTable } from "drizzle-orm/pg-core";
import * as tables from "@shared/all-tables";
import type { Database } from "../../platform/database/database";
import { ensureEmbedKeys } from "../../finders/embedding/embed-keys";
import { bedOptionRows } from "./bed-options";
import { publishBuiltIn } from "./built-in-finders";
import { storedRow } from "../products/stored-catalogue";
import { demoBeds, demoFirearms } from "./demo-products";

/**
 * Fills a new database: the lookups and embed keys always, the demonstration products if asked and there
 * are none.
 * Each part leaves a marker and is never loaded again, so that what staff changed or deleted stays
 * so. Run it where nobody else runs it (`DatabaseHandle.alone`).
 */
export async function seed(db: Database, withDemo: boolean): Promise<void> {
  await once(db, "lookups", async (tx) => {
    for (const [name, rows] of Object.entries(bedOptionRows())) {
      const inOrder = rows.map((row, sortOrder) => ({ ...row, sortOrder }));
      const table: PgTable = tables[name as keyof ReturnType<typeof bedOptionRows>];
      await tx.insert(table).values(inOrder).onConflictDoNothing();
    }
  });
  await ensureEmbedKeys(db);
  await publishBuiltIn(db);
  if (!withDemo) return;
  await once(db, "demo-beds", async (tx) => {
    if ((await tx.$count(tables.bedProducts)) > 0) return;
    const beds = demoBeds().map((bed) => storedRow("bed-products", bed));
    await tx.insert(tables.products).values(beds);
  });
  await once(db, "demo-firearms", async (tx) => {
    if ((await tx.$count(tables.firearmProducts)) > 0) return;
    const firearms = demoFirearms().map((firearm) => storedRow("firearm-products", firearm));
    await tx.insert(tables.products).values(firearms);
  });
}

/** Runs `load` and leaves its marker in one transaction, unless the marker is there already. */
async function once(
  db: Database,
  name: string,
  load: (tx: Database) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [isFirst] = await tx
      .insert(tables.seedMarkers)
      .values({ name })
      .onConflictDoNothing()
      .returning();
    if (isFirst) await load(tx);
  });
}
