import { createHash } from "node:crypto";
import type { Account } from "./account-queries";

/**
 * A digest of an account's state, kept in its sessions. It changes with the password, and when the
 * account is closed, so that all earlier sessions are over, even after it is reopened.
 */
export const sessionMark = ({
  passwordHash,
  sessionGeneration,
}: Pick<Account, "passwordHash" | "sessionGeneration">): string =>
  createHash("sha256")
    .update(`${sessionGeneration} ${passwordHash}`)
    .digest("base64url")
    .slice(0, 16);

/**
 * Whether a stored proof is one of those that are right. It may be several, with spaces between: a version
 * that makes them in another way stores the former one beside it, for servers of the version before.
 */
export function holdsMark(stored: unknown, right: readonly string[]): boolean {
  return typeof stored === "string" && stored.split(" ").some((each) => right.includes(each));
}
