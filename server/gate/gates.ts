import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import { finderIds, type FinderId } from "@shared/finders/built-in";

const TOKEN_TTL_MS = 4 * 60 * 60 * 1000;

/** Checks the gates' passwords, and makes proofs of an unlock. */
export interface Gates {
  /** The app that this password opens, or `undefined`. Takes as long for a wrong app as for a wrong password. */
  check: (app: string, password: string) => FinderId | undefined;
  /** Whether two secrets are equal, in constant time. */
  isSame: (given: string, secret: string) => boolean;
  /**
   * A session's proof of an unlock, by the password or by an embed key. It changes with the one used, so
   * that a new one locks everybody out.
   */
  mark: (app: FinderId, embedKey?: string) => string;
  /** A signed token for one app, valid for four hours, for frames that cannot keep cookies. */
  issueToken: (app: FinderId, embedKey?: string) => string;
  isTokenValid: (app: FinderId, token: string, embedKey?: string) => boolean;
}

export function createGates(
  passwords: Record<FinderId, string>,
  secret: string,
  now: () => number,
): Gates {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "matchwell gate", 32));
  const digest = (...parts: string[]) =>
    createHmac("sha256", key).update(parts.join("\u0000")).digest();
  const isSame = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);
  const by = (app: FinderId, embedKey?: string) =>
    embedKey === undefined ? ["password", passwords[app]] : ["key", embedKey];
  const signature = (app: FinderId, expires: string, embedKey?: string) =>
    digest("token", app, expires, ...by(app, embedKey)).toString("base64url");

  // Compared on every request, and the same until staff replace a key.
  const marks = new LRUCache<string, string>({ max: 100 });

  return {
    check(app, password) {
      const given = digest("password", password);
      let opened: FinderId | undefined;
      for (const id of finderIds) {
        const fits = isSame(given, digest("password", passwords[id]));
        if (fits && id === app) opened = id;
      }
      return opened;
    },
    isSame: (given, secret) => isSame(digest("secret", given), digest("secret", secret)),
    mark(app, embedKey) {
      const proof = ["mark", app, ...by(app, embedKey)];
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
    issueToken(app, embedKey) {
      const expires = (now() + TOKEN_TTL_MS).toString(36);
      return `${expires}.${signature(app, expires, embedKey)}`;
    },
    isTokenValid(app, token, embedKey) {
      const [expires = "", signed = "", ...rest] = token.split(".");
      return (
        rest.length === 0 &&
        isSame(Buffer.from(signed), Buffer.from(signature(app, expires, embedKey))) &&
        parseInt(expires, 36) > now()
      );
    },
  };
}
