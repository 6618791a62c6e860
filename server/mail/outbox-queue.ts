import { and, asc, eq, gt, inArray, isNull, lt, lte, not, or, sql, type SQL } from "drizzle-orm";
import { outboxMails } from "@shared/schema/mail";
import type { Database } from "../platform/database/database";
import { nextUpdatedAt } from "../platform/database/rows";
import type { StuckLease } from "./lease-watch";
import type { KnownPayload } from "./kinds/mail-kind";
import { MAX_RETRIES, waitAfter } from "./retry";
import { anySender } from "./mailer";

export type ClaimedMail = Pick<
  typeof outboxMails.$inferSelect,
  "id" | "kind" | "recipient" | "payload" | "attempts" | "createdAt"
> & { leaseUntil: Date };

/** Held mails older than this are left for staff to decide: nobody expects them any more. */
const RELEASED_DAYS = 3;
const MAX_ERROR_LENGTH = 300;

/** Its server has died: nobody renewed the lease. By the database's clock, which all servers share. */
const isAbandoned = (stuck: readonly StuckLease[]) =>
  and(
    eq(outboxMails.status, "sending"),
    or(
      lt(outboxMails.leaseUntil, sql`now()`),
      ...stuck.map(({ id, leaseUntil }) =>
        and(eq(outboxMails.id, id), eq(outboxMails.leaseUntil, leaseUntil)),
      ),
    ),
  );

/**
 * A try that is due much later than any was put off: the clock was set back since. Twice as long is allowed for,
 * because servers' clocks may differ.
 */
function isPutOffTooFar(now: Date): SQL | undefined {
  const isAfter = (failed: number) =>
    gt(outboxMails.nextAttemptAt, new Date(now.getTime() + 2 * waitAfter(failed)));
  const each = Array.from({ length: MAX_RETRIES }, (_, n) =>
    and(eq(outboxMails.attempts, n + 1), isAfter(n + 1)),
  );
  return or(isAfter(MAX_RETRIES), ...each);
}

/**
 * Claims up to `most` due mails that this version can read, oldest first, for one server: for `leaseMs` no other takes them. With
 * `takesOver`, a mail whose lease ran out, or is `stuck`, is due again. The claim is committed before anything is sent,
 * so that nothing waits for a mail server.
 */
export async function claimDue(
  db: Database,
  {
    now,
    leaseMs,
    most,
    takesOver = true,
    stuck = [],
    known,
  }: {
    now: Date;
    leaseMs: number;
    most: number;
    takesOver?: boolean;
    stuck?: readonly StuckLease[];
    /** What this version can read; everything unless given. */
    known?: readonly KnownPayload[];
  },
): Promise<ClaimedMail[]> {
  const isDue = and(
    eq(outboxMails.status, "queued"),
    or(isNull(outboxMails.nextAttemptAt), lte(outboxMails.nextAttemptAt, now), isPutOffTooFar(now)),
  );
  const isReadable = or(
    ...(known ?? []).map(({ kind, version }) =>
      and(eq(outboxMails.kind, kind), lte(outboxMails.payloadVersion, version)),
    ),
  );
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: outboxMails.id })
      .from(outboxMails)
      .where(and(takesOver ? or(isDue, isAbandoned(stuck)) : isDue, isReadable))
      .orderBy(asc(outboxMails.createdAt))
      .limit(most)
      .for("update", { skipLocked: true });
    if (due.length === 0) return [];
    const claimed = await tx
      .update(outboxMails)
      .set({
        status: "sending",
        leaseUntil: sql`now() + ${leaseMs}::int * interval '1 millisecond'`,
        attempts: sql`${outboxMails.attempts} + 1`,
        updatedAt: nextUpdatedAt(outboxMails.updatedAt),
      })
      .where(
        inArray(
          outboxMails.id,
          due.map(({ id }) => id),
        ),
      )
      .returning({
        id: outboxMails.id,
        kind: outboxMails.kind,
        recipient: outboxMails.recipient,
        payload: outboxMails.payload,
        attempts: outboxMails.attempts,
        leaseUntil: outboxMails.leaseUntil,
        createdAt: outboxMails.createdAt,
      });
    return claimed.map((mail) => ({ ...mail, leaseUntil: mail.leaseUntil! }));
  });
}

/** The mail while one of these leases is on it: a takeover sets another lease. */
const isHeldBy = (id: string, leases: readonly Date[]) =>
  and(
    eq(outboxMails.id, id),
    eq(outboxMails.status, "sending"),
    inArray(outboxMails.leaseUntil, [...leases]),
  );

/** Extends a lease until `next`; returns whether the mail was still ours. */
export async function renewLease(
  db: Database,
  id: string,
  leases: readonly Date[],
  next: Date,
): Promise<boolean> {
  const renewed = await db
    .update(outboxMails)
    .set({ leaseUntil: next })
    .where(isHeldBy(id, leases))
    .returning({ id: outboxMails.id });
  return renewed.length > 0;
}

/** The result of a try. */
export type Outcome =
  | { status: "sent"; sentAt: Date }
  | { status: "queued"; nextAttemptAt: Date; lastError: string }
  | { status: "failed"; lastError: string };

/** Records the result of a try, unless another server has taken the mail over since. */
export async function recordOutcome(
  db: Database,
  id: string,
  leases: readonly Date[],
  outcome: Outcome,
): Promise<void> {
  const lastError = "lastError" in outcome ? plain(outcome.lastError) : null;
  await db
    .update(outboxMails)
    .set({
      nextAttemptAt: null,
      ...outcome,
      lastError,
      leaseUntil: null,
      updatedAt: nextUpdatedAt(outboxMails.updatedAt),
    })
    .where(isHeldBy(id, leases));
}

/** A mail server's reply as text that can be stored and read. */
const plain = (error: string) => error.replace(/[\p{Cc}\p{Cs}]/gu, " ").slice(0, MAX_ERROR_LENGTH);

/** Holds waiting mails while no server can send them, and those that are `stuck` with one that died. */
export async function holdQueued(db: Database, stuck: readonly StuckLease[]): Promise<void> {
  await db
    .update(outboxMails)
    .set({
      status: "held",
      nextAttemptAt: null,
      leaseUntil: null,
      updatedAt: nextUpdatedAt(outboxMails.updatedAt),
    })
    .where(and(or(eq(outboxMails.status, "queued"), isAbandoned(stuck)), not(anySender(db))));
}

/** Releases the mails that were held while no server could send them. */
export async function releaseHeld(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - RELEASED_DAYS * 24 * 60 * 60_000);
  await db
    .update(outboxMails)
    .set({ status: "queued", updatedAt: nextUpdatedAt(outboxMails.updatedAt) })
    .where(and(eq(outboxMails.status, "held"), gt(outboxMails.createdAt, since)));
}
