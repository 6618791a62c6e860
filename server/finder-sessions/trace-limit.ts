import type { Queryable } from "../database/database";
import { createPostLimit, type PostLimit } from "../http/post-limit";

const QUARTER_HOUR = 15 * 60;

/** Limits the writing of traces; a shop full of customers shares one address. */
export interface TraceLimits {
  begin: PostLimit;
  goOn: PostLimit;
}

export function createTraceLimits(sql: Queryable): TraceLimits {
  return {
    begin: createPostLimit(sql, {
      name: "trace",
      most: 60,
      perSeconds: QUARTER_HOUR,
      sentence: "Many runs began from this address. Please try again later.",
    }),
    goOn: createPostLimit(sql, {
      name: "trace-change",
      most: 600,
      perSeconds: QUARTER_HOUR,
      sentence: "Many runs go on at this address. Please try again later.",
    }),
  };
}
