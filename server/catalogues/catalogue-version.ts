import { eq } from "drizzle-orm";
import { catalogueVersions } from "@shared/schema/all";
import type { CatalogueName } from "@shared/schema/machinery";
import type { Database } from "../database/database";

/** A number raised by every change to these products, or to the options of their finder. */
export async function catalogueVersion(db: Database, name: CatalogueName): Promise<number> {
  const [row] = await db
    .select({ version: catalogueVersions.version })
    .from(catalogueVersions)
    .where(eq(catalogueVersions.name, name));
  return row?.version ?? 0;
}
