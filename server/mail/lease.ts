import type { Database } from "../platform/database/database";
import { renewLease, type ClaimedMail } from "./outbox-queue";

/** How long other servers leave a mail alone after its sender's last sign of life. */
export const LEASE_MS = 20_000;

/** A server's hold on a mail while it tries to send it. */
export interface Lease {
  /** Every expiry that was asked for: while the mail is ours, it carries one of them. */
  readonly moments: readonly Date[];
  /** Fires when another server has taken the mail over. */
  readonly lost: AbortSignal;
  end: () => void;
}

/**
 * Renews the lease of a claimed mail four times in its length, until it is ended. A renewal whose answer
 * got lost may have been written or not; that is why every expiry asked for counts as ours. No two
 * servers ever ask for the same one: a takeover asks for a later one than the lease that ran out.
 */
export function keepLease(
  db: Database,
  { id, leaseUntil }: ClaimedMail,
  leaseMs: number,
  onError: (error: unknown) => void,
): Lease {
  const moments = [leaseUntil];
  const taken = new AbortController();
  // The database's clock has advanced by as much as ours.
  const claimedAt = performance.now();
  let renewing: Promise<void> | undefined;

  const renew = async () => {
    const known = [...moments];
    const next = new Date(leaseUntil.getTime() + Math.floor(performance.now() - claimedAt));
    moments.push(next);
    if (!(await renewLease(db, id, known, next))) taken.abort();
  };
  const timer = setInterval(() => {
    renewing ??= renew()
      .catch(onError)
      .finally(() => (renewing = undefined));
  }, leaseMs / 4).unref();

  return { moments, lost: taken.signal, end: () => clearInterval(timer) };
}
