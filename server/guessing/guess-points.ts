import { setTimeout as sleep } from "node:timers/promises";
import type { Queryable } from "../database/database";
import { AppError } from "../http/app-error";
import { busy } from "./busy";
import { createSpentMemory } from "./spent-memory";

const WINDOW_MS = 15 * 60 * 1000;

/**
 * A row of `rate_limits` holds two numbers in one, so that one statement can compare their sum: below
 * it how many answers were wrong, above it how many attempts are under way.
 */
const UNDER_WAY = 1_000;
const WRONG = (row: string) => `${row}.points % ${UNDER_WAY}`;
const USED = (row: string) => `(${WRONG(row)} + ${row}.points / ${UNDER_WAY})`;

/** How long to wait for an attempt under way elsewhere. */
const PATIENCE_MS = 5_000;
const LOOK_EVERY_MS = 100;
/** Pauses before points are settled again that a database which went away did not settle. */
const SETTLE_AGAIN_MS = [200, 1_000, 5_000, 20_000, 60_000];

/** Something that guesses are counted by, and how many may be wrong in a quarter of an hour. */
export interface Counter {
  key: string;
  most: number;
}

/** The points that one attempt took. Settle them once. */
interface Taken {
  /** The answer was right, or there was none: the points are free again. */
  giveBack: () => Promise<void>;
  /** The answer was wrong: the points stay until the quarter of an hour is over. */
  keep: () => Promise<void>;
}

/** Counts wrong guesses in the database, for all servers together. */
export interface GuessPoints {
  /** Throws a 429 when wrong answers alone have used up a counter. */
  refuseIfSpent: (counters: Counter[]) => Promise<void>;
  /**
   * Takes a point of each counter, or none. Where points are missing only because attempts under way
   * hold them, it waits for those. Throws a 429 when wrong answers have used them up.
   */
  take: (counters: Counter[]) => Promise<Taken>;
}

export function createGuessPoints(sql: Queryable, now: () => number): GuessPoints {
  const spent = createSpentMemory(now);
  /** Those who wait for a point: each is told when one may be free. */
  const waiting = new Set<() => void>();
  const wakeAll = () => waiting.forEach((wake) => wake());
  const change = () =>
    new Promise<void>((done) => {
      const wake = () => {
        clearTimeout(timer);
        waiting.delete(wake);
        done();
      };
      // Attempts on other servers end without a word.
      const timer = setTimeout(wake, LOOK_EVERY_MS);
      waiting.add(wake);
    });

  const settle = async (taken: Row[], by: number) => {
    const values = [taken.map(({ key }) => key), taken.map(({ expire }) => expire), by];
    try {
      await sql.query(SETTLE, values);
    } catch (error) {
      // Points of nobody's attempt would keep out a whole network for a quarter of an hour.
      void settleLater(values);
      throw error;
    } finally {
      wakeAll();
    }
  };

  const settleLater = async (values: unknown[]) => {
    for (const pause of SETTLE_AGAIN_MS) {
      await sleep(pause, undefined, { ref: false });
      const isSettled = await sql.query(SETTLE, values).then(
        () => true,
        () => false,
      );
      if (isSettled) return wakeAll();
    }
  };

  const refuseIfSpent = async (counters: Counter[]) => {
    const known = spent.until(counters.map(({ key }) => key));
    if (known !== undefined) throw tooMany(known - now());
    const { rows } = await sql.query(SPENT, [...columns(counters), now()]);
    const [row] = rows as unknown as Row[];
    if (!row) return;
    spent.remember(row.key, Number(row.expire));
    throw tooMany(Number(row.expire) - now());
  };

  return {
    refuseIfSpent,
    async take(counters) {
      const givenUp = performance.now() + PATIENCE_MS;
      for (;;) {
        const { rows } = await sql.query(TAKE, [...columns(counters), now(), now() + WINDOW_MS]);
        const taken = rows as unknown as Row[];
        if (taken.length === counters.length) {
          return {
            giveBack: () => settle(taken, -UNDER_WAY),
            keep: () => settle(taken, 1 - UNDER_WAY),
          };
        }
        // Somebody was quicker at one of them.
        if (taken.length > 0) await settle(taken, -UNDER_WAY);
        await refuseIfSpent(counters);
        if (performance.now() > givenUp) throw busy();
        await change();
      }
    },
  };
}

interface Row {
  key: string;
  expire: number | string;
}

const columns = (counters: Counter[]) => [
  counters.map(({ key }) => key),
  counters.map(({ most }) => most),
];

/** The counter that stays used up for longest. */
const SPENT = `
  select row.key, row.expire
  from unnest($1::text[], $2::int[]) as wanted (key, most)
  join rate_limits as row on row.key = wanted.key
  where row.expire > $3::bigint and ${WRONG("row")} >= wanted.most
  order by row.expire desc limit 1`;

/**
 * A point of each, by one statement: what two servers ask for at once is counted one after the other.
 * Always in the order of the keys, so that no two statements wait for each other. A refused attempt
 * writes nothing.
 */
const TAKE = `
  with wanted as (select * from unnest($1::text[], $2::int[]) as w (key, most)),
  full_one as (
    select 1 from wanted join rate_limits as row on row.key = wanted.key
    where row.expire > $3::bigint and ${USED("row")} >= wanted.most
  )
  insert into rate_limits as row (key, points, expire)
  select wanted.key, ${UNDER_WAY}, $4::bigint from wanted
  where not exists (select from full_one)
  order by wanted.key
  on conflict (key) do update set
    points = case when row.expire > $3::bigint then row.points else 0 end + ${UNDER_WAY},
    expire = case when row.expire > $3::bigint then row.expire else excluded.expire end
  where row.expire <= $3::bigint
    or ${USED("row")} < (select wanted.most from wanted where wanted.key = excluded.key)
  returning row.key, row.expire`;

/**
 * Only where the quarter of an hour is still the one in which the point was taken, and never below
 * nothing: what is settled again may have been settled, without an answer.
 */
const SETTLE = `
  update rate_limits as row set points = row.points + $3::int
  from (
    select held.key from rate_limits as held
    join unnest($1::text[], $2::bigint[]) as taken (key, expire)
      on held.key = taken.key and held.expire = taken.expire
    order by held.key for update of held
  ) as mine
  where row.key = mine.key and row.points >= ${UNDER_WAY}`;

function tooMany(milliseconds: number): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new AppError(
    429,
    "too_many",
    `Too many wrong passwords. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    { retryAfterSeconds: seconds },
  );
}
