import { sql } from "drizzle-orm";
import type { MemberChanges, NewMember, SignedIn } from "@shared/contracts/staff";
import { writeAudit } from "../audit/audit";
import type { Database } from "../database/database";
import { isDuplicate } from "../database/is-duplicate";
import { AppError, notFound } from "../http/app-error";
import { refuseStale } from "../http/stale";
import { invalid } from "../http/validate";
import {
  accountById,
  hasOtherAdmin,
  insertAccount,
  updateAccount,
  type Account,
  type ShownAccount,
} from "./queries";

const asShown = ({
  passwordHash: _hash,
  sessionGeneration: _generation,
  lastSignInAt: _lastSignIn,
  ...account
}: Account): ShownAccount => account;

/** Makes an account. Throws a 409 when its name or address is taken. */
export function addMember(
  db: Database,
  actor: SignedIn,
  { username, email, role }: Omit<NewMember, "password">,
  passwordHash: string,
): Promise<ShownAccount> {
  return db.transaction(async (tx) => {
    const stored = await insertAccount(tx, { username, email: email ?? null, role, passwordHash });
    if (!stored) {
      throw new AppError(409, "taken", "Somebody has that user name or e-mail address already.");
    }
    await writeAudit(tx, actor, {
      action: "create",
      subject: "team",
      subjectId: stored.id,
      subjectName: username,
      after: stored,
    });
    return stored;
  });
}

/**
 * Changes an account. Throws a 404, a 409 for a change based on an older state, and a 409 for one that
 * would leave nobody who can do everything: changes of the team take turns, so that two at once
 * cannot do that together.
 */
export function changeMember(
  db: Database,
  actor: SignedIn,
  id: string,
  { updatedAt, ...changes }: MemberChanges,
): Promise<ShownAccount> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('matchwell team'))`);
    const before = await accountById(tx, id);
    if (!before) throw notFound();
    refuseStale(before, updatedAt, asShown(before));
    const after = { ...before, ...changes };
    const wasAdmin = before.role === "admin" && before.isActive;
    const isAdmin = after.role === "admin" && after.isActive;
    if (wasAdmin && !isAdmin && !(await hasOtherAdmin(tx, id))) {
      throw new AppError(
        409,
        "last_admin",
        "This is the last active admin. Make somebody else an admin first.",
      );
    }
    const stored = await updateAccount(tx, id, changes).catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
      throw invalid([{ path: "email", message: "Somebody has that e-mail address already." }]);
    });
    await writeAudit(tx, actor, {
      action: "update",
      subject: "team",
      subjectId: id,
      subjectName: before.username,
      before: asShown(before),
      after: stored,
    });
    return stored!;
  });
}

/** Gives an account a new password; who is signed in with the old one is out. Throws a 404. */
export function resetPassword(
  db: Database,
  actor: SignedIn,
  id: string,
  passwordHash: string,
): Promise<ShownAccount> {
  return db.transaction(async (tx) => {
    const stored = await updateAccount(tx, id, { passwordHash });
    if (!stored) throw notFound();
    await writeAudit(tx, actor, {
      action: "password",
      subject: "team",
      subjectId: id,
      subjectName: stored.username,
    });
    return stored;
  });
}
