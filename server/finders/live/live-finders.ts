import { asc, and, eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { finders as table, finderVersions } from "@shared/schema/finders";
import type { FinderDocument } from "@shared/finders/document";
import type { FinderBrand } from "@shared/contracts/finders";
import { catalogueVersion } from "../../catalogues/catalogue-version";
import { createProductCache } from "../../catalogues/product-cache";
import type { Database } from "../../database/database";
import { readDocument, UnreadableVersion } from "./read-document";

/** What shoppers' calls need to know of a finder. */
export interface LiveFinder {
  slug: string;
  name: string;
  brand: FinderBrand;
  /** Of the password that opens it; null where everybody may use it. */
  gateHash: string | null;
  /** Null while it is closed. */
  liveVersion: number | null;
}

/** The finders that staff made, as every server knows them within a second. */
export interface LiveFinders {
  /** All of them by slug, those that are closed, too. */
  current: () => Promise<ReadonlyMap<string, LiveFinder>>;
  /** The same, if nothing has to be waited for. */
  held: () => ReadonlyMap<string, LiveFinder> | undefined;
  /** Waits until every later request sees what was changed before. Never rejects. */
  refresh: () => Promise<void>;
  /** A published document. Versions never change, so it is read once. Rejects with a 503 where it cannot be read. */
  document: (slug: string, version: number) => Promise<FinderDocument | undefined>;
  /** The same, if it was read before. */
  heldDocument: (slug: string, version: number) => FinderDocument | undefined;
}

/** Documents are up to half a megabyte. */
const MAX_DOCUMENTS = 40;

export function createLiveFinders(db: Database, now: () => number): LiveFinders {
  const cache = createProductCache<ReadonlyMap<string, LiveFinder>>(
    {
      version: () => catalogueVersion(db, "finders"),
      async read() {
        // Read before the rows: what changes meanwhile is then seen as a later version.
        const version = await catalogueVersion(db, "finders");
        const rows = await db
          .select({
            slug: table.slug,
            name: table.name,
            brand: table.brand,
            gateHash: table.gateHash,
            liveVersion: table.liveVersion,
          })
          .from(table)
          .orderBy(asc(table.createdAt), asc(table.slug));
        return { version, catalogue: new Map(rows.map((row) => [row.slug, row])) };
      },
    },
    now,
  );
  const documents = new LRUCache<string, FinderDocument>({ max: MAX_DOCUMENTS });
  const keyOf = (slug: string, version: number) => `${slug} ${version}`;

  return {
    ...cache,
    heldDocument: (slug, version) => documents.get(keyOf(slug, version)),
    async document(slug, version) {
      const key = keyOf(slug, version);
      const held = documents.get(key);
      if (held) return held;
      const [row] = await db
        .select({ document: finderVersions.document })
        .from(finderVersions)
        .where(and(eq(finderVersions.slug, slug), eq(finderVersions.version, version)));
      if (!row) return undefined;
      try {
        const document = readDocument(row.document);
        documents.set(key, document);
        return document;
      } catch (error) {
        throw new UnreadableVersion(error);
      }
    },
  };
}
