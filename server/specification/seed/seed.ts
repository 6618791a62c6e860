import type { PgTable } from "drizzle-orm/pg-core";
import Papa from "papaparse";
import { v5 } from "uuid";
import type { z } from "zod";
import * as tables from "@shared/all-tables";
import type { FinderId } from "@shared/templates/finders";
import { catalogOf, type CatalogPath } from "@shared/templates/product-catalogs";
import {
  bedProductShape,
  firearmProductShape,
} from "@shared/specification/contracts/product-shapes";
import type { Database } from "../../platform/database/database";
import { ensureEmbedKeys } from "../../finders/embedding/embed-keys";
import { fromCell } from "../../catalog/csv/cells";
import { readFinderFiles, templateFolder } from "../../templates/finder-files";
import { storedRow } from "../products/stored-catalog";
import { bedOptionRows, publishBuiltIn } from "./built-in-finders";

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

/** Never change it: ids in shared links and saved sets follow from it. */
const NAMESPACE = "6f1b2f0c-8a55-4c1e-9d53-3b7a0c5e9142";

/** A name-based UUID, so that a demonstration product keeps its id in every database. */
const stableUuid = (name: string): string => v5(name, NAMESPACE);

/** The beds of the demonstration catalog, with ids that are the same in every database. */
export const demoBeds = () =>
  productsIn("dialabed", "bed-products", bedProductShape).map((bed) => ({
    id: stableUuid(bed.magentoId),
    ...bed,
  }));

/** The firearms, ammunition and reloading gear of the demonstration catalog, in the same way. */
export const demoFirearms = () =>
  productsIn("safarioutdoor", "firearm-products", firearmProductShape).map((firearm) => ({
    id: stableUuid(firearm.externalId),
    ...firearm,
  }));

/** The products in a template's file, which is written as staff export one. */
function productsIn<Shape extends z.ZodType>(
  slug: FinderId,
  path: CatalogPath,
  shape: Shape,
): z.output<Shape>[] {
  const file = readFinderFiles(templateFolder(slug)).products[path]!;
  const { data } = Papa.parse<Record<string, string>>(file, { header: true, skipEmptyLines: true });
  const { fields } = catalogOf(path);
  return data.map((cells) =>
    shape.parse(
      Object.fromEntries(fields.map((field) => [field.name, fromCell(field, cells[field.name]!)])),
    ),
  );
}
