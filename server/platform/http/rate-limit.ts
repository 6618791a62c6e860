import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Queryable } from "../database/database";
import { AppError } from "./app-error";

/** Counts posts in the database, for all servers together. */
export interface RateLimit {
  /** Counts one, or as many as given, for this key. Throws a 429 with the sentence past the limit. */
  count: (key: string, points?: number) => Promise<void>;
}

interface Rule {
  name: string;
  max: number;
  perSeconds: number;
  /** The text of the refusal. */
  sentence: string;
}

export function createRateLimit(sql: Queryable, rule: Rule): RateLimit {
  const rateLimiter = createRateLimiter(sql, rule.name, rule.max, rule.perSeconds);
  return {
    count: (key, points) => consume(rateLimiter, key, () => rule.sentence, points),
  };
}

/** A counter in the `rate_limits` table. */
export function createRateLimiter(
  sql: Queryable,
  keyPrefix: string,
  points: number,
  duration: number,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: sql,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix,
    points,
    duration,
  });
}

/**
 * Takes points, or rejects with the library's refusal. A counter that ends much later than any does was begun
 * before the clock was set back, and begins anew.
 */
export async function takePoint(
  rateLimiter: RateLimiterPostgres,
  key: string,
  points = 1,
): Promise<void> {
  try {
    await rateLimiter.consume(key, points);
  } catch (refusal) {
    const isOfNow =
      !(refusal instanceof RateLimiterRes) ||
      refusal.msBeforeNext <= 2 * rateLimiter.duration * 1_000;
    if (isOfNow) throw refusal;
    await rateLimiter.delete(key);
    await rateLimiter.consume(key, points);
  }
}

/**
 * Takes one point, or as many as given. Throws a 429 when none is left, and the database's own error when it is away: nobody
 * gets through.
 */
export async function consume(
  rateLimiter: RateLimiterPostgres,
  key: string,
  sentence: (minutes: number) => string,
  points = 1,
): Promise<void> {
  try {
    await takePoint(rateLimiter, key.slice(0, 200), points);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new AppError(429, "too_many", sentence(Math.ceil(seconds / 60)), {
      retryAfterSeconds: seconds,
    });
  }
}

/** From one moment to another, both included. */
export interface TimeWindow {
  from: Date;
  to: Date;
}

/**
 * `milliseconds` before and after a moment: what lies beyond is of another time. After, too, because what was
 * stored before the clock was set back is no news of the last minutes.
 */
export const windowAround = (now: Date, milliseconds: number): TimeWindow => ({
  from: new Date(now.getTime() - milliseconds),
  to: new Date(now.getTime() + milliseconds),
});
