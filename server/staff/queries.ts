import { and, asc, count, eq, ne } from "drizzle-orm";
import { adminUsers } from "@shared/schema/accounts";
import type { Database } from "../database/database";
import { laterThan } from "../database/later-than";

export type Account = typeof adminUsers.$inferSelect;

/** What the team page shows of an account: nothing that its sessions are made of. */
const shown = {
  id: adminUsers.id,
  username: adminUsers.username,
  email: adminUsers.email,
  role: adminUsers.role,
  isActive: adminUsers.isActive,
  createdAt: adminUsers.createdAt,
  updatedAt: adminUsers.updatedAt,
};

export type ShownAccount = Pick<Account, keyof typeof shown>;

export async function accountById(db: Database, id: string): Promise<Account | undefined> {
  const [account] = await db.select().from(adminUsers).where(eq(adminUsers.id, id));
  return account;
}

export async function accountByName(db: Database, username: string): Promise<Account | undefined> {
  const [account] = await db.select().from(adminUsers).where(eq(adminUsers.username, username));
  return account;
}

export function allAccounts(db: Database): Promise<ShownAccount[]> {
  return db.select(shown).from(adminUsers).orderBy(asc(adminUsers.username));
}

/** Stores a new account; nothing when its name or address is taken. */
export async function insertAccount(
  db: Database,
  account: typeof adminUsers.$inferInsert,
): Promise<ShownAccount | undefined> {
  const [stored] = await db
    .insert(adminUsers)
    .values(account)
    .onConflictDoNothing()
    .returning(shown);
  return stored;
}

export async function updateAccount(
  db: Database,
  id: string,
  changes: Partial<typeof adminUsers.$inferInsert>,
): Promise<ShownAccount | undefined> {
  const [stored] = await db
    .update(adminUsers)
    .set({ ...changes, updatedAt: laterThan(adminUsers.updatedAt) })
    .where(eq(adminUsers.id, id))
    .returning(shown);
  return stored;
}

/** Whether somebody else can still do everything. */
export async function hasOtherAdmin(db: Database, id: string): Promise<boolean> {
  const [found] = await db
    .select({ admins: count() })
    .from(adminUsers)
    .where(and(eq(adminUsers.role, "admin"), eq(adminUsers.isActive, true), ne(adminUsers.id, id)));
  return (found?.admins ?? 0) > 0;
}
