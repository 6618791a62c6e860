import { promisify } from "node:util";
import { eq, sql } from "drizzle-orm";
import type { CookieOptions, Request, RequestHandler } from "express";
import type { SessionData, Store } from "express-session";
import { sessions } from "@shared/schema/machinery";
import type { Database } from "../../platform/database/database";
import type { SigningSecrets } from "../../platform/process/signing-secrets";
import type { Actor } from "./act-as";
import { accountById } from "./account-queries";
import { holdsMark, sessionMark } from "./session-mark";
import { parseCookie, sessionHandler } from "./shopper-session";

declare module "express-session" {
  interface SessionData {
    /**
     * The signed-in account, its mark at the sign-in, and the times of the sign-in and the last activity,
     * both in milliseconds.
     */
    staff: { id: string; mark: string; since: number; seen: number };
  }
}

/** Counted from the sign-in, regardless of activity. */
const TTL_MS = 12 * 60 * 60 * 1000;
/** Counted from the last activity. */
const IDLE_MS = 2 * 60 * 60 * 1000;
/** The stored activity lags behind by this at most: a page sends many requests at once. */
const SEEN_INTERVAL_MS = 60 * 1000;

/** The staff's session, on `/api/admin` alone. */
export function staffSession(
  store: Store,
  secrets: SigningSecrets,
  publicUrl: string,
): RequestHandler {
  const { name, options } = staffCookie(publicUrl);
  return sessionHandler(store, secrets, { name, options: { ...options, maxAge: TTL_MS } });
}

/** The account of a session, as it stands now; `undefined` when it is over, closed or has a new password. */
export async function staffOf(
  db: Database,
  data: Partial<Pick<SessionData, "staff">> | undefined,
  now: number,
): Promise<Actor | undefined> {
  if (!data?.staff || isOver(data.staff, now)) return undefined;
  const account = await accountById(db, data.staff.id);
  const { mark } = data.staff;
  if (!account?.isActive || !holdsMark(mark, [sessionMark(account)])) return undefined;
  const { id, username, email, role } = account;
  return { id, username, email, role, mark };
}

/**
 * Also true for a session without these times, as older servers made them, and for one from before the clock was
 * set back by more than it may last: it would last longer than anybody allowed.
 */
const isOver = ({ since, seen }: SessionData["staff"], now: number) =>
  !(Math.abs(now - since) < TTL_MS && Math.abs(now - seen) < IDLE_MS);

/**
 * Records activity, unless it was recorded just now. Updates an existing session and never creates one: a
 * session signed out meanwhile stays so.
 */
export async function noteSeen(db: Database, { session, sessionID }: Request, now: number) {
  if (!session.staff || Math.abs(now - session.staff.seen) < SEEN_INTERVAL_MS) return;
  await db
    .update(sessions)
    .set({
      sess: sql`jsonb_set(${sessions.sess}::jsonb, '{staff,seen}', to_jsonb(${now}::bigint))::json`,
    })
    .where(eq(sessions.sid, sessionID));
}

/**
 * Whether a request outside the staff area comes from a member of staff: reads their cookie and changes
 * nothing, so that an open finder keeps nobody signed in. For previews of a finder without its password.
 */
export function createStaffRequestCheck(
  db: Database,
  store: Store,
  secrets: SigningSecrets,
  publicUrl: string,
  now: () => number,
): (req: Request) => Promise<boolean> {
  const { name } = staffCookie(publicUrl);
  const readSession = promisify(store.get.bind(store));
  return async (req) => {
    const sid = parseCookie(req.get("Cookie"), name, secrets);
    if (sid === undefined) return false;
    const data = await readSession(sid);
    return (await staffOf(db, data ?? undefined, now())) !== undefined;
  };
}

/** The staff's session cookie. No frame on another site ever sends it. */
export function staffCookie(publicUrl: string) {
  const isHttps = publicUrl.startsWith("https:");
  return {
    name: isHttps ? "__Host-matchwell-staff" : "matchwell-staff",
    options: { httpOnly: true, secure: isHttps, sameSite: "lax", path: "/" },
  } as const satisfies { name: string; options: CookieOptions };
}

declare module "express-session" {
  interface SessionData {
    /** The version of the session's shape. Every version reads those of the version before and after it. */
    version: number;
  }
}

const VERSION = 1;

/** What a session holds, for the next one of the same browser: also what only a later version knows. */
export function keptFrom(session: Partial<SessionData>): Partial<SessionData> {
  const { cookie: _cookie, ...kept } = session;
  return kept;
}

/** Gives a request a session with a new id, against session fixation. */
export async function renewSession(req: Request, content: Partial<SessionData>): Promise<void> {
  await promisify((done: (error: unknown) => void) => req.session.regenerate(done))();
  const version = Math.max(VERSION, content.version ?? VERSION);
  Object.assign(req.session, content, { version });
  await promisify((done: (error: unknown) => void) => req.session.save(done))();
}
