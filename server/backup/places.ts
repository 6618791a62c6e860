import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import type { Environment } from "../boot/env";
import { finishSetUp } from "../boot/access-file";
import { lockDirectory } from "../database/directory-lock";
import {
  embeddedIn,
  embeddedSession,
  postgresSession,
  type MaintenanceSession,
} from "../database/maintenance-session";
import { StartError } from "../process/start-error";

/** What names a database: the first of these that is there. */
export type Place = Pick<Environment, "dataDir"> &
  Partial<Pick<Environment, "databaseUrl" | "migrationDatabaseUrl">>;

/** PostgreSQL, if it is one. Past a pooler: the work keeps one connection, and changes its settings. */
function onPostgres({ databaseUrl, migrationDatabaseUrl }: Place) {
  if (migrationDatabaseUrl) return postgresSession(migrationDatabaseUrl, "MIGRATION_DATABASE_URL");
  return databaseUrl ? postgresSession(databaseUrl, "DATABASE_URL") : undefined;
}

/** The database that the environment names, as it is. */
export async function openSource(place: Place): Promise<MaintenanceSession> {
  return onPostgres(place) ?? embeddedSession(place.dataDir);
}

/** Fills the database that the environment names. An embedded one appears when `work` is done, or not at all. */
export async function fillTarget<T>(
  place: Place,
  work: (session: MaintenanceSession) => Promise<T>,
): Promise<T> {
  const target = await onPostgres(place);
  if (target) return fill(target, work);
  const { dataDir } = place;
  const release = await lockDirectory(dataDir);
  const folder = join(dataDir, "database");
  const draft = join(dataDir, "database.restoring");
  try {
    if (existsSync(folder) && (await readdir(folder)).length > 0) {
      throw new StartError(
        `There is already a database in ${dataDir}, and it was left as it is: move that folder away, or set DATA_DIR to a new one.`,
      );
    }
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    const done = await fill(await embeddedIn(draft), work);
    if (existsSync(folder)) await rmdir(folder);
    await rename(draft, folder);
    // Otherwise the next start would take the folder for an unfinished set-up.
    await finishSetUp(dataDir);
    return done;
  } finally {
    await rm(draft, { recursive: true, force: true });
    await release();
  }
}

async function fill<T>(
  session: MaintenanceSession,
  work: (session: MaintenanceSession) => Promise<T>,
): Promise<T> {
  return work(session).finally(() => session.close());
}
