import { promisify } from "node:util";
import type { Request } from "express";
import type { SessionData } from "express-session";

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
