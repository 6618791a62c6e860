import { randomUUID } from "node:crypto";
import { Router } from "express";
import { embedUnlockBody, verifyPasswordBody, type UnlockAnswer } from "@shared/contracts/gate";
import { clientIds, type ClientId } from "@shared/brands";
import type { EmbedAccess } from "../embed/embed-access";
import { AppError } from "../http/app-error";
import type { GuessLimit } from "../http/guess-limit";
import { validate } from "../http/validate";
import type { Gates } from "./gates";

/** Opens one finder for this session: with its password, or with its embed key. */
export function gateRoutes(gates: Gates, guesses: GuessLimit, embedAccess: EmbedAccess): Router {
  return Router()
    .post("/verify-password", async (req, res) => {
      const { app, password } = validate(verifyPasswordBody, req.body);
      const opened = await guesses.attempt(`gate:${app}`, req.ip ?? "", () =>
        gates.check(app, password),
      );
      if (!opened) {
        throw new AppError(401, "wrong_password", "Incorrect password. Please try again.");
      }
      await rememberUnlock(req, opened, gates.mark(opened));
      res.json({ ok: true, token: gates.issueToken(opened) } satisfies UnlockAnswer);
    })
    .post("/embed/unlock", async (req, res) => {
      const { app, key } = validate(embedUnlockBody, req.body);
      // Only wrong keys are counted and refused: a page that still carries an old one must not lock out
      // the network of its shoppers, and nobody guesses 192 random bits.
      const client = clientIds.find((id) => id === app);
      const present = client && (await embedAccess.of(client)).key;
      const opened = present !== undefined && gates.isSame(key, present) ? client : undefined;
      if (!opened) await guesses.attempt(`embed:${app}`, req.ip ?? "", async () => undefined);
      // The same answer for an unknown app.
      if (!opened) throw new AppError(401, "wrong_key", "This embed key is not valid any more.");
      await rememberUnlock(req, opened, gates.mark(opened, key));
      res.json({ ok: true, token: gates.issueToken(opened, key) } satisfies UnlockAnswer);
    });
}

/** A new session id with every unlock, so that nobody can prepare a session for somebody else. */
async function rememberUnlock(req: Express.Request, app: ClientId, mark: string): Promise<void> {
  const unlocked = { ...req.session.unlocked, [app]: mark };
  const { visitor = randomUUID() } = req.session;
  await new Promise<void>((done, fail) =>
    req.session.regenerate((error: unknown) => (error ? fail(error as Error) : done())),
  );
  req.session.unlocked = unlocked;
  req.session.visitor = visitor;
  await new Promise<void>((done, fail) =>
    req.session.save((error: unknown) => (error ? fail(error as Error) : done())),
  );
}
