import { and, asc, desc, eq, gt, is, lt, ne, sql } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import { randomUUID } from "node:crypto";
import type { ImportAhead, ImportProgress } from "@shared/contracts/imports";
import { importTurns } from "@shared/schema/catalog-products";
import type { Database } from "../../platform/database/database";
import { stagedCount } from "./staging";

/** A server gives a sign so often; whose last one is older than the lease died. */
const SIGN_INTERVAL_MS = 5_000;
const LEASE = sql`interval '30 seconds'`;

type State = (typeof importTurns.$inferSelect)["state"];

/** What others see of an import. */
export interface Sign {
  /** Says what it does from now on. Waits for nothing, as it is said inside a transaction, too. */
  show: (state: State) => void;
}

interface Shown {
  /** The import's id; a new one unless given. */
  id?: string;
  username: string;
  file?: string | null;
  catalog?: string | null;
}

/**
 * Does `work`, and lets those who wait meanwhile see whose it is. Signs are stored beside the work's own transactions, one
 * after the other; one that cannot be stored keeps nothing from being done.
 */
export async function withSign<T>(
  db: Database,
  { id = randomUUID(), username, file = null, catalog = null }: Shown,
  work: (sign: Sign) => Promise<T>,
): Promise<T> {
  // Within a transaction nobody would see it before that ends; and what is under way already has its own.
  const isShown = !is(db, PgTransaction) && (await begin().then(...EITHER));
  if (!isShown) return work({ show: () => undefined });
  const own = eq(importTurns.id, id);
  let shown: State = "waits";
  let stored: Promise<unknown> = Promise.resolve();
  let isStoring = false;
  const store = (changes: { state?: State }) => {
    const change = { ...changes, seenAt: sql`now()` };
    stored = stored.then(() =>
      db
        .update(importTurns)
        .set(change)
        .where(own)
        .then(...EITHER),
    );
    return stored;
  };
  const timer = setInterval(() => {
    if (isStoring) return;
    isStoring = true;
    void store({}).finally(() => (isStoring = false));
  }, SIGN_INTERVAL_MS);
  try {
    return await work({
      show(state) {
        if (state === shown) return;
        shown = state;
        void store({ state });
      },
    });
  } finally {
    clearInterval(timer);
    await stored;
    await db
      .delete(importTurns)
      .where(own)
      .then(...EITHER);
  }

  async function begin(): Promise<void> {
    await db.delete(importTurns).where(lt(importTurns.seenAt, sql`now() - ${LEASE}`));
    await db.insert(importTurns).values({ id, username, file, catalogue: catalog, state: "waits" });
  }
}

/** Whether something was done, however it ended. */
const EITHER = [() => true, () => false] as const;

/** How far an import is, and whose it waits for. */
export async function importProgress(db: Database, id: string): Promise<ImportProgress> {
  return { staged: await stagedCount(db, id), waitsFor: await importAhead(db, id) };
}

/** The import that one waits for: what is written first, then what is read; null while it waits for none. */
async function importAhead(db: Database, id: string): Promise<ImportAhead | null> {
  const [ahead] = await db
    .select({
      username: importTurns.username,
      file: importTurns.file,
      catalog: importTurns.catalogue,
    })
    .from(importTurns)
    .where(
      and(
        ne(importTurns.id, id),
        ne(importTurns.state, "waits"),
        gt(importTurns.seenAt, sql`now() - ${LEASE}`),
        sql`exists (select from ${importTurns} as own where own.id = ${id} and own.state = 'waits')`,
      ),
    )
    .orderBy(desc(sql`${importTurns.state} = 'writes'`), asc(importTurns.beganAt))
    .limit(1);
  return ahead ?? null;
}
