import type { RateLimiterPostgres } from "rate-limiter-flexible";
import type { Queryable } from "../database/database";
import { personOf } from "./person";
import { consume, createRateLimiter } from "./rate-limit";
import { createTurns } from "./turns";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** The most posts, and in how many seconds. */
const RULES = {
  network: { max: 10, seconds: 15 * MINUTE },
  /** One network's share of the day: nobody uses it up for everybody. */
  networkDay: { max: 50, seconds: DAY },
  person: { max: 5, seconds: 60 * MINUTE },
  day: { max: 500, seconds: DAY },
  /** Repeats of posts that were taken already, per network. */
  repeat: { max: 9, seconds: 15 * MINUTE },
} as const;
type Rule = keyof typeof RULES;

/** The counters of posts, and the texts of their refusals. */
export interface PostRules {
  /** Posts of one name are counted together. */
  name: string;
  sentences: Record<Rule, string>;
}

/** A post that is stored once, however often it is sent. */
export interface OncePost {
  /** Equal for equal posts. */
  key: string;
  /** Whether it was stored a short while ago. */
  isRepeat: () => Promise<boolean>;
  /** Stores it, unless it was stored meanwhile; returns whether it did. */
  store: () => Promise<boolean>;
}

interface Sender {
  network: string;
  /** The address that the limit per person counts. */
  address: string;
}

/** Limits on posts: per network, per person, and in all. */
export interface PostLimits {
  /**
   * Stores a post within the limits. A repeat does not count against them; repeats have a limit of their
   * own. Throws a 429 with its sentence past a limit; then nothing is stored.
   */
  takeOnce: (sender: Sender, post: OncePost) => Promise<void>;
}

/** Separate counters under a name, in the database, for all servers together. */
export function createPostLimits(sql: Queryable, { name, sentences }: PostRules): PostLimits {
  const inTurn = createTurns();
  const rateLimiters = Object.fromEntries(
    Object.entries(RULES).map(([rule, { max, seconds }]) => [
      rule,
      createRateLimiter(sql, `${name}-${rule}`, max, seconds),
    ]),
  ) as Record<Rule, RateLimiterPostgres>;
  const count = (rule: Rule, key: string) =>
    consume(rateLimiters[rule], key, () => sentences[rule]);

  /** Counts a new post. Returns a function that takes the count back. */
  async function countNew({ network, address }: Sender): Promise<() => Promise<void>> {
    const keys = { network, networkDay: network, person: personOf(address), day: "all" };
    // The shared limit comes last: a post refused by another one has not touched it.
    const counted = Object.entries(keys) as [Rule, string][];
    for (const [rule, key] of counted) await count(rule, key);
    return async () => {
      for (const [rule, key] of counted) await giveBack(rateLimiters[rule], key);
    };
  }

  return {
    // Two at once: the second one sees that the first was stored.
    takeOnce: (sender, post) =>
      inTurn(post.key, async () => {
        if (await post.isRepeat()) return count("repeat", sender.network);
        const takeBack = await countNew(sender);
        let isNew = false;
        try {
          isNew = await post.store();
        } finally {
          if (!isNew) await takeBack();
        }
        // Another server was faster.
        if (!isNew) await count("repeat", sender.network);
      }),
  };
}

/** Never throws: a count too many is no reason to fail. */
async function giveBack(rateLimiter: RateLimiterPostgres, key: string): Promise<void> {
  await rateLimiter.reward(key.slice(0, 200), 1).catch(() => undefined);
}
