import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import type { MaintenanceSession } from "../database/maintenance-session";
import { migrationsFolder } from "../process/project-root";
import { StartError } from "../process/run-until-stopped";

// A backup names the newest migration of its tables: by it they are made, whatever later versions made of them.

/** The migrations that this program knows, the oldest first. */
export const knownMigrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder });

/** The known migrations up to one. Throws `StartError` where this program does not know it. */
export function migrationsUntil(newest: number): MigrationMeta[] {
  const known = knownMigrations();
  const last = known.findIndex(({ folderMillis }) => folderMillis === newest);
  if (last < 0) {
    throw new StartError(
      "The backup is from a newer version of this program: restore it with that version.",
    );
  }
  return known.slice(0, last + 1);
}

/** The creation time of a database's newest migration; `undefined` where none has run. */
export async function newestMigration(session: MaintenanceSession): Promise<number | undefined> {
  const { rows } = await session.query(
    "select to_regclass('drizzle.__drizzle_migrations')::text as there",
  );
  if (!rows[0]?.there) return undefined;
  const { rows: found } = await session.query(
    "select max(created_at)::text as at from drizzle.__drizzle_migrations",
  );
  return found[0]?.at ? Number(found[0].at) : undefined;
}

const NAME = String.raw`(?:"?public"?\.)?"?(\w+)"?`;
const MADE = new RegExp(
  String.raw`^\s*create\s+table\s+(?:if\s+not\s+exists\s+)?${NAME}\s*\(`,
  "i",
);
const DROPPED = new RegExp(String.raw`^\s*drop\s+table\s+(?:if\s+exists\s+)?${NAME}`, "i");
const RENAMED = new RegExp(
  String.raw`^\s*alter\s+table\s+(?:if\s+exists\s+)?${NAME}\s+rename\s+to\s+"?(\w+)"?`,
  "i",
);

/** A statement without the comments in front of it. */
const bare = (statement: string) => statement.replace(/^(?:\s*--[^\n]*\n)*/, "");

/** The tables of `public` that are there once these migrations have run. */
export function tablesMadeBy(migrations: readonly Pick<MigrationMeta, "sql">[]): Set<string> {
  const made = new Set<string>();
  for (const statement of migrations.flatMap(({ sql }) => sql).map(bare)) {
    const [, added] = MADE.exec(statement) ?? [];
    const [, dropped] = DROPPED.exec(statement) ?? [];
    const [, before, after] = RENAMED.exec(statement) ?? [];
    for (const gone of [dropped, before]) if (gone) made.delete(gone);
    for (const name of [added, after]) if (name) made.add(name);
  }
  return made;
}
