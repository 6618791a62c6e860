import { createHmac, timingSafeEqual } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { finderWithId } from "@shared/templates/finders";
import { finders as table, finderVersions } from "@shared/schema/finders";
import type { FinderDocument } from "@shared/finders/document";
import type { FinderBrand } from "@shared/contracts/finders";
import { createVersions, type VersionOf } from "../../catalog/store/catalog-definition";
import { createProductCache } from "../../catalog/store/product-cache";
import type { Database } from "../../platform/database/database";
import { bytesOf, type SharedBytes } from "../../platform/memory/shared-bytes";
import { AppError } from "../../platform/http/app-error";
import { keysFor, type SigningSecrets } from "../../platform/process/signing-secrets";
import { readDocument, sizeOfDocument, UnreadableVersion } from "./read-in-steps";

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
      isAlone: versionOf.isAlone,
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
        return { version, catalog: { all: mapOf(finders), made: mapOf(made) } };
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

/** A finder that shoppers may see, with the version that they begin with. */
type OpenFinder = LiveFinder & { liveVersion: number };

/** Whether shoppers may see a finder, its gate aside. */
export const isOpenFinder = (finder: LiveFinder): finder is OpenFinder =>
  finder.liveVersion !== null;

export const noSuchFinder = () => new AppError(404, "unknown_finder", "There is no such finder.");

export const notOpen = () => new AppError(404, "not_open", "This finder is not open now.");

/** How long anybody may ask for a version that is no longer live: pages that were open then go on. */
export const FORMER_VERSION_MS = 24 * 60 * 60 * 1000;

/**
 * Whether somebody may ask for a version of a finder at a moment: the live one, one that was live within the last day,
 * and with its mark any. To all others it is as if it did not exist: what staff took back stays theirs.
 */
export function mayAskVersion(
  { liveVersion, former }: Pick<LiveFinder, "liveVersion" | "former">,
  version: number,
  isMarked: boolean,
  now: number,
): boolean {
  if (isMarked || version === liveVersion) return true;
  const liveUntil = former?.get(version);
  return liveUntil !== undefined && now - liveUntil < FORMER_VERSION_MS;
}

/**
 * Signed marks of versions. A page is given its version's with the document, and its calls carry it: whoever began with
 * a version may go on with it, however long ago it was replaced, and nobody can guess the mark of another.
 */
export interface VersionMarks {
  /** The mark of a version: 22 characters. The same every time, until the secret that signs is replaced. */
  of: (slug: string, version: number) => string;
  /** Whether this is a version's mark, by the secret that signs or one that still verifies. */
  isOf: (mark: unknown, slug: string, version: number) => boolean;
}

export function createVersionMarks(secrets: SigningSecrets): VersionMarks {
  const keys = keysFor(secrets, "matchwell finder version");
  const markBy = (key: Buffer, slug: string, version: number) =>
    createHmac("sha256", key).update(`${slug}\u0000${version}`).digest("base64url").slice(0, 22);
  return {
    of: (slug, version) => markBy(keys[0], slug, version),
    isOf: (mark, slug, version) =>
      typeof mark === "string" &&
      keys.some((key) => isSame(Buffer.from(mark), Buffer.from(markBy(key, slug, version)))),
  };
}

const isSame = (one: Buffer, other: Buffer) =>
  one.length === other.length && timingSafeEqual(one, other);
