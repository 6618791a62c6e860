import { Router, type Request } from "express";
import type { Logger } from "pino";
import {
  embedUnlockBody,
  gateQuery,
  verifyPasswordBody,
  type GateAnswer,
  type UnlockAnswer,
} from "@shared/contracts/gate";
import type { EmbedAccess } from "../embed/embed-access";
import type { DeviceCookies } from "../../people/login-throttle/device-cookies";
import type { LoginThrottles } from "../../people/login-throttle/login-throttle";
import { AppError } from "../../platform/http/app-error";
import { closedSignal } from "../../platform/http/readable-request";
import { NOT_SECURE, takesCookies } from "../../platform/http/same-origin";
import { validate } from "../../platform/http/validate";
import type { Door } from "./doors";
import type { Locks } from "./locks";
import type { Opener } from "./proofs";
import { rememberUnlock, type Unlocks } from "./unlocks";
import type { SessionRates } from "./session-rates";

interface Dependencies extends Locks {
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
  const { doors, gates, proofs, unlocks, guesses, devices } = dependencies;
  const { embedAccess, sessionRates, publicUrl, logger } = dependencies;
  let isWarned = false;

  /** The answer's token opens the finder where no session can. */
  const open = async (req: Request, app: string, opener: Opener): Promise<UnlockAnswer> => {
    const [by] = opener;
    if (by === "anybody") return { ok: true, token: proofs.issueToken(app, opener) };
    if (takesCookies(req, publicUrl)) {
      const mayMake = () => sessionRates.mayMake(by, req.ip ?? "");
      await rememberUnlock(req, app, proofs.mark(app, opener), mayMake);
    } else if (!isWarned) {
      isWarned = true;
      logger.warn(NOT_SECURE);
    }
    return { ok: true, token: proofs.issueToken(app, opener) };
  };

  return Router()
    .get("/gate", async (req, res) => {
      const { app } = validate(gateQuery, req.query);
      const door = await doors.of(app);
      const unlocked = await unlocks.isOpen(req, app);
      res.json({ unlocked, ...toKnow(door, app) } satisfies GateAnswer);
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
      const answer = await open(req, app, opened);
      devices.remember(req, res, account);
      res.json(answer);
    })
    .post("/embed/unlock", async (req, res) => {
      const { app, key } = validate(embedUnlockBody, req.body);
      // Only wrong keys are counted and refused: a page with an outdated key must not lock out its
      // shoppers' network, and nobody guesses 192 random bits.
      const door = await doors.of(app);
      const isEntered = door !== undefined && door.kind !== "closed";
      const present = isEntered ? (await embedAccess.of(app)).key : undefined;
      const isRight = present !== undefined && proofs.isSame(key, present);
      if (!isRight) await guesses.keys.count(app, req.ip ?? "");
      // The same answer for an unknown app.
      if (!isRight) throw new AppError(401, "wrong_key", "This embed key is not valid any more.");
      res.json(await open(req, app, ["key", key]));
    });

  /** The name on the gate of a finder that staff made, and for one without a gate its visitor's token. */
  function toKnow(door: Door | undefined, app: string): Omit<GateAnswer, "unlocked"> {
    if (!door || door.kind === "closed" || !door.finder) return {};
    const { name, brand } = door.finder;
    const token = door.kind === "free" && proofs.issueToken(app, ["anybody", ""]);
    return { finder: { name, brand }, ...(token && { token }) };
  }
}
