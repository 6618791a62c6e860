import { randomUUID } from "node:crypto";
import type { Request } from "express";
import { holdsMark } from "../../people/auth/held-marks";
import { keptFrom, renewSession } from "../../people/auth/renew-session";

/** Remembers an unlock in the session, as long as `mayMake` allows new ones. */
export async function rememberUnlock(
  req: Request,
  app: string,
  mark: string,
  mayMake: () => Promise<boolean>,
): Promise<void> {
  const { unlocked: before, visitor = randomUUID() } = req.session;
  // Unlocked already: the session stays as it is.
  if (holdsMark(before?.[app], [mark])) return;
  if (!before && !(await mayMake())) return;
  await renewSession(req, {
    ...keptFrom(req.session),
    visitor,
    unlocked: { ...before, [app]: mark },
  });
}
