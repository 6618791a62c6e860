import { join } from "node:path";
import { openFolder } from "../../platform/database/open-folder";

/** A table, or what belongs to one, in an embedded database. */
export interface Relation {
  name: string;
  kind: "our table" | "our index" | "our long values" | "catalog" | "index of the catalog";
  /** Its file, by a path within the database's folder. */
  path: string;
}

/** Everything that has a file in the embedded database of a data directory that no server uses. */
export async function relationsIn(dataDir: string): Promise<Relation[]> {
  const lite = await openFolder(join(dataDir, "database"));
  const { rows } = await lite.query<Relation>(
    `select relname as name, pg_relation_filepath(c.oid) as path,
            case when nspname = 'public' or nspname = 'drizzle' then case relkind when 'r' then 'our table' else 'our index' end
                 when nspname = 'pg_toast' and c.oid >= 16384 then 'our long values'
                 when relkind = 'i' then 'index of the catalog' else 'catalog' end as kind
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where relkind in ('r', 'i', 't', 'S') and pg_relation_filepath(c.oid) is not null order by 2`,
  );
  await lite.close();
  return rows;
}
