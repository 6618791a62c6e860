import { Router, type Request, type RequestHandler } from "express";
import {
  bedResultsMailBody,
  favoritesMailBody,
  type MailAnswer,
  type MailState,
} from "@shared/contracts/mail";
import type { Database } from "../database/database";
import { allowedOrigins } from "../embed/queries";
import { network } from "../http/network";
import type { PostLimits } from "../http/post-limits";
import { validate } from "../http/validate";
import { storeBedResultsMail } from "./bed-results-mail";
import { storeFavoritesMail } from "./favorites-mail";
import type { Outbox } from "./outbox";
import type { Sending } from "./sending";

interface Dependencies {
  db: Database;
  limits: PostLimits;
  outbox: Outbox;
  publicUrl: string;
  now: () => number;
}

/** Mails that shoppers ask for, each for who has unlocked its finder. Answered when it is stored. */
export function mailRoutes(
  unlocked: { beds: RequestHandler; guns: RequestHandler },
  { db, limits, outbox, publicUrl, now }: Dependencies,
): Router {
  const sending = (req: Request, address: string): Sending => ({
    outbox,
    now: new Date(now()),
    takeOnce: (post) => limits.takeOnce({ network: network(req.ip ?? ""), address }, post),
  });
  const taken = async (): Promise<MailAnswer> => ({ status: await outbox.startStatus(db) });
  return Router()
    .get("/mail", async (_req, res) => {
      const canSend = (await outbox.startStatus(db)) === "queued";
      res.json({ canSend } satisfies MailState);
    })
    .post("/recommendations/email", unlocked.beds, async (req, res) => {
      const mail = validate(bedResultsMailBody, req.body);
      const origins = [new URL(publicUrl).origin, ...(await allowedOrigins(db, "dialabed"))];
      await storeBedResultsMail(db, mail, { origins, ...sending(req, mail.email) });
      res.status(202).json(await taken());
    })
    .post("/safari/favorites/email", unlocked.guns, async (req, res) => {
      const mail = validate(favoritesMailBody, req.body);
      await storeFavoritesMail(db, mail, sending(req, mail.email));
      res.status(202).json(await taken());
    });
}
