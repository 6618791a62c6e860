import { and, between, desc, eq, ne, sql } from "drizzle-orm";
import type { Page } from "@shared/contracts/paging";
import { contactMessages } from "@shared/schema/accounts";
import type { Database } from "../../platform/database/database";
import { nextUpdatedAt, pageOf } from "../../platform/database/rows";
import type { TimeWindow } from "../../platform/http/rate-limit";

type Message = typeof contactMessages.$inferSelect;

/** A page of messages, newest first; of one status, if given. */
export async function messagesPage(
  db: Database,
  { status, ...paging }: { page: number; pageSize: number; status?: Message["status"] },
): Promise<Page<Message>> {
  const where = status === undefined ? undefined : eq(contactMessages.status, status);
  return pageOf(paging, db.$count(contactMessages, where), (limit, offset) =>
    db
      .select()
      .from(contactMessages)
      .where(where)
      .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
      .limit(limit)
      .offset(offset),
  );
}

export async function heldMessage(tx: Database, id: string): Promise<Message | undefined> {
  const [message] = await tx
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for("update");
  return message;
}

export async function setMessageStatus(
  tx: Database,
  id: string,
  status: Message["status"],
): Promise<Message> {
  const [message] = await tx
    .update(contactMessages)
    .set({ status, updatedAt: nextUpdatedAt(contactMessages.updatedAt) })
    .where(eq(contactMessages.id, id))
    .returning();
  return message!;
}

type NewMessage = Pick<Message, "name" | "email" | "message" | "status" | "createdAt">;

/** Whether the same person sent the same message within `window`. */
export async function isMessageStored(
  db: Database,
  { name, email, message, status }: NewMessage,
  window: TimeWindow,
): Promise<boolean> {
  const [same] = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.name, name),
        eq(contactMessages.email, email),
        eq(contactMessages.message, message),
        // Suspected once, and now sent by a person.
        status === "suspected"
          ? eq(contactMessages.status, status)
          : ne(contactMessages.status, "suspected"),
        between(contactMessages.createdAt, window.from, window.to),
      ),
    )
    .limit(1);
  return same !== undefined;
}

/**
 * Stores a message, unless the same person sent the same within `window`; returns whether it did. Equal
 * messages take turns, so that a double click stores one.
 */
export async function storeMessageOnce(
  tx: Database,
  message: NewMessage,
  window: TimeWindow,
): Promise<boolean> {
  const written = [message.name, message.email, message.message];
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${JSON.stringify(written)}))`);
  if (await isMessageStored(tx, message, window)) return false;
  await tx.insert(contactMessages).values(message);
  return true;
}
