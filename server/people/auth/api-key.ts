import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { SignedIn } from "@shared/contracts/staff";
import { apiKeys } from "@shared/schema/accounts";
import type { Database } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";

/** What every key begins with, so that one in a file or a log is known for what it is. */
const PREFIX = "mwapi_";
/** How many of a key's last characters are shown. */
const ENDING = 4;
/** The stored time of the last use lags behind by this at most: programs send many requests at once. */
const USED_INTERVAL_MS = 60 * 1000;

/** A program, as the author of a request. */
interface Program extends SignedIn {
  /** What its key is known by. */
  mark: string;
  isProgram: true;
}

/** A new key for a program: 256 random bits. */
export function newApiKey(): { key: string; keyHash: string; ending: string } {
  const key = PREFIX + randomBytes(32).toString("base64url");
  return { key, keyHash: hashOf(key), ending: key.slice(-ENDING) };
}

const hashOf = (key: string): string => createHash("sha256").update(key).digest("base64url");

/** The program that a key is for, as staff; records that it was used. Throws a 401 where the key is none, or has ended. */
export async function programWith(db: Database, key: string, now: number): Promise<Program> {
  const [found] = await db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.keyHash, hashOf(key)));
  if (!found) throw notValid();
  if (found.endsAt.getTime() <= now) throw ended();
  if (Math.abs(now - (found.lastUsedAt?.getTime() ?? 0)) >= USED_INTERVAL_MS) {
    await db
      .update(apiKeys)
      .set({ lastUsedAt: new Date(now) })
      .where(eq(apiKeys.id, found.id));
  }
  const { id, name, role, keyHash } = found;
  return { id, username: `${name} (API key)`, email: null, role, mark: keyHash, isProgram: true };
}

/** Throws a 401 where a key was taken back since its request came in; else holds it until the transaction ends. */
export async function confirmProgram(
  tx: Database,
  { id, mark }: Pick<Program, "id" | "mark">,
): Promise<void> {
  const found = await tx
    .select({ keyHash: apiKeys.keyHash })
    .from(apiKeys)
    .where(eq(apiKeys.id, id))
    // Not `share`: other requests of the program note meanwhile that its key is used.
    .for("key share");
  if (found[0]?.keyHash !== mark) throw notValid();
}

const notValid = () =>
  new AppError(
    401,
    "wrong_key",
    "This API key is not valid, or was taken back. Ask an admin for another.",
  );
const ended = () =>
  new AppError(401, "wrong_key", "This API key has ended. Ask an admin for another.");
