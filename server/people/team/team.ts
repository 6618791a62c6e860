import type { MemberChanges, NewMember } from "@shared/contracts/staff";
import type { Database } from "../../platform/database/database";
import { AppError, notFound } from "../../platform/http/app-error";
import { invalid } from "../../platform/http/validate";
import { changeRecord, writeAudit } from "../audit/audit";
import { confirmActor, type Actor } from "../auth/act-as";
import {
  accountById,
  allAccounts,
  hasOtherAdmin,
  holdTeam,
  insertAccount,
  isEmailTaken,
  updateAccount,
  type Account,
  type ShownAccount,
} from "../auth/account-queries";

const asShown = ({
  passwordHash: _hash,
  sessionGeneration: _generation,
  lastSignInAt: _lastSignIn,
  ...account
}: Account): ShownAccount => account;

/** A change to the team: one at a time, in the name of somebody who may still make it. */
function teamTransaction<T>(
  db: Database,
  actor: Actor,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await holdTeam(tx);
    await confirmActor(tx, actor);
    return work(tx);
  });
}

/** Creates an account. Throws a 409 when its name or address is taken, or its name resembles another. */
export function addMember(
  db: Database,
  actor: Actor,
  { username, email, role }: Omit<NewMember, "password">,
  passwordHash: string,
): Promise<ShownAccount> {
  return teamTransaction(db, actor, async (tx) => {
    const others = await allAccounts(tx);
    const isTaken =
      others.some((other) => looksLike(other.username, username)) ||
      (email != null && (await isEmailTaken(tx, email)));
    const account = { username, email: email ?? null, role, passwordHash };
    const stored = isTaken ? undefined : await insertAccount(tx, account);
    if (!stored) {
      throw new AppError(
        409,
        "taken",
        "Somebody has that user name or e-mail address already, or a name that looks like it.",
      );
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
 * would leave no active admin.
 */
export function changeMember(
  db: Database,
  actor: Actor,
  id: string,
  { updatedAt, ...changes }: MemberChanges,
): Promise<ShownAccount> {
  return teamTransaction(db, actor, (tx) =>
    changeRecord(tx, actor, {
      hold: () => accountById(tx, id),
      basedOn: updatedAt,
      shown: asShown,
      write: (before) => storeChanges(tx, before, changes),
      audit: (before, after) => ({
        action: "update",
        subject: "team",
        subjectId: id,
        subjectName: before.username,
        before: asShown(before),
        after,
      }),
    }),
  );
}

async function storeChanges(
  tx: Database,
  before: Account,
  changes: Omit<MemberChanges, "updatedAt">,
): Promise<ShownAccount> {
  const { id } = before;
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
  if (changes.email != null && (await isEmailTaken(tx, changes.email, id))) {
    throw invalid([{ path: "email", message: "Somebody has that e-mail address already." }]);
  }
  // A closed account's sessions stay over when it is opened again.
  const sessionGeneration = before.sessionGeneration + (before.isActive && !after.isActive ? 1 : 0);
  return (await updateAccount(tx, id, { ...changes, sessionGeneration }))!;
}

/** Gives an account a new password; sessions with the old one are over. Throws a 404. */
export function resetPassword(
  db: Database,
  actor: Actor,
  id: string,
  passwordHash: string,
): Promise<ShownAccount> {
  return teamTransaction(db, actor, async (tx) => {
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

/** Letters that look like another one, but do not decompose into it and a mark. */
const LOOKS_LIKE: Record<string, string> = { "0": "o", "1": "l", ı: "i", ø: "o", ł: "l", đ: "d" };

/** The common form of names that people confuse: case, accents, 0 for o. */
function skeleton(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}\s]/gu, "");
  return plain.replace(/[01ıøłđ]/g, (letter) => LOOKS_LIKE[letter]!);
}

/** Whether two user names could be confused. */
const looksLike = (one: string, other: string) => skeleton(one) === skeleton(other);
