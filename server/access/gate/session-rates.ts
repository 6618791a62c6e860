import { RateLimiterRes } from "rate-limiter-flexible";
import type { Queryable } from "../../platform/database/database";
import { network } from "../../platform/http/network";
import { createRateLimiter, takePoint } from "../../platform/http/rate-limit";

const WINDOW_SECONDS = 15 * 60;
const MAX_COUNT = { password: 300, key: 60 };

/** Limits the sessions per network: a right key in a loop would fill a disk with their rows. */
export interface SessionRates {
  /** Counts one session, and returns whether it may be made. */
  mayMake: (by: keyof typeof MAX_COUNT, address: string) => Promise<boolean>;
}

export function createSessionRates(sql: Queryable): SessionRates {
  const rateLimiters = {
    password: createRateLimiter(sql, "sessions-password", MAX_COUNT.password, WINDOW_SECONDS),
    key: createRateLimiter(sql, "sessions-key", MAX_COUNT.key, WINDOW_SECONDS),
  };
  return {
    mayMake: (by, address) =>
      takePoint(rateLimiters[by], network(address)).then(
        () => true,
        (refusal: unknown) => {
          if (refusal instanceof RateLimiterRes) return false;
          throw refusal;
        },
      ),
  };
}
