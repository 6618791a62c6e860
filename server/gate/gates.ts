import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { clientIds, type ClientId } from "@shared/brands";

const TOKEN_LIFETIME_MS = 4 * 60 * 60 * 1000;

/** Knows the gates' passwords and what proves that one was given. */
export interface Gates {
  /** The app that this password opens, or nothing. Takes the same time for a wrong app as for a wrong password. */
  check(app: string, password: string): ClientId | undefined;
  /** What a session remembers of an unlock. It changes with the password, so that a new one locks everybody out. */
  mark(app: ClientId): string;
  /** A signed proof for one app, valid for four hours, for frames whose cookies do not come back. */
  issueToken(app: ClientId): string;
  isTokenValid(app: ClientId, token: string): boolean;
}

export function createGates(
  passwords: Record<ClientId, string>,
  secret: string,
  now: () => number,
): Gates {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "matchwell gate", 32));
  const digest = (...parts: string[]) =>
    createHmac("sha256", key).update(parts.join("\u0000")).digest();
  const isSame = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);
  const signature = (app: ClientId, expires: string) =>
    digest("token", app, expires, passwords[app]).toString("base64url");

  return {
    check(app, password) {
      const given = digest("password", password);
      let opened: ClientId | undefined;
      for (const id of clientIds) {
        const fits = isSame(given, digest("password", passwords[id]));
        if (fits && id === app) opened = id;
      }
      return opened;
    },
    mark: (app) => digest("mark", app, passwords[app]).toString("base64url").slice(0, 22),
    issueToken(app) {
      const expires = (now() + TOKEN_LIFETIME_MS).toString(36);
      return `${expires}.${signature(app, expires)}`;
    },
    isTokenValid(app, token) {
      const [expires = "", signed = ""] = token.split(".");
      return (
        isSame(Buffer.from(signed), Buffer.from(signature(app, expires))) &&
        parseInt(expires, 36) > now()
      );
    },
  };
}
