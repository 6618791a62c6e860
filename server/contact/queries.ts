import { count, desc, eq } from "drizzle-orm";
import type { Page } from "@shared/contracts/paging";
import { contactMessages } from "@shared/schema/messages";
import type { Database } from "../database/database";
import { laterThan } from "../database/later-than";

type Message = typeof contactMessages.$inferSelect;

/** What people wrote, newest first; of one status, if one is given. */
export async function messagesPage(
  db: Database,
  { page, pageSize, status }: { page: number; pageSize: number; status?: Message["status"] },
): Promise<Page<Message>> {
  const where = status === undefined ? undefined : eq(contactMessages.status, status);
  const [counted] = await db.select({ total: count() }).from(contactMessages).where(where);
  const items = await db
    .select()
    .from(contactMessages)
    .where(where)
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items, total: counted?.total ?? 0 };
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
    .set({ status, updatedAt: laterThan(contactMessages.updatedAt) })
    .where(eq(contactMessages.id, id))
    .returning();
  return message!;
}
