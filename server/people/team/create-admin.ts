import { randomBytes } from "node:crypto";
import { hash } from "bcryptjs";
import { writeAudit } from "../audit/audit";
import type { Database } from "../../platform/database/database";
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
