import { createHmac, timingSafeEqual } from "node:crypto";
import { keysFor, type SigningSecrets } from "../../platform/process/signing-secrets";

/**
 * Signed marks of versions. A page is given its version's with the document, and its calls carry it: whoever began with
 * a version may go on with it, however long ago it was replaced, and nobody can guess the mark of another.
 */
export interface VersionMarks {
  /** The mark of a version: 22 characters. The same every time, until the secret that signs is replaced. */
  of: (slug: string, version: number) => string;
  /** Whether this is a version's mark, by the secret that signs or one that still verifies. */
  isOf: (mark: unknown, slug: string, version: number) => boolean;
}

export function createVersionMarks(secrets: SigningSecrets): VersionMarks {
  const keys = keysFor(secrets, "matchwell finder version");
  const markBy = (key: Buffer, slug: string, version: number) =>
    createHmac("sha256", key).update(`${slug}\u0000${version}`).digest("base64url").slice(0, 22);
  return {
    of: (slug, version) => markBy(keys[0], slug, version),
    isOf: (mark, slug, version) =>
      typeof mark === "string" &&
      keys.some((key) => isSame(Buffer.from(mark), Buffer.from(markBy(key, slug, version)))),
  };
}

const isSame = (one: Buffer, other: Buffer) =>
  one.length === other.length && timingSafeEqual(one, other);
