import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";

const TOKEN_TTL_MS = 4 * 60 * 60 * 1000;

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
  /** A signed token for one app, valid for four hours, for frames that cannot keep cookies. */
  issueToken: (app: string, opener: Opener) => string;
  isTokenValid: (app: string, token: string, opener: Opener) => boolean;
}

export function createProofs(secret: string, now: () => number): Proofs {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "matchwell gate", 32));
  const digest = (...parts: string[]) =>
    createHmac("sha256", key).update(parts.join("\u0000")).digest();
  const isSame = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);
  const signature = (app: string, expires: string, opener: Opener) =>
    digest("token", app, expires, ...opener).toString("base64url");

  // Compared on every request, and the same until staff replace a key or a password.
  const marks = new LRUCache<string, string>({ max: 1_000 });

  return {
    isSame: (given, secret) => isSame(digest("secret", given), digest("secret", secret)),
    mark(app, opener) {
      const proof = ["mark", app, ...opener];
      const name = proof.join("\u0000");
      let mark = marks.get(name);
      if (mark === undefined) {
        mark = digest(...proof)
          .toString("base64url")
          .slice(0, 22);
        marks.set(name, mark);
      }
      return mark;
    },
    issueToken(app, opener) {
      const expires = (now() + TOKEN_TTL_MS).toString(36);
      return `${expires}.${signature(app, expires, opener)}`;
    },
    isTokenValid(app, token, opener) {
      const [expires = "", signed = "", ...rest] = token.split(".");
      return (
        rest.length === 0 &&
        isSame(Buffer.from(signed), Buffer.from(signature(app, expires, opener))) &&
        parseInt(expires, 36) > now()
      );
    },
  };
}
