import { desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { StartStatus } from "@shared/contracts/mail";
import type { MailStatus } from "@shared/contracts/messages";
import type { Page } from "@shared/contracts/paging";
import { outboxMails } from "@shared/schema/mail";
import type { Database } from "../platform/database/database";
import { nextUpdatedAt, pageOf } from "../platform/database/rows";
import type { MailKinds } from "./kinds/mail-kind";

type Mail = typeof outboxMails.$inferSelect;

/** Columns for staff: not the content, which is between us and the recipient. */
const shown = {
  id: outboxMails.id,
  kind: outboxMails.kind,
  recipient: outboxMails.recipient,
  status: outboxMails.status,
  attempts: outboxMails.attempts,
  lastError: outboxMails.lastError,
  nextAttemptAt: outboxMails.nextAttemptAt,
  sentAt: outboxMails.sentAt,
  createdAt: outboxMails.createdAt,
};

type ShownMail = Pick<Mail, keyof typeof shown> & { kindLabel: string };

const named = (mail: Pick<Mail, keyof typeof shown>, kinds: MailKinds): ShownMail => ({
  ...mail,
  kindLabel: kinds.of(mail.kind)?.label ?? mail.kind,
});

/** A page of mails, newest first; of one status, if given. */
export async function outboxPage(
  db: Database,
  kinds: MailKinds,
  { status, ...paging }: { page: number; pageSize: number; status?: MailStatus },
): Promise<Page<ShownMail>> {
  const where = status === undefined ? undefined : eq(outboxMails.status, status);
  const { items, total } = await pageOf(paging, db.$count(outboxMails, where), (limit, offset) =>
    db
      .select(shown)
      .from(outboxMails)
      .where(where)
      .orderBy(desc(outboxMails.createdAt), desc(outboxMails.id))
      .limit(limit)
      .offset(offset),
  );
  return { items: items.map((mail) => named(mail, kinds)), total };
}

/** A locked mail, and whether a server is sending it right now. */
export async function heldMail(
  tx: Database,
  id: string,
): Promise<(Mail & { isOnItsWay: boolean }) | undefined> {
  const { status, leaseUntil } = outboxMails;
  const [mail] = await tx
    .select({
      ...getTableColumns(outboxMails),
      isOnItsWay: sql<boolean>`coalesce(${status} = 'sending' and ${leaseUntil} > now(), false)`,
    })
    .from(outboxMails)
    .where(eq(outboxMails.id, id))
    .for("update");
  return mail;
}

/** Resets a mail: due at once, with no tries. */
export async function requeue(
  tx: Database,
  kinds: MailKinds,
  id: string,
  status: StartStatus,
): Promise<ShownMail> {
  const [mail] = await tx
    .update(outboxMails)
    .set({
      status,
      attempts: 0,
      lastError: null,
      nextAttemptAt: null,
      leaseUntil: null,
      sentAt: null,
      updatedAt: nextUpdatedAt(outboxMails.updatedAt),
    })
    .where(eq(outboxMails.id, id))
    .returning(shown);
  return named(mail!, kinds);
}
