import { Router, type Request } from "express";
import type { Logger } from "pino";
import {
  embedUnlockBody,
  gateQuery,
  verifyPasswordBody,
  type GateAnswer,
  type UnlockAnswer,
} from "@shared/contracts/gate";
import { finderIds, type FinderId } from "@shared/finders/built-in";
import type { EmbedAccess } from "../embed/embed-access";
import type { DeviceCookies } from "../login-throttle/device-cookies";
import type { LoginThrottles } from "../login-throttle/login-throttle";
import { AppError } from "../http/app-error";
import { closedSignal } from "../http/closed-signal";
import { NOT_SECURE, takesCookies } from "../http/secure-request";
import { validate } from "../http/validate";
import type { Gates } from "./gates";
import { rememberUnlock } from "./remember-unlock";
import type { SessionRates } from "./session-rates";
import type { Unlocks } from "./unlocks";

interface Dependencies {
  gates: Gates;
  unlocks: Unlocks;
  guesses: Pick<LoginThrottles, "gates" | "keys">;
  devices: DeviceCookies;
  embedAccess: EmbedAccess;
  sessionRates: SessionRates;
  publicUrl: string;
  logger: Logger;
}

/** Tells whether a finder is open for this session, and opens it by its password or its embed key. */
export function gateRoutes(dependencies: Dependencies): Router {
  const { gates, unlocks, guesses, devices, embedAccess, sessionRates, publicUrl, logger } =
    dependencies;
  let isWarned = false;

  /** The answer's token opens the finder where no session can. */
  const open = async (req: Request, app: FinderId, embedKey?: string): Promise<UnlockAnswer> => {
    if (takesCookies(req, publicUrl)) {
      const by = embedKey === undefined ? "password" : "key";
      const mayMake = () => sessionRates.mayMake(by, req.ip ?? "");
      await rememberUnlock(req, app, gates.mark(app, embedKey), mayMake);
    } else if (!isWarned) {
      isWarned = true;
      logger.warn(NOT_SECURE);
    }
    return { ok: true, token: gates.issueToken(app, embedKey) };
  };

  return Router()
    .get("/gate", async (req, res) => {
      const { app } = validate(gateQuery, req.query);
      const client = finderIds.find((id) => id === app);
      const unlocked = client !== undefined && (await unlocks.isOpen(req, client));
      res.json({ unlocked } satisfies GateAnswer);
    })
    .post("/verify-password", async (req, res) => {
      const { app, password } = validate(verifyPasswordBody, req.body);
      const account = `gate:${app}`;
      const guesser = {
        account,
        address: req.ip ?? "",
        device: devices.deviceOf(req, account),
        gone: closedSignal(res),
      };
      const opened = await guesses.gates.attempt(guesser, () => gates.check(app, password));
      if (!opened) {
        throw new AppError(401, "wrong_password", "Incorrect password. Please try again.");
      }
      const answer = await open(req, opened);
      devices.remember(req, res, account);
      res.json(answer);
    })
    .post("/embed/unlock", async (req, res) => {
      const { app, key } = validate(embedUnlockBody, req.body);
      // Only wrong keys are counted and refused: a page with an outdated key must not lock out its
      // shoppers' network, and nobody guesses 192 random bits.
      const client = finderIds.find((id) => id === app);
      const present = client && (await embedAccess.of(client)).key;
      const opened = present !== undefined && gates.isSame(key, present) ? client : undefined;
      if (!opened) await guesses.keys.count(app, req.ip ?? "");
      // The same answer for an unknown app.
      if (!opened) throw new AppError(401, "wrong_key", "This embed key is not valid any more.");
      res.json(await open(req, opened, key));
    });
}
