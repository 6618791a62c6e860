import { RateLimiterRes } from "rate-limiter-flexible";
import type { Queryable } from "../database/database";
import { network } from "../http/network";
import { createLimiter } from "../http/post-limit";

const WINDOW_SECONDS = 15 * 60;
const MOST = { password: 300, key: 60 };

/** Limits the sessions per network: a right key in a loop would fill a disk with their rows. */
export interface SessionRates {
  /** Counts one session, and returns whether it may be made. */
  mayMake: (by: keyof typeof MOST, address: string) => Promise<boolean>;
}

export function createSessionRates(sql: Queryable): SessionRates {
  const limiters = {
    password: createLimiter(sql, "sessions-password", MOST.password, WINDOW_SECONDS),
    key: createLimiter(sql, "sessions-key", MOST.key, WINDOW_SECONDS),
  };
  return {
    mayMake: (by, address) =>
      limiters[by].consume(network(address)).then(
        () => true,
        (refusal: unknown) => {
          if (refusal instanceof RateLimiterRes) return false;
          throw refusal;
        },
      ),
  };
}
