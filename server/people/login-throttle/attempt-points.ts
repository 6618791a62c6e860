import { setTimeout as sleep } from "node:timers/promises";
import type { Queryable } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import { busy, createSpentMemory } from "./waiting-line";

const WINDOW_MS = 15 * 60 * 1000;

/**
 * A row of `rate_limits` holds two numbers in one, so that one statement can compare their sum: wrong
 * answers below this, attempts under way above it.
 */
const UNDER_WAY = 1_000;
const WRONG = (row: string) => `${row}.points % ${UNDER_WAY}`;
const USED = (row: string) => `(${WRONG(row)} + ${row}.points / ${UNDER_WAY})`;

/**
 * Whether a row's quarter of an hour is under way. One that ends much later than any does was begun before the
 * clock was set back. Twice as long is allowed for: servers' clocks may differ.
 */
const COUNTS = (now: string) =>
  `(row.expire > ${now}::bigint and row.expire <= ${now}::bigint + ${2 * WINDOW_MS})`;

/** How long to wait for an attempt under way elsewhere. */
const TIMEOUT_MS = 5_000;
const POLL_INTERVAL_MS = 100;
/** Pauses before points are settled again after the database went away. */
const SETTLE_RETRY_DELAYS_MS = [200, 1_000, 5_000, 20_000, 60_000];

/** A key that guesses are counted by, and its limit of wrong ones in a quarter of an hour. */
export interface Counter {
  key: string;
  max: number;
}

/** The points that one attempt took. Settle them once. */
interface Taken {
  /** After a right answer, or none: the points are free again. */
  giveBack: () => Promise<void>;
  /** After a wrong answer: the points stay until the quarter of an hour is over. */
  keep: () => Promise<void>;
}

/** Counts wrong guesses in the database, for all servers together. */
export interface GuessPoints {
  /** Throws a 429 when wrong answers alone have used up a counter. */
  refuseIfSpent: (counters: Counter[]) => Promise<void>;
  /**
   * Takes a point of each counter, or none. Waits where points are missing only because attempts under
   * way hold them. Throws a 429 when wrong answers have used them up.
   */
  take: (counters: Counter[]) => Promise<Taken>;
}

export function createGuessPoints(sql: Queryable, now: () => number): GuessPoints {
  const spent = createSpentMemory(now);
  /** Attempts that wait for a point; each is woken when one may be free. */
  const waiting = new Set<() => void>();
  const wakeAll = () => waiting.forEach((wake) => wake());
  const change = () =>
    new Promise<void>((done) => {
      const wake = () => {
        clearTimeout(timer);
        waiting.delete(wake);
        done();
      };
      // Attempts on other servers end unannounced.
      const timer = setTimeout(wake, POLL_INTERVAL_MS);
      waiting.add(wake);
    });

  const settle = async (taken: Row[], by: number) => {
    const values = [taken.map(({ key }) => key), taken.map(({ expire }) => expire), by];
    try {
      await sql.query(SETTLE, values);
    } catch (error) {
      // Points of no attempt would lock out a whole network for a quarter of an hour.
      void settleLater(values);
      throw error;
    } finally {
      wakeAll();
    }
  };

  const settleLater = async (values: unknown[]) => {
    for (const pause of SETTLE_RETRY_DELAYS_MS) {
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
      const givenUp = performance.now() + TIMEOUT_MS;
      for (;;) {
        const { rows } = await sql.query(TAKE, [...columns(counters), now(), now() + WINDOW_MS]);
        const taken = rows as unknown as Row[];
        if (taken.length === counters.length) {
          return {
            giveBack: () => settle(taken, -UNDER_WAY),
            keep: () => settle(taken, 1 - UNDER_WAY),
          };
        }
        // Another attempt was faster at one of them.
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
  counters.map(({ max }) => max),
];

/** The counter that stays used up for longest. */
const SPENT = `
  select row.key, row.expire
  from unnest($1::text[], $2::int[]) as wanted (key, most)
  join rate_limits as row on row.key = wanted.key
  where ${COUNTS("$3")} and ${WRONG("row")} >= wanted.most
  order by row.expire desc limit 1`;

/**
 * A point of each in one statement, so that two servers' requests are counted one after the other. Always
 * in the order of the keys, so that no two statements deadlock. A refused attempt writes nothing.
 */
const TAKE = `
  with wanted as (select * from unnest($1::text[], $2::int[]) as w (key, most)),
  full_one as (
    select 1 from wanted join rate_limits as row on row.key = wanted.key
    where ${COUNTS("$3")} and ${USED("row")} >= wanted.most
  )
  insert into rate_limits as row (key, points, expire)
  select wanted.key, ${UNDER_WAY}, $4::bigint from wanted
  where not exists (select from full_one)
  order by wanted.key
  on conflict (key) do update set
    points = case when ${COUNTS("$3")} then row.points else 0 end + ${UNDER_WAY},
    expire = case when ${COUNTS("$3")} then row.expire else excluded.expire end
  where not ${COUNTS("$3")}
    or ${USED("row")} < (select wanted.most from wanted where wanted.key = excluded.key)
  returning row.key, row.expire`;

/**
 * Only while the quarter of an hour in which the point was taken lasts, and never below zero: points
 * settled again may have been settled already, without an answer.
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
