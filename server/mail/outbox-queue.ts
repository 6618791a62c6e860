import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import { outboxMails } from "@shared/schema/mail";
import type { Database } from "../database/database";
import { laterThan } from "../database/later-than";

export type ClaimedMail = Pick<
  typeof outboxMails.$inferSelect,
  "id" | "kind" | "recipient" | "payload" | "attempts" | "leaseUntil" | "createdAt"
>;

/** Held mails older than this are for staff to decide about: nobody expects them any more. */
const RELEASED_DAYS = 3;
const LONGEST_ERROR = 300;

/**
 * Takes up to `most` mails that are due, oldest first, for one server alone: until `leaseUntil` no
 * other takes them. A mail whose lease ran out (its server died) is due again. What it writes is
 * committed before anything is sent, so that nothing waits for a mail server.
 */
export async function claimDue(
  db: Database,
  { now, leaseUntil, most }: { now: Date; leaseUntil: Date; most: number },
): Promise<ClaimedMail[]> {
  const isDue = and(
    eq(outboxMails.status, "queued"),
    or(isNull(outboxMails.nextAttemptAt), lte(outboxMails.nextAttemptAt, now)),
  );
  const isAbandoned = and(eq(outboxMails.status, "sending"), lt(outboxMails.leaseUntil, now));
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: outboxMails.id })
      .from(outboxMails)
      .where(or(isDue, isAbandoned))
      .orderBy(asc(outboxMails.createdAt))
      .limit(most)
      .for("update", { skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(outboxMails)
      .set({
        status: "sending",
        leaseUntil,
        attempts: sql`${outboxMails.attempts} + 1`,
        updatedAt: laterThan(outboxMails.updatedAt),
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
  });
}

/** What became of a try. */
export type Outcome =
  | { status: "sent"; sentAt: Date }
  | { status: "queued"; nextAttemptAt: Date; lastError: string }
  | { status: "failed"; lastError: string };

/** Writes down what became of a try, unless another server has taken the mail over since. */
export async function recordOutcome(
  db: Database,
  { id, leaseUntil }: ClaimedMail,
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
      updatedAt: laterThan(outboxMails.updatedAt),
    })
    .where(
      and(
        eq(outboxMails.id, id),
        eq(outboxMails.status, "sending"),
        // Whoever took it over has a lease of its own.
        eq(outboxMails.leaseUntil, leaseUntil!),
      ),
    );
}

/** What a mail server said, as a text that can be stored and read. */
const plain = (error: string) => error.replace(/[\p{Cc}\p{Cs}]/gu, " ").slice(0, LONGEST_ERROR);

/** Holds what is waiting while there is no mail server: nobody would send it. */
export async function holdQueued(db: Database, now: Date): Promise<void> {
  const isLapsed = and(eq(outboxMails.status, "sending"), lt(outboxMails.leaseUntil, now));
  await db
    .update(outboxMails)
    .set({
      status: "held",
      nextAttemptAt: null,
      leaseUntil: null,
      updatedAt: laterThan(outboxMails.updatedAt),
    })
    .where(or(eq(outboxMails.status, "queued"), isLapsed));
}

/** Lets go of the mails that were held while there was no mail server. */
export async function releaseHeld(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - RELEASED_DAYS * 24 * 60 * 60_000);
  await db
    .update(outboxMails)
    .set({ status: "queued", updatedAt: laterThan(outboxMails.updatedAt) })
    .where(and(eq(outboxMails.status, "held"), gt(outboxMails.createdAt, since)));
}
