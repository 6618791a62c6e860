import { and, eq } from "drizzle-orm";
import type { FinderDocument } from "@shared/finders/document";
import { finders, finderVersions } from "@shared/schema/finders";
import type { Database } from "../../platform/database/database";
import { readDocument } from "./read-document";

/** The document that shoppers see; `undefined` where there is none. */
export async function liveDocument(
  db: Database,
  slug: string,
): Promise<FinderDocument | undefined> {
  const [row] = await db
    .select({ document: finderVersions.document })
    .from(finders)
    .innerJoin(
      finderVersions,
      and(eq(finderVersions.slug, finders.slug), eq(finderVersions.version, finders.liveVersion)),
    )
    .where(eq(finders.slug, slug));
  return row && readDocument(row.document);
}
