import { promisify } from "node:util";
import type { Request } from "express";
import type { SessionData } from "express-session";

/** Gives a request a session with a new id, against session fixation. */
export async function renewSession(req: Request, content: Partial<SessionData>): Promise<void> {
  await promisify((done: (error: unknown) => void) => req.session.regenerate(done))();
  Object.assign(req.session, content);
  await promisify((done: (error: unknown) => void) => req.session.save(done))();
}
