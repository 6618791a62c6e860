import { and, asc, count, desc, eq, ne, sql } from "drizzle-orm";
import { adminUsers } from "@shared/schema/accounts";
import type { Database } from "../../platform/database/database";
import { nextUpdatedAt } from "../../platform/database/rows";

export type Account = typeof adminUsers.$inferSelect;

/** Columns for the team page: none that sessions are derived from. */
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

/** An account; `hold` locks it until the transaction ends. */
export async function accountById(
  db: Database,
  id: string,
  { hold = false } = {},
): Promise<Account | undefined> {
  const found = db.select().from(adminUsers).where(eq(adminUsers.id, id));
  const [account] = await (hold ? found.for("share") : found);
  return account;
}

/** An account by its name; case is ignored when no name matches exactly. */
export async function accountByName(db: Database, username: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(adminUsers)
    .where(sql`lower(${adminUsers.username}) = lower(${username})`)
    .orderBy(desc(eq(adminUsers.username, username)))
    .limit(1);
  return account;
}

/** Whether another account has this email address, in any spelling. */
export async function isEmailTaken(db: Database, email: string, id?: string): Promise<boolean> {
  const taken = and(
    sql`lower(${adminUsers.email}) = lower(${email})`,
    id === undefined ? undefined : ne(adminUsers.id, id),
  );
  return (await db.$count(adminUsers, taken)) > 0;
}

/** Records a sign-in; this is no edit of the account. */
export async function noteSignIn(db: Database, id: string): Promise<void> {
  await db
    .update(adminUsers)
    .set({ lastSignInAt: sql`now()` })
    .where(eq(adminUsers.id, id));
}

/** Changes to the team take turns, so that two at once cannot do together what neither may. */
export async function holdTeam(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('matchwell team'))`);
}

export function allAccounts(db: Database): Promise<ShownAccount[]> {
  return db.select(shown).from(adminUsers).orderBy(asc(adminUsers.username));
}

/** Inserts an account; `undefined` if its name or address is taken. */
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
    .set({ ...changes, updatedAt: nextUpdatedAt(adminUsers.updatedAt) })
    .where(eq(adminUsers.id, id))
    .returning(shown);
  return stored;
}

/** Whether there is another active admin. */
export async function hasOtherAdmin(db: Database, id: string): Promise<boolean> {
  const [found] = await db
    .select({ admins: count() })
    .from(adminUsers)
    .where(and(eq(adminUsers.role, "admin"), eq(adminUsers.isActive, true), ne(adminUsers.id, id)));
  return (found?.admins ?? 0) > 0;
}
