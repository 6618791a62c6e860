import { randomUUID } from "node:crypto";
import type { Request } from "express";
import type { FinderId } from "@shared/finders";

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
  // A new id with every unlock, so that nobody can prepare a session for somebody else.
  await new Promise<void>((done, fail) =>
    req.session.regenerate((error?: Error) => (error ? fail(error) : done())),
  );
  req.session.visitor = visitor;
  req.session.unlocked = { ...before, [app]: mark };
  await new Promise<void>((done, fail) =>
    req.session.save((error?: Error) => (error ? fail(error) : done())),
  );
}
