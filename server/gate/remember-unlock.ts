import { randomUUID } from "node:crypto";
import type { Request } from "express";
import { renewSession } from "../auth/renew-session";

/** Remembers an unlock in the session, as long as `mayMake` allows new ones. */
export async function rememberUnlock(
  req: Request,
  app: string,
  mark: string,
  mayMake: () => Promise<boolean>,
): Promise<void> {
  const before = req.session.unlocked;
  // Unlocked already: the session stays as it is.
  if (before?.[app] === mark) return;
  if (!before && !(await mayMake())) return;
  const { visitor = randomUUID() } = req.session;
  await renewSession(req, { visitor, unlocked: { ...before, [app]: mark } });
}
