import { Router } from "express";
import { verifyPasswordBody, type UnlockAnswer } from "@shared/contracts/gate";
import type { ClientId } from "@shared/brands";
import { AppError } from "../http/app-error";
import type { GuessLimit } from "../http/guess-limit";
import { validate } from "../http/validate";
import type { Gates } from "./gates";

/** `POST /api/verify-password`: opens one finder for this session. */
export function gateRoutes(gates: Gates, guesses: GuessLimit): Router {
  return Router().post("/verify-password", async (req, res) => {
    const { app, password } = validate(verifyPasswordBody, req.body);
    const opened = await guesses.attempt(`gate:${app}`, req.ip ?? "", () =>
      gates.check(app, password),
    );
    if (!opened) throw new AppError(401, "wrong_password", "Incorrect password. Please try again.");
    await rememberUnlock(req, opened, gates.mark(opened));
    const answer: UnlockAnswer = { ok: true, token: gates.issueToken(opened) };
    res.json(answer);
  });
}

/** A new session id with every unlock, so that nobody can prepare a session for somebody else. */
async function rememberUnlock(req: Express.Request, app: ClientId, mark: string): Promise<void> {
  const unlocked = { ...req.session.unlocked, [app]: mark };
  await new Promise<void>((done, fail) =>
    req.session.regenerate((error: unknown) => (error ? fail(error as Error) : done())),
  );
  req.session.unlocked = unlocked;
  await new Promise<void>((done, fail) =>
    req.session.save((error: unknown) => (error ? fail(error as Error) : done())),
  );
}
