import { and, eq, inArray } from "drizzle-orm";
import type { FinderTrace } from "@shared/contracts/traces";
import { finderRuns } from "@shared/schema/finders";
import type { Database } from "../../platform/database/database";
import { tablesOf } from "../../finders/finder-tables";

/** The finder of a run, with the version that it began with if staff made the finder. */
export interface Run {
  app: string;
  version?: number | undefined;
}

interface OwnTrace {
  app: string;
  id: string;
  /** Any of these marks is the owner's. */
  owners: readonly string[];
}

/** Stores a new trace and gives its id. */
export async function insertTrace(
  db: Database,
  { app, version }: Run,
  owner: string,
  trace: FinderTrace,
): Promise<string> {
  const kept = { sessionData: trace, owner };
  const { runs } = tablesOf(app);
  const [row] =
    version === undefined
      ? await db.insert(runs).values(kept).returning({ id: runs.id })
      : await db
          .insert(finderRuns)
          .values({ ...kept, slug: app, version })
          .returning({ id: finderRuns.id });
  return row!.id;
}

/** A stored trace, for its owner. */
export async function ownTrace(
  db: Database,
  own: OwnTrace,
): Promise<{ run: Run; trace: FinderTrace } | undefined> {
  const [row]: { sessionData: unknown; version?: number }[] = await db
    .select()
    .from(tablesOf(own.app).runs)
    .where(isOwn(own));
  if (!row) return undefined;
  // A trace with an owner was validated when it was stored.
  return { run: { app: own.app, version: row.version }, trace: row.sessionData as FinderTrace };
}

/** Replaces a trace of this owner. */
export async function updateTrace(db: Database, own: OwnTrace, trace: FinderTrace): Promise<void> {
  await db.update(tablesOf(own.app).runs).set({ sessionData: trace }).where(isOwn(own));
}

function isOwn({ app, id, owners }: OwnTrace) {
  const { runs, isOwnRun } = tablesOf(app);
  return and(eq(runs.id, id), inArray(runs.owner, [...owners]), isOwnRun);
}
