import type { CookieOptions, RequestHandler } from "express";
import session, { type Store } from "express-session";
import { sessionCookieFirst } from "../../platform/http/session-cookie-first";
import type { SigningSecrets } from "../../platform/process/signing-secrets";

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
