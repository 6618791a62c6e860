import { catalogueVersions } from "@shared/all-tables";
import type { CatalogueName } from "@shared/schema/machinery";
import type { Database } from "../../platform/database/database";

/** Tells a number that is raised by every change to these products, or to the options of their finder. */
export type VersionOf = (name: CatalogueName) => Promise<number>;

/**
 * Looks for changes in a database: one look at a time, and the next one for all who ask meanwhile. None sees less than
 * what was changed before it was asked for.
 */
export function createVersions(db: Database): VersionOf {
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<ReadonlyMap<CatalogueName, number>> | undefined;

  const look = async () => {
    waiting = undefined;
    const rows = await db.select().from(catalogueVersions);
    return new Map(rows.map(({ name, version }) => [name, version]));
  };
  const next = () => {
    const looked = running.then(look, look);
    running = looked;
    return looked;
  };
  return async (name) => (await (waiting ??= next())).get(name) ?? 0;
}
