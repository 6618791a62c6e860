import { createHmac } from "node:crypto";
import type { FinderId } from "@shared/templates/finders";
import type { KnownSecret } from "@shared/schema/machinery";
import { keysFor, type SigningSecrets } from "../process/signing-secrets";

/** How two servers' secrets do not fit together. */
export type Difference = "secrets" | "gates";

/** What a server tells others of its secrets: enough to compare them, and nothing that opens a door. */
export function knownSecrets(
  secrets: SigningSecrets,
  gatePasswords: Record<FinderId, string>,
): KnownSecret[] {
  // Passwords of gates are short: only who knows the secret could try them out.
  const gates = Object.entries(gatePasswords).sort().flat();
  return keysFor(secrets, "matchwell peers").map((key) => {
    const digest = (...parts: string[]) =>
      createHmac("sha256", key).update(parts.join("\u0000")).digest("base64url").slice(0, 22);
    return { id: digest("secret"), gates: digest("gates", ...gates) };
  });
}

/** What differs between two servers' secrets, each with the one first that it signs with; `undefined` where they fit. */
export function differenceOf(
  mine: readonly KnownSecret[],
  other: readonly KnownSecret[],
): Difference | undefined {
  const reads = (reader: readonly KnownSecret[], signer: KnownSecret | undefined) =>
    reader.some(({ id }) => id === signer?.id);
  if (!reads(mine, other[0]) || !reads(other, mine[0])) return "secrets";
  const shared = mine.find(({ id }) => reads(other, { id, gates: "" }))!;
  return other.find(({ id }) => id === shared.id)!.gates === shared.gates ? undefined : "gates";
}
