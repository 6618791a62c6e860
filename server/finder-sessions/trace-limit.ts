import type { Queryable } from "../database/database";
import { createPostLimit, type PostLimit } from "../http/post-limit";

/** How many runs one address may begin in a quarter of an hour; a shop full of customers shares one. */
export function createTraceLimit(sql: Queryable): PostLimit {
  return createPostLimit(sql, {
    name: "trace",
    most: 60,
    perSeconds: 15 * 60,
    sentence: "Many runs began from this address. Please try again later.",
  });
}
