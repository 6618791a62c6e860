import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "../platform/database/database";
import { UnsendableError, type KnownPayload } from "./kinds/mail-kind";
import { keepLease, LEASE_MS, type Lease } from "./lease";
import { watchLeases, type StuckLease } from "./lease-watch";
import {
  announceSender,
  RefusedError,
  withdrawSender,
  type Mailer,
  type OutgoingMail,
} from "./mailer";
import { whatFailed, type RunningOutbox } from "./outbox-holder";
import {
  claimDue,
  recordOutcome,
  releaseHeld,
  type ClaimedMail,
  type Outcome,
} from "./outbox-queue";
import { nextTry } from "./retry";

interface Dependencies {
  db: Database;
  mailer: Mailer;
  /** Composes a mail from its stored data. Throws an `UnsendableError` where that is impossible. */
  compose: (mail: ClaimedMail) => Promise<OutgoingMail>;
  /** What this version can compose mails from; mails of later versions are left to their servers. */
  known: readonly KnownPayload[];
  now: () => number;
  logger: Logger;
  /** How long a mail stays this server's without a sign of life. */
  leaseMs?: number;
}

/** How often it checks by itself: for retries, mails stored by other servers, and mails that were held. */
const POLL_INTERVAL_MS = 5_000;
/** Mails on their way at once; mail servers limit connections. */
const CONCURRENCY = 3;
/** Milliseconds until a try is cut off. */
const SEND_TIMEOUT_MS = 60_000;
/** Pauses between tries to record a mail's result. */
const WRITE_RETRY_DELAYS_MS = [100, 500, 1_000, 5_000, 10_000, 30_000];

/**
 * Sends the mails of the outbox, one conversation each. Any number of servers may run one on the same
 * database. A mail is sent again when the result of a try is unknown (a mail server that died before it
 * answered, a process that was killed): late twice rather than never.
 */
export function createOutboxWorker({
  db,
  mailer,
  compose,
  known,
  now,
  logger,
  leaseMs = LEASE_MS,
}: Dependencies): RunningOutbox {
  const id = randomUUID();
  const running = new Set<Promise<void>>();
  const cutOff = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;
  let isRoundDue = false;
  let takesOverFrom = -Infinity;
  const leases = watchLeases(db, leaseMs);
  let stuck: StuckLease[] = [];

  const date = () => new Date(now());

  function wake(): void {
    if (isStopping) return;
    isAskedAgain = true;
    looking ??= lookWhileAsked().finally(() => {
      looking = undefined;
      if (isAskedAgain) wake();
    });
  }

  /** A check that also announces this server, and releases held mails. */
  function lookRound(): void {
    isRoundDue = true;
    wake();
  }

  async function lookWhileAsked(): Promise<void> {
    while (isAskedAgain && !isStopping) {
      isAskedAgain = false;
      await look();
    }
  }

  async function look(): Promise<void> {
    try {
      if (isRoundDue) {
        await announceSender(db, id);
        await releaseHeld(db, date());
        stuck = await leases.look();
        isRoundDue = false;
      }
      const most = CONCURRENCY - running.size;
      if (most === 0) return;
      const takesOver = performance.now() >= takesOverFrom;
      const asked = { now: date(), leaseMs, most, takesOver, stuck, known };
      for (const mail of await claimDue(db, asked)) {
        const delivery = deliver(mail).finally(() => {
          running.delete(delivery);
          wake();
        });
        running.add(delivery);
      }
    } catch (error) {
      // The database is away; the next check tries again. When it is back, leases have run out that
      // nobody could renew: their holders get the time to.
      takesOverFrom = performance.now() + leaseMs;
      logger.warn(whatFailed(error), "the outbox could not be read");
    }
  }

  /** One try. Never throws. */
  async function deliver(mail: ClaimedMail): Promise<void> {
    const lease = keepLease(db, mail, leaseMs, (error) =>
      logger.warn({ mail: mail.id, ...whatFailed(error) }, "the lease of a mail was not renewed"),
    );
    const outcome = await attempt(mail, lease);
    await record(mail, lease, outcome);
    lease.end();
  }

  async function record(mail: ClaimedMail, lease: Lease, outcome: Outcome): Promise<void> {
    for (const pause of [0, ...WRITE_RETRY_DELAYS_MS]) {
      // A server that stops does not wait for a database that is away: the lease runs out.
      await sleep(pause, undefined, { signal: cutOff.signal }).catch(() => undefined);
      try {
        return await recordOutcome(db, mail.id, lease.moments, outcome);
      } catch (error) {
        logger.warn(
          { mail: mail.id, ...whatFailed(error) },
          "what became of a mail could not be stored",
        );
        if (cutOff.signal.aborted) return;
      }
    }
  }

  async function attempt(mail: ClaimedMail, { lost }: Lease): Promise<Outcome> {
    try {
      const content = await compose(mail);
      const signal = AbortSignal.any([cutOff.signal, lost, AbortSignal.timeout(SEND_TIMEOUT_MS)]);
      await mailer.send(content, signal);
      return { status: "sent", sentAt: date() };
    } catch (error) {
      const lastError = error instanceof Error ? error.message : String(error);
      const isFinal = error instanceof RefusedError || error instanceof UnsendableError;
      const nextAttemptAt = isFinal ? undefined : nextTry(mail.attempts, date());
      const outcome: Outcome = nextAttemptAt
        ? { status: "queued", nextAttemptAt, lastError }
        : { status: "failed", lastError };
      const { status } = outcome;
      logger.warn(
        { mail: mail.id, attempts: mail.attempts, status, nextAttemptAt, ...whatFailed(error) },
        "a mail was not sent",
      );
      return outcome;
    }
  }

  return {
    startStatus: () => Promise.resolve("queued"),
    wake,
    async start() {
      timer = setInterval(lookRound, POLL_INTERVAL_MS).unref();
      lookRound();
      await looking;
    },
    async stop(patienceMs) {
      isStopping = true;
      clearInterval(timer);
      const impatience = setTimeout(() => cutOff.abort(), patienceMs);
      await looking;
      // Where no other server can send, waiting mails are shown as held at once.
      const withdrawn = withdrawSender(db, id).catch((error: unknown) =>
        logger.warn(whatFailed(error), "this server still counts as one that sends mails"),
      );
      await Promise.all([...running, withdrawn]);
      clearTimeout(impatience);
    },
  };
}
