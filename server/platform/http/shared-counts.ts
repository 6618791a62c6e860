import type { Queryable } from "../database/database";

/** Posts that went through today, by range of addresses and of everybody; several are counted in one statement. */
export interface SharedCounts {
  /** Counts one for each of these ranges. Returns how many each has now, and `byAll`, which this leaves alone. */
  addToRanges: (ranges: readonly string[]) => Promise<{ byRange: number[]; byAll: number }>;
  /** Counts one of everybody; returns how many there are now. */
  addToAll: () => Promise<number>;
  /** Takes one back. Never throws: a count too many is no reason to fail. */
  takeBack: (of: { ranges: readonly string[]; all: boolean }) => Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

// In the order that they are given, so that two statements never wait for each other's rows.
const ADD = `insert into rate_limits (key, points, expire)
  select key, 1, $2::bigint from unnest($1::text[]) with ordinality as given(key, place) order by place
  on conflict (key) do update set
    points = case when rate_limits.expire <= $3::bigint then 1 else rate_limits.points + 1 end,
    expire = case when rate_limits.expire <= $3::bigint then $2::bigint else rate_limits.expire end
  returning key, points`;
const ADD_AND_READ = `with added as (${ADD}) select key, points from added
  union all select key, points from rate_limits where key = $4 and expire > $3::bigint`;
const TAKE_BACK = `update rate_limits set points = points - 1
  where key in (select key from rate_limits where key = any($1::text[]) order by key for update)`;

/** Such counters under a name, in the table that all limits share; each goes on for a day from its first. */
export function createSharedCounts(sql: Queryable, name: string): SharedCounts {
  const all = `${name}-day:all`;
  const keyOf = (range: string) => `${name}-range:${range}`;
  const times = () => [Date.now() + DAY_MS, Date.now()];
  const read = async (text: string, values: unknown[]) => {
    const { rows } = await sql.query(text, values);
    return new Map(rows.map(({ key, points }) => [key, Number(points)]));
  };
  return {
    async addToRanges(ranges) {
      const keys = ranges.map(keyOf);
      const counts = await read(ADD_AND_READ, [keys, ...times(), all]);
      return { byRange: keys.map((key) => counts.get(key)!), byAll: counts.get(all) ?? 0 };
    },
    async addToAll() {
      return (await read(ADD, [[all], ...times()])).get(all)!;
    },
    async takeBack(of) {
      const keys = [...of.ranges.map(keyOf), ...(of.all ? [all] : [])];
      await sql.query(TAKE_BACK, [keys]).catch(() => undefined);
    },
  };
}
