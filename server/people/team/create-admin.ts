import { randomBytes } from "node:crypto";
import { hash } from "bcryptjs";
import { and, eq, isNotNull } from "drizzle-orm";
import { adminUsers } from "@shared/schema/accounts";
import type { Database } from "../../platform/database/database";
import { writeAudit } from "../audit/audit";
import { accountByName, holdTeam, insertAccount, updateAccount } from "../auth/account-queries";
import { BCRYPT_COST } from "../auth/passwords";

/** Anybody with a shell on the server's machine. */
const COMMAND_LINE = { id: null, username: "command line" };

/**
 * Lets a locked-out owner in again: creates an active admin of that name, or takes over the account that
 * has the name, with a new password. Returns the password, which is stored nowhere else.
 */
export async function createAdmin(db: Database, username: string): Promise<string> {
  const password = randomBytes(12).toString("base64url");
  const passwordHash = await hash(password, BCRYPT_COST);
  // The password is shown here: the banner of the next start need not show it.
  const admin = {
    ...({ role: "admin", isActive: true, passwordHash } as const),
    lastSignInAt: new Date(),
  };
  await db.transaction(async (tx) => {
    await holdTeam(tx);
    const before = await accountByName(tx, username);
    const account = before
      ? await updateAccount(tx, before.id, admin)
      : await insertAccount(tx, { username, ...admin });
    await writeAudit(tx, COMMAND_LINE, {
      action: before ? "password" : "create",
      subject: "team",
      subjectId: account!.id,
      subjectName: account!.username,
      after: account,
    });
  });
  return password;
}

/**
 * Whether there is no active admin, so that a first one must be made, and whether any member of staff has
 * ever signed in.
 */
export async function staffState(
  db: Database,
): Promise<{ needsAdmin: boolean; hasSignedIn: boolean }> {
  const isAdmin = and(eq(adminUsers.role, "admin"), eq(adminUsers.isActive, true));
  return {
    needsAdmin: (await db.$count(adminUsers, isAdmin)) === 0,
    hasSignedIn: (await db.$count(adminUsers, isNotNull(adminUsers.lastSignInAt))) > 0,
  };
}

/** Creates the first admin. A member of staff of that name stays as they are. */
export async function createFirstAdmin(
  db: Database,
  admin: { username: string; email: string | undefined; password: string },
): Promise<void> {
  await db
    .insert(adminUsers)
    .values({
      username: admin.username,
      email: admin.email ?? null,
      passwordHash: await hash(admin.password, BCRYPT_COST),
    })
    .onConflictDoNothing();
}
