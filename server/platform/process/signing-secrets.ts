// On its own: whoever signs has it, in every house.
import { hkdfSync } from "node:crypto";

/** Secrets that sign what visitors carry: the first signs, all verify. So one is replaced without signing anybody out. */
export type SigningSecrets = readonly [string, ...string[]];

/** A key for one purpose from each secret, in the same order. */
export function keysFor(secrets: SigningSecrets, purpose: string): [Buffer, ...Buffer[]] {
  const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  const [first, ...others] = secrets;
  return [keyOf(first), ...others.map(keyOf)];
}
