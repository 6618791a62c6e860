import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "../database/database";
import { RefusedError, UnsendableError, type Mailer, type OutgoingMail } from "./mailer";
import type { Outbox } from "./outbox";
import {
  claimDue,
  recordOutcome,
  releaseHeld,
  type ClaimedMail,
  type Outcome,
} from "./outbox-queue";
import { nextTry } from "./retry";

interface World {
  db: Database;
  mailer: Mailer;
  /** Makes the mail from what is stored. Throws an `UnsendableError` where nothing can be made of it. */
  compose(mail: ClaimedMail): Promise<OutgoingMail>;
  now: () => number;
  logger: Logger;
}

export interface OutboxWorker extends Outbox {
  /** Lets held mails go, then looks for work until it is stopped. */
  start(): Promise<void>;
  /** Takes nothing new, gives what is on its way `patienceMs` to arrive, then cuts it off. */
  stop(patienceMs: number): Promise<void>;
}

/** How often it looks by itself: for retries, and for mails that other servers stored. */
const LOOK_EVERY_MS = 5_000;
/** Mails on their way at once; mail servers limit connections. */
const AT_ONCE = 3;
/** A try is cut off after this… */
const LONGEST_TRY_MS = 60_000;
/** …and this long no other server touches the mail, so that two never send it at once. */
const LEASE_MS = 3 * LONGEST_TRY_MS;
/** Pauses between tries to write down what became of a mail; together they end before the lease. */
const WRITE_PAUSES_MS = [100, 500, 1_000, 5_000, 10_000, 30_000];

/**
 * Sends what the outbox holds, one conversation a mail. Any number of servers may run one on the same
 * database. A mail is sent again when nobody knows how a try ended (a mail server that died before it
 * answered, a process that was killed): late twice rather than never.
 */
export function createOutboxWorker({ db, mailer, compose, now, logger }: World): OutboxWorker {
  const running = new Set<Promise<void>>();
  const cutOff = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;

  const date = () => new Date(now());

  function wake(): void {
    if (isStopping) return;
    isAskedAgain = true;
    looking ??= lookWhileAsked().finally(() => {
      looking = undefined;
      if (isAskedAgain) wake();
    });
  }

  async function lookWhileAsked(): Promise<void> {
    while (isAskedAgain && !isStopping) {
      isAskedAgain = false;
      await look();
    }
  }

  async function look(): Promise<void> {
    const most = AT_ONCE - running.size;
    if (most === 0) return;
    try {
      const leaseUntil = new Date(now() + LEASE_MS);
      for (const mail of await claimDue(db, { now: date(), leaseUntil, most })) {
        const delivery = deliver(mail).finally(() => {
          running.delete(delivery);
          wake();
        });
        running.add(delivery);
      }
    } catch (error) {
      // The database is away; the next look tries again.
      logger.warn({ err: error }, "the outbox could not be read");
    }
  }

  /** One try. Never throws. */
  async function deliver(mail: ClaimedMail): Promise<void> {
    const outcome = await attempt(mail);
    if (outcome.status !== "sent") {
      logger.warn({ mail: mail.id, attempts: mail.attempts, ...outcome }, "a mail was not sent");
    }
    for (const pause of [0, ...WRITE_PAUSES_MS]) {
      // A server that stops does not wait for a database that is away: the lease runs out.
      await sleep(pause, undefined, { signal: cutOff.signal }).catch(() => undefined);
      try {
        return await recordOutcome(db, mail, outcome);
      } catch (error) {
        logger.warn({ err: error, mail: mail.id }, "what became of a mail could not be stored");
        if (cutOff.signal.aborted) return;
      }
    }
  }

  async function attempt(mail: ClaimedMail): Promise<Outcome> {
    try {
      const content = await compose(mail);
      const signal = AbortSignal.any([cutOff.signal, AbortSignal.timeout(LONGEST_TRY_MS)]);
      await mailer.send(content, signal);
      return { status: "sent", sentAt: date() };
    } catch (error) {
      const lastError = error instanceof Error ? error.message : String(error);
      const isFinal = error instanceof RefusedError || error instanceof UnsendableError;
      const nextAttemptAt = isFinal ? undefined : nextTry(mail.attempts, date());
      return nextAttemptAt
        ? { status: "queued", nextAttemptAt, lastError }
        : { status: "failed", lastError };
    }
  }

  return {
    startStatus: "queued",
    wake,
    async start() {
      timer = setInterval(wake, LOOK_EVERY_MS).unref();
      await releaseHeld(db, date());
      wake();
    },
    async stop(patienceMs) {
      isStopping = true;
      clearInterval(timer);
      const impatience = setTimeout(() => cutOff.abort(), patienceMs);
      await looking;
      await Promise.all(running);
      clearTimeout(impatience);
    },
  };
}
