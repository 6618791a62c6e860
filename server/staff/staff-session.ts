import { createHash } from "node:crypto";
import { parseCookie } from "./read-cookie";
import type { Request, RequestHandler } from "express";
import session, { type SessionData, type Store } from "express-session";
import type { SignedIn } from "@shared/contracts/staff";
import type { Database } from "../database/database";
import { accountById, type Account } from "./queries";

declare module "express-session" {
  interface SessionData {
    /** Who signed in, and the mark of the password they did it with. */
    staff: { id: string; mark: string };
  }
}

const LIFETIME_MS = 12 * 60 * 60 * 1000;

const cookieName = (isHttps: boolean) => (isHttps ? "__Host-matchwell-staff" : "matchwell-staff");

/** The staff's session, on `/api/admin` alone. No frame on another site ever sends its cookie. */
export function staffSession(store: Store, secret: string, publicUrl: string): RequestHandler {
  const isHttps = publicUrl.startsWith("https:");
  return session({
    store,
    secret,
    name: cookieName(isHttps),
    resave: false,
    saveUninitialized: false,
    cookie: { httpOnly: true, secure: isHttps, sameSite: "lax", path: "/", maxAge: LIFETIME_MS },
  });
}

/** Changes with the password, so that a new one signs everybody out who had the old. */
export const passwordMark = ({ passwordHash }: Pick<Account, "passwordHash">) =>
  createHash("sha256").update(passwordHash).digest("base64url").slice(0, 16);

/** Who a session belongs to, as the account stands now; nobody when it is closed or has a new password. */
export async function staffOf(
  db: Database,
  data: Partial<Pick<SessionData, "staff">> | undefined,
): Promise<SignedIn | undefined> {
  if (!data?.staff) return undefined;
  const account = await accountById(db, data.staff.id);
  if (!account?.isActive || passwordMark(account) !== data.staff.mark) return undefined;
  const { id, username, email, role } = account;
  return { id, username, email, role };
}

/**
 * Whether a request outside of the staff area comes from a member of staff: reads their cookie and
 * changes nothing. For who previews a finder without its password.
 */
export function createStaffWitness(
  db: Database,
  store: Store,
  secret: string,
  publicUrl: string,
): (req: Request) => Promise<boolean> {
  const name = cookieName(publicUrl.startsWith("https:"));
  return async (req) => {
    const sid = parseCookie(req.get("Cookie"), name, secret);
    if (sid === undefined) return false;
    const data = await new Promise<SessionData | null | undefined>((done, fail) =>
      store.get(sid, (error: unknown, found) => (error ? fail(error as Error) : done(found))),
    );
    return (await staffOf(db, data ?? undefined)) !== undefined;
  };
}
