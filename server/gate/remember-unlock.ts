import { randomUUID } from "node:crypto";
import type { Request } from "express";
import type { FinderId } from "@shared/finders";
import { renewSession } from "../auth/renew-session";

/** A step that remembers an unlock in the session, for as long as `mayMake` lets it make new ones. */
export async function rememberUnlock(
  req: Request,
  app: FinderId,
  mark: string,
  mayMake: () => Promise<boolean>,
): Promise<void> {
  const before = req.session.unlocked;
  // The same again: the session stays as it is.
  if (before?.[app] === mark) return;
  if (!before && !(await mayMake())) return;
  const { visitor = randomUUID() } = req.session;
  await renewSession(req, { visitor, unlocked: { ...before, [app]: mark } });
}
