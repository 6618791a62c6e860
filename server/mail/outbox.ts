import type { StartStatus } from "@shared/contracts/mail";
import type { Database } from "../platform/database/database";
import { canAnybodySend } from "./senders";

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
