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
