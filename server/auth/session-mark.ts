import { createHash } from "node:crypto";
import type { Account } from "./account-queries";

/**
 * What a session remembers of its account. It changes with the password, and when the account is closed,
 * so that everybody who signed in before is out, also when it is opened again.
 */
export const sessionMark = ({
  passwordHash,
  sessionGeneration,
}: Pick<Account, "passwordHash" | "sessionGeneration">): string =>
  createHash("sha256")
    .update(`${sessionGeneration} ${passwordHash}`)
    .digest("base64url")
    .slice(0, 16);
