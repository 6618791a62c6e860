import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { finderIds, finderWithId, type FinderId } from "@shared/templates/finders";
import { createPasswords, type Passwords } from "../../people/auth/passwords";
import type { SigningSecrets } from "../../platform/process/signing-secrets";
import type { LiveFinders } from "../../finders/live/live-finders";
import { createDoors, type Doors } from "./doors";
import { createProofs, type Opener, type Proofs } from "./proofs";

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

/** Checks the gates' passwords. */
interface Gates {
  /**
   * What opens the app by this password, or `undefined`. Takes as long for a wrong app, or one that is
   * closed, as for a wrong password. A finder without a gate opens by any: its visitor has an old page.
   */
  check: (app: string, password: string) => Promise<Opener | undefined>;
}

interface Dependencies {
  /** Of the built-in finders. */
  passwords: Record<FinderId, string>;
  finders: Pick<LiveFinders, "current">;
  doors: Doors;
  proofs: Proofs;
  /** Compares with the hashes of finders that staff made, in a thread that no sign-in of staff waits for. */
  hashes: Passwords;
}

function createGates({ passwords, finders, doors, proofs, hashes }: Dependencies): Gates {
  // The right password by its hash, as a digest: a shop full of customers does not wait for one hash each. Of hashes of
  // staff alone: all of it is under 100 kB.
  const right = new LRUCache<string, string>({ max: 200 });
  const key = randomBytes(32);
  const matches = async (password: string, hash: string | undefined) => {
    const digest = createHmac("sha256", key).update(password).digest("base64url");
    if (hash !== undefined && right.get(hash) === digest) return true;
    const isRight = await hashes.matches(password, hash);
    if (isRight && hash !== undefined) right.set(hash, digest);
    return isRight;
  };

  return {
    async check(app, password) {
      let opened: Opener | undefined;
      for (const id of finderIds) {
        const fits = proofs.isSame(password, passwords[id]);
        if (fits && id === app) opened = ["password", passwords[id]];
      }
      if (finderWithId(app)) return opened;
      const door = await doors.of(app);
      if (door?.kind === "free") return ["anybody", ""];
      // As long as no finder has a hash, nothing takes longer than a built-in one.
      const isHashed = [...(await finders.current()).values()].some(({ gateHash }) => gateHash);
      if (!isHashed) return undefined;
      const opener = door?.kind === "gated" ? door.opener : undefined;
      return (await matches(password, opener?.[1])) ? opener : undefined;
    },
  };
}
