import { asc, and, eq } from "drizzle-orm";
import { finderWithId } from "@shared/templates/finders";
import { finders as table, finderVersions } from "@shared/schema/finders";
import type { FinderDocument } from "@shared/finders/document";
import type { FinderBrand } from "@shared/contracts/finders";
import { createVersions, type VersionOf } from "../../catalog/store/catalogue-versions";
import { createProductCache } from "../../catalog/store/product-cache";
import type { Database } from "../../platform/database/database";
import { bytesOf, type SharedBytes } from "../../platform/memory/shared-bytes";
import { readDocument, sizeOfDocument, UnreadableVersion } from "./read-document";

/** What shoppers' calls need to know of a finder. */
export interface LiveFinder {
  slug: string;
  name: string;
  brand: FinderBrand;
  /** Of the password that opens it; null where everybody may use it. */
  gateHash: string | null;
  /** Null while it is closed. */
  liveVersion: number | null;
  /** Versions that were live within the last day, with the moment until which they were; none unless given. */
  former?: ReadonlyMap<number, number>;
}

/** Some finders by slug, those that are closed, too. */
interface Finders {
  current: () => Promise<ReadonlyMap<string, LiveFinder>>;
  /** The same, if nothing has to be waited for. */
  held: () => ReadonlyMap<string, LiveFinder> | undefined;
}

/** The finders that staff made, as every server knows them within a second. */
export interface LiveFinders extends Finders {
  /** The same with those that come with the product, whose gates are in the environment. */
  all: Finders;
  /** Waits until every later request sees what was changed before. Never rejects. */
  refresh: () => Promise<void>;
  /** A published document. Versions never change, so it is read once. Rejects with a 503 where it cannot be read. */
  document: (slug: string, version: number) => Promise<FinderDocument | undefined>;
  /** The same, if it was read before. */
  heldDocument: (slug: string, version: number) => FinderDocument | undefined;
}

interface Known {
  all: ReadonlyMap<string, LiveFinder>;
  /** Those that staff made. */
  made: ReadonlyMap<string, LiveFinder>;
}

export function createLiveFinders(
  db: Database,
  now: () => number,
  bytes: SharedBytes = bytesOf("documents"),
  versionOf: VersionOf = createVersions(db),
): LiveFinders {
  const cache = createProductCache<Known>(
    {
      version: () => versionOf("finders"),
      async read() {
        // Read before the rows: what changes meanwhile is then seen as a later version.
        const version = await versionOf("finders");
        const rows = await db
          .select({
            slug: table.slug,
            name: table.name,
            brand: table.brand,
            gateHash: table.gateHash,
            liveVersion: table.liveVersion,
            formerVersions: table.formerVersions,
          })
          .from(table)
          .orderBy(asc(table.createdAt), asc(table.slug));
        const finders = rows.map(({ formerVersions, ...row }): LiveFinder => {
          const former = Object.entries(formerVersions);
          return { ...row, former: new Map(former.map(([id, until]) => [Number(id), until])) };
        });
        const mapOf = (some: LiveFinder[]) => new Map(some.map((row) => [row.slug, row]));
        const made = finders.filter(({ slug }) => finderWithId(slug) === undefined);
        return { version, catalogue: { all: mapOf(finders), made: mapOf(made) } };
      },
    },
    now,
  );
  const documents = bytes.keep<string, FinderDocument>(sizeOfDocument);
  const keyOf = (slug: string, version: number) => `${slug} ${version}`;

  return {
    current: async () => (await cache.current()).made,
    held: () => cache.held()?.made,
    all: {
      current: async () => (await cache.current()).all,
      held: () => cache.held()?.all,
    },
    refresh: cache.refresh,
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
