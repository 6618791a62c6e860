import type { SignedIn } from "@shared/contracts/staff";
import type { StaffRole } from "@shared/staff-roles";
import type { Database } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import { accountById } from "./account-queries";
import { confirmProgram } from "./api-key";
import { holdsMark, sessionMark } from "./session-mark";

/** The author of a request, as they were when it came in. */
export interface Actor extends SignedIn {
  /** The mark of the session that they use; of a program that of its key. */
  mark: string;
  /** Whether it is a program with a key of its own, and nobody who signed in. */
  isProgram?: true;
}

/**
 * Reads the actor's account again inside the transaction that writes in their name, and locks it until
 * the end: an account that was closed, or got a new password or a lesser role since the request came in,
 * writes nothing. Throws a 401 or a 403.
 */
export async function confirmActor(tx: Database, actor: Actor): Promise<void> {
  if (actor.isProgram) return confirmProgram(tx, actor);
  const account = await accountById(tx, actor.id, { hold: true });
  if (!account?.isActive || !holdsMark(actor.mark, [sessionMark(account)])) {
    throw new AppError(401, "signed_out", "Sign in to continue.");
  }
  if (RANK[account.role] < RANK[actor.role]) {
    throw new AppError(403, "not_allowed", "Your role was changed meanwhile. Ask an admin.");
  }
}

/** A transaction in somebody's name, see `confirmActor`. */
export function transactionAs<T>(
  db: Database,
  actor: Actor,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await confirmActor(tx, actor);
    return work(tx);
  });
}

/** Each role includes those below it. */
export const RANK: Record<StaffRole, number> = { viewer: 0, editor: 1, admin: 2 };
