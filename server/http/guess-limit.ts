import type { Queryable } from "../database/database";
import { network } from "./network";
import { consume, createLimiter } from "./post-limit";

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
  const perAccount = createLimiter(sql, "guess-account", PER_ACCOUNT_AND_ADDRESS, WINDOW_SECONDS);
  const perAddress = createLimiter(sql, "guess-address", PER_ADDRESS, WINDOW_SECONDS);
  const refusal = (minutes: number) =>
    `Too many wrong passwords. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;

  return {
    async attempt(account, address, guess) {
      const from = network(address);
      const both = `${account.slice(0, 100)}:${from}`;
      await consume(perAddress, from, refusal);
      await consume(perAccount, both, refusal);
      const answer = await guess();
      if (answer) {
        await Promise.all([perAddress.reward(from), perAccount.reward(both)]);
      }
      return answer;
    },
  };
}
