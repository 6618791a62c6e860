import type { Logger } from "pino";
import type { StartStatus } from "@shared/contracts/mail";
import type { Database } from "../platform/database/database";
import { LEASE_MS } from "./lease";
import { watchLeases } from "./lease-watch";
import { holdQueued } from "./outbox-queue";
import { canAnybodySend } from "./mailer";

/** How often it checks whether the servers that can send have gone. */
const POLL_INTERVAL_MS = 30_000;

/**
 * The outbox of a server without a mail server. It leaves mails to servers that can send; where there is
 * none, it marks waiting mails as held, so that staff see why nothing arrives.
 */
export function createHoldingOutbox(
  db: Database,
  logger: Logger,
  lookEveryMs = POLL_INTERVAL_MS,
): RunningOutbox {
  const leases = watchLeases(db, LEASE_MS);
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  const look = () => {
    looking ??= leases
      .look()
      .then((stuck) => holdQueued(db, stuck))
      // The database is away; the next look tries again.
      .catch((error: unknown) => logger.warn(whatFailed(error), "the outbox could not be read"))
      .finally(() => (looking = undefined));
    return looking;
  };

  return {
    ...holdingOutbox,
    async start() {
      timer = setInterval(() => void look(), lookEveryMs).unref();
      await look();
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

/** The outbox for code that stores mails. */
export interface Outbox {
  /** The status of a mail when it is stored: `held` where no server can send it. */
  startStatus: (db: Database) => Promise<StartStatus>;
  /** Announces that there is something new to send. */
  wake: () => void;
}

/** An outbox that has work of its own to do. */
export interface RunningOutbox extends Outbox {
  start: () => Promise<void>;
  /** Takes nothing new, and gives mails on their way `patienceMs` to arrive. Never throws. */
  stop: (patienceMs: number) => Promise<void>;
}

/** The outbox of a server without a mail server: another server may have one. */
export const holdingOutbox: Outbox = {
  startStatus: async (db) => ((await canAnybodySend(db)) ? "queued" : "held"),
  wake: () => undefined,
};

/**
 * The loggable part of a failure around mails: never its text, because mail servers quote the recipient
 * and a failed statement quotes its values.
 */
export function whatFailed(error: unknown): {
  error: string;
  code?: string;
  responseCode?: number;
} {
  if (!(error instanceof Error)) return { error: typeof error };
  const causes: Error[] = [];
  for (let each: unknown = error; each instanceof Error && causes.length < 5; each = each.cause) {
    causes.push(each);
  }
  const first = <T>(key: string, isOne: (value: unknown) => value is T): T | undefined =>
    causes.map((each) => (each as unknown as Record<string, unknown>)[key]).find(isOne);
  const code = first("code", isCode);
  const responseCode = first("responseCode", (value) => typeof value === "number");
  return {
    error: error.name,
    ...(code !== undefined && { code }),
    ...(responseCode !== undefined && { responseCode }),
  };
}

/** `EENVELOPE`, `ECONNREFUSED`, `57P01`. */
const isCode = (value: unknown): value is string =>
  typeof value === "string" && /^[A-Z0-9_]{1,40}$/.test(value);
