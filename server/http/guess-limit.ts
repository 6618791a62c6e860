import { isIPv6 } from "node:net";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Queryable } from "../database/database";
import { AppError } from "./app-error";

const WINDOW_SECONDS = 15 * 60;
const PER_ACCOUNT_AND_ADDRESS = 10;
const PER_ADDRESS = 30;

/** Counts wrong guesses in the database, for all servers together. */
export interface GuessLimit {
  /**
   * Runs `guess` if this address may still guess at this account. Every try is counted before it is
   * looked at, so that a burst cannot slip through, and given back when `guess` answers something
   * truthy: right answers are never counted. Throws a 429 past the limit; a database that does not
   * answer lets nobody through.
   */
  attempt<T>(account: string, address: string, guess: () => Promise<T> | T): Promise<T>;
}

export function createGuessLimit(sql: Queryable): GuessLimit {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: sql,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix,
      points,
      duration: WINDOW_SECONDS,
    });
  const perAccount = limiter("guess-account", PER_ACCOUNT_AND_ADDRESS);
  const perAddress = limiter("guess-address", PER_ADDRESS);

  return {
    async attempt(account, address, guess) {
      const from = network(address);
      const both = `${account.slice(0, 100)}:${from}`;
      await take(perAddress, from);
      await take(perAccount, both);
      const answer = await guess();
      if (answer) {
        await Promise.all([perAddress.reward(from), perAccount.reward(both)]);
      }
      return answer;
    },
  };
}

async function take(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    const minutes = Math.ceil(seconds / 60);
    throw new AppError(
      429,
      "too_many_guesses",
      `Too many wrong passwords. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
      { retryAfterSeconds: seconds },
    );
  }
}

/** An IPv4 address as it is; of an IPv6 address the network, which one household owns whole. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:/i, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const groups = plain.includes("::")
    ? [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after]
    : before;
  return groups.slice(0, 4).join(":");
}
