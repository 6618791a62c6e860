import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Queryable } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import { network, site } from "../../platform/http/network";
import { createEvaluationQueue, type QueueLimits } from "./evaluation-queue";
import { createGuessPoints, type Counter, type GuessPoints } from "./attempt-points";

/** Wrong answers allowed in a quarter of an hour. */
const MAX_PER_DEVICE = 10;
const MAX_PER_ACCOUNT_AND_NETWORK = 10;
const MAX_PER_NETWORK = 30;
const MAX_PER_SITE = 120;

/** The source and the target of a guess. */
interface Guesser {
  account: string;
  address: string;
  /** The id of a device that was right at this account before. */
  device?: string | undefined;
  /** Aborts when the client has left. */
  gone?: AbortSignal;
}

/** Counts wrong guesses, slows them, and locks nobody out for the guesses of others. */
export interface LoginThrottle {
  /**
   * Runs `guess` in its turn, if this guesser may still guess. Every try is counted before it is
   * evaluated, so that a burst cannot slip through, and given back when `guess` returns something truthy
   * or throws: only wrong answers stay. Throws a 429 past the limit; a database that does not answer lets
   * nobody through.
   */
  attempt: <T>(guesser: Guesser, guess: () => Promise<T> | T) => Promise<T>;
}

/** Counts wrong embed keys. No request waits for it: right keys are let in before. */
interface EmbedKeyThrottle {
  /** Counts one. Throws a 429 past the limit. */
  count: (app: string, address: string) => Promise<void>;
}

/** Each with counters of its own: reaching one limit does not affect the others. */
export interface LoginThrottles {
  gates: LoginThrottle;
  staff: LoginThrottle;
  keys: EmbedKeyThrottle;
}

/** How long a wrong answer occupies its account's place. */
const PENALTY_MS = 1_000;

export function createLoginThrottles(
  sql: Queryable,
  now: () => number,
  penaltyMs = PENALTY_MS,
): LoginThrottles {
  const points = createGuessPoints(sql, now);
  // Proxies wait a minute for an answer.
  const shared = { penaltyMs, waiting: 1_000, holdMs: 55 * penaltyMs };
  return {
    gates: limit("gate", points, { ...shared, atOnce: 20, perAccount: 10 }, now),
    // One thread hashes: two under way keep it busy, and leave no line in front of it.
    staff: limit("staff", points, { ...shared, atOnce: 2, perAccount: 5 }, now),
    keys: {
      count: async (app, address) =>
        (await points.take(countersOf("key", { account: app, address }))).keep(),
    },
  };
}

function limit(
  name: string,
  points: GuessPoints,
  limits: QueueLimits,
  now: () => number,
): LoginThrottle {
  const queue = createEvaluationQueue(limits, now);
  return {
    async attempt(guesser, guess) {
      const { address, device, gone } = guesser;
      const account = digest(guesser.account);
      const counters = countersOf(name, guesser);
      // A guesser past the limit takes no place in the line, and is refused with a delay: a program that
      // retries at once must not keep the server busy.
      await points.refuseIfSpent(counters).catch(async (refusal: unknown) => {
        if (refusal instanceof AppError) await sleep(limits.penaltyMs / 2);
        throw refusal;
      });
      return queue.run(
        { account, lane: device ?? site(address), isKnown: device !== undefined },
        async () => {
          const taken = await points.take(counters);
          const answer = await settled(guess, taken.giveBack);
          await (answer ? taken.giveBack() : taken.keep());
          return { answer, isWrong: !answer };
        },
        gone,
      );
    },
  };
}

async function settled<T>(guess: () => Promise<T> | T, giveBack: () => Promise<void>): Promise<T> {
  try {
    return await guess();
  } catch (error) {
    // The first error is the one to report.
    await giveBack().catch(() => undefined);
    throw error;
  }
}

function countersOf(name: string, { account, address, device }: Guesser): Counter[] {
  const counter = (kind: string, key: string, max: number) => ({
    key: `guess-${name}-${kind}:${key}`,
    max,
  });
  if (device !== undefined) return [counter("device", device, MAX_PER_DEVICE)];
  const from = network(address);
  const around = site(address);
  return [
    counter("account", `${from}:${digest(account)}`, MAX_PER_ACCOUNT_AND_NETWORK),
    counter("network", from, MAX_PER_NETWORK),
    ...(around === from ? [] : [counter("site", around, MAX_PER_SITE)]),
  ];
}

/** Only a digest is stored: people may type their password into a name's field. */
const digest = (account: string) =>
  createHash("sha256").update(account).digest("base64url").slice(0, 22);
