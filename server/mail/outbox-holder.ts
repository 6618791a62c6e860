import type { Logger } from "pino";
import type { Database } from "../platform/database/database";
import { LEASE_MS } from "./lease";
import { watchLeases } from "./lease-watch";
import { holdingOutbox, type RunningOutbox } from "./outbox";
import { holdQueued } from "./outbox-queue";
import { whatFailed } from "./what-failed";

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
