import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import connectPgSimple from "connect-pg-simple";
import type { CookieOptions, RequestHandler } from "express";
import session, { type SessionData, type Store } from "express-session";
import type pg from "pg";
import { parse } from "cookie";
import { unsign } from "cookie-signature";
import type { Queryable } from "../../platform/database/database";
import { bytesOf, textBytes } from "../../platform/memory/shared-bytes";
import type { SigningSecrets } from "../../platform/process/signing-secrets";
import { sessionCookieFirst } from "../../platform/http/session-cookie-first";
import type { CachedStore } from "./session-cache";

declare module "express-session" {
  interface SessionData {
    /** App name to the mark of the password that unlocked it. */
    unlocked: Record<string, string>;
  }
}

/** Lifetime of an unlock, counted from the unlock; the browser drops the cookie when it closes. */
const TTL_SECONDS = 12 * 60 * 60;

/** Sessions in the database, so that several servers share them and a restart keeps them. */
export function sessionStore(sql: Queryable, onError: (error: unknown) => void): Store {
  const PgStore = connectPgSimple(session);
  return new PgStore({
    pool: sql as unknown as pg.Pool,
    tableName: "sessions",
    ttl: TTL_SECONDS,
    // A shopper's session ends at a fixed time; writing it anew on every read would cost more than the read.
    disableTouch: true,
    errorLog: (...parts: unknown[]) => onError(parts.find((part) => part instanceof Error)),
  });
}

/** The shoppers' session cookie. */
export function shopperCookie(publicUrl: string): { name: string; options: CookieOptions } {
  // Behind https the finder may be framed on a retailer's site, with a cookie jar of its own.
  return publicUrl.startsWith("https:")
    ? {
        name: "__Host-matchwell",
        options: { httpOnly: true, secure: true, sameSite: "none", partitioned: true, path: "/" },
      }
    : {
        name: "matchwell",
        options: { httpOnly: true, secure: false, sameSite: "lax", path: "/" },
      };
}

/** Reads sessions for requests that change none. */
export interface SessionReader {
  /** The data of a request's session; `undefined` when it has none. */
  read: (req: IncomingMessage) => Promise<Partial<SessionData> | undefined>;
  /** The same, if the store need not be asked for it. */
  held: (req: IncomingMessage) => Readonly<Partial<SessionData>> | undefined;
}

/**
 * Reads what such a request needs of its session, without the rest of the handling. A cookie's signature is
 * verified once; only those that are ours are remembered.
 */
export function sessionReader(
  store: CachedStore,
  secrets: SigningSecrets,
  publicUrl: string,
): SessionReader {
  const { name } = shopperCookie(publicUrl);
  const readStored = promisify(store.get.bind(store));
  const verified = bytesOf("sessions").keep<string, string>(textBytes);
  const idOf = (req: IncomingMessage) => {
    const value = cookieValue(req.headers.cookie, name);
    if (value === undefined) return undefined;
    let sid = verified.get(value);
    if (sid === undefined) {
      sid = unsigned(value, secrets);
      if (sid !== undefined) verified.set(value, sid);
    }
    return sid;
  };
  return {
    async read(req) {
      const sid = idOf(req);
      return sid === undefined ? undefined : ((await readStored(sid)) ?? undefined);
    },
    held(req) {
      const sid = idOf(req);
      return sid === undefined ? undefined : store.held(sid);
    },
  };
}

/** The shoppers' session. */
export const shopperSession = (
  store: Store,
  secrets: SigningSecrets,
  publicUrl: string,
): RequestHandler => sessionHandler(store, secrets, shopperCookie(publicUrl));

/** The value of a cookie in a request's header. */
const cookieValue = (header: string | undefined, name: string): string | undefined =>
  header === undefined ? undefined : parse(header)[name];

/** What a cookie's value was signed for; `undefined` when it is not ours. */
function unsigned(value: string, secrets: SigningSecrets): string | undefined {
  // express-session marks a signed value with `s:`.
  if (!value.startsWith("s:")) return undefined;
  for (const secret of secrets) {
    const content = unsign(value.slice(2), secret);
    if (content) return content;
  }
  return undefined;
}

/** What a signed cookie in a request's header was signed for; `undefined` when it is missing or not ours. */
export function parseCookie(
  header: string | undefined,
  name: string,
  secrets: SigningSecrets,
): string | undefined {
  const value = cookieValue(header, name);
  return value === undefined ? undefined : unsigned(value, secrets);
}

/** A session, created only when there is something to store. */
export function sessionHandler(
  store: Store,
  secrets: SigningSecrets,
  { name, options }: { name: string; options: CookieOptions },
): RequestHandler {
  const handler = session({
    store,
    secret: [...secrets],
    name,
    resave: false,
    saveUninitialized: false,
    cookie: options,
  });
  return sessionCookieFirst(name, handler);
}
