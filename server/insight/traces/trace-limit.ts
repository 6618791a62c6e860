import type { Queryable } from "../../platform/database/database";
import { createRateLimit, type RateLimit } from "../../platform/http/rate-limit";

const QUARTER_HOUR = 15 * 60;

/** Limits the writing of traces; a shop full of customers shares one address. */
export interface TraceLimits {
  begin: RateLimit;
  goOn: RateLimit;
}

export function createTraceLimits(sql: Queryable): TraceLimits {
  return {
    begin: createRateLimit(sql, {
      name: "trace",
      max: 60,
      perSeconds: QUARTER_HOUR,
      sentence: "Many runs began from this address. Please try again later.",
    }),
    goOn: createRateLimit(sql, {
      name: "trace-change",
      max: 600,
      perSeconds: QUARTER_HOUR,
      sentence: "Many runs go on at this address. Please try again later.",
    }),
  };
}
