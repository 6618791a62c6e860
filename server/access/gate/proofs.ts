import { createHmac, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import { holdsMark } from "../../people/auth/session-mark";
import { keysFor, type SigningSecrets } from "../../platform/process/signing-secrets";

const TOKEN_TTL_MS = 4 * 60 * 60 * 1000;
/** A part of a token that only a later version reads: its number, and what it needs. */
const LATER_PART = /^[2-9]:[\w-]{1,64}$/;

/**
 * What opened a finder: the gate's password, or for a finder that staff made its hash; an embed key; or
 * nothing, where everybody may come in.
 */
export type Opener = readonly [by: "password" | "key" | "anybody", secret: string];

/** Makes and checks proofs of an unlock. They change with what opened, so that a new one locks everybody out. */
export interface Proofs {
  /** Whether two secrets are equal, in constant time. */
  isSame: (given: string, secret: string) => boolean;
  /** A session's proof of an unlock. */
  mark: (app: string, opener: Opener) => string;
  /** Whether a session's proof is of this. */
  isMark: (given: unknown, app: string, opener: Opener) => boolean;
  /** A signed token for one app, valid for four hours, for frames that cannot keep cookies. */
  issueToken: (app: string, opener: Opener) => string;
  isTokenValid: (app: string, token: string, opener: Opener) => boolean;
}

/** Whether a token lasts for so many milliseconds: one that lasts much longer is from before the clock was set back. */
const isWithin = (left: number) => left > 0 && left <= 2 * TOKEN_TTL_MS;

export function createProofs(secrets: SigningSecrets, now: () => number): Proofs {
  const keys = keysFor(secrets, "matchwell gate");
  const digest = (key: Buffer, ...parts: string[]) =>
    createHmac("sha256", key).update(parts.join("\u0000")).digest();
  const isSame = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);
  const signature = (key: Buffer, app: string, expires: string, opener: Opener) =>
    digest(key, "token", app, expires, ...opener).toString("base64url");

  // Compared on every request, and the same until staff replace a key or a password. Of finders that there are alone:
  // all of it is under 1 MB.
  const known = new LRUCache<string, string[]>({ max: 1_000 });
  /** By each key, the one that signs first. */
  const marksOf = (app: string, opener: Opener): string[] => {
    const proof = ["mark", app, ...opener];
    const name = proof.join("\u0000");
    let marks = known.get(name);
    if (marks === undefined) {
      marks = keys.map((key) =>
        digest(key, ...proof)
          .toString("base64url")
          .slice(0, 22),
      );
      known.set(name, marks);
    }
    return marks;
  };

  return {
    isSame: (given, secret) =>
      isSame(digest(keys[0], "secret", given), digest(keys[0], "secret", secret)),
    mark: (app, opener) => marksOf(app, opener)[0]!,
    isMark: (given, app, opener) => given !== undefined && holdsMark(given, marksOf(app, opener)),
    issueToken(app, opener) {
      const expires = (now() + TOKEN_TTL_MS).toString(36);
      return `${expires}.${signature(keys[0], app, expires, opener)}`;
    },
    isTokenValid(app, token, opener) {
      const [expires = "", signed = "", ...later] = token.split(".");
      return (
        later.every((part) => LATER_PART.test(part)) &&
        keys.some((key) =>
          isSame(Buffer.from(signed), Buffer.from(signature(key, app, expires, opener))),
        ) &&
        isWithin(parseInt(expires, 36) - now())
      );
    },
  };
}
