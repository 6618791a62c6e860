import type { FinderId } from "@shared/templates/finders";
import { createPasswords } from "../../people/auth/passwords";
import type { SigningSecrets } from "../../platform/process/signing-secrets";
import type { LiveFinders } from "../../finders/live/live-finders";
import { createDoors, type Doors } from "./doors";
import { createGates, type Gates } from "./gates";
import { createProofs, type Proofs } from "./proofs";

/** How finders are entered: their doors, the check of what is said there, and the proofs of having said it. */
export interface Locks {
  doors: Doors;
  gates: Gates;
  proofs: Proofs;
}

/** The locks of the built-in finders, by their passwords, and of those that staff made. */
export function createLocks(
  passwords: Record<FinderId, string>,
  finders: LiveFinders,
  secrets: SigningSecrets,
  now: () => number,
): Locks {
  const proofs = createProofs(secrets, now);
  const doors = createDoors(passwords, finders);
  const hashes = createPasswords();
  return { doors, proofs, gates: createGates({ passwords, finders, doors, proofs, hashes }) };
}
