import { eq } from "drizzle-orm";
import type { ClientId } from "@shared/brands";
import type { FinderTrace } from "@shared/contracts/finder-sessions";
import { bedFinderSessions, gunFinderSessions } from "@shared/schema/finder-sessions";
import type { Database } from "../database/database";

const TABLES = { dialabed: bedFinderSessions, safarioutdoor: gunFinderSessions };

/** Stores a new trace and gives its id. */
export async function insertTrace(
  db: Database,
  app: ClientId,
  trace: FinderTrace,
): Promise<string> {
  const table = TABLES[app];
  const [row] = await db.insert(table).values({ sessionData: trace }).returning({ id: table.id });
  return row!.id;
}

/** Replaces a trace; whether there was one. */
export async function updateTrace(
  db: Database,
  app: ClientId,
  id: string,
  trace: FinderTrace,
): Promise<boolean> {
  const table = TABLES[app];
  const rows = await db
    .update(table)
    .set({ sessionData: trace })
    .where(eq(table.id, id))
    .returning({ id: table.id });
  return rows.length > 0;
}
