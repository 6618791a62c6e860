import { Router, type RequestHandler } from "express";
import type { FinderId } from "@shared/finders/built-in";
import type { MailAnswer, MailState } from "@shared/contracts/mail";
import type { DatabaseHandle } from "../database/database";
import { network } from "../http/network";
import { createPostLimits, type PostLimits } from "../http/post-limits";
import { requestedMails } from "./mail-kinds";
import type { Outbox } from "./outbox";
import { mailPost } from "./store-mail";

interface Dependencies {
  database: DatabaseHandle;
  /** Lets shoppers ask for a finder's mails once it is unlocked. */
  unlocks: { require: (finder: FinderId) => RequestHandler };
  outbox: Outbox;
  publicUrl: string;
  now: () => number;
}

/** Mails that shoppers ask for. Answered when they are stored. */
export function mailRoutes({ database, unlocks, outbox, publicUrl, now }: Dependencies): Router {
  const { db, sql } = database;
  const router = Router().get("/mail", async (_req, res) => {
    const canSend = (await outbox.startStatus(db)) === "queued";
    res.json({ canSend } satisfies MailState);
  });
  const limitsByName = new Map<string, PostLimits>();
  for (const kind of requestedMails) {
    const limits = limitsByName.get(kind.limits.name) ?? createPostLimits(sql, kind.limits);
    limitsByName.set(kind.limits.name, limits);
    router.post(kind.path, unlocks.require(kind.finder), async (req, res) => {
      // Validated before it is counted: a refused request uses up no mails.
      const accepted = await kind.accept(req.body, { db, publicUrl });
      const sender = { network: network(req.ip ?? ""), address: accepted.recipient };
      const post = mailPost(db, outbox, { kind, ...accepted }, new Date(now()));
      await limits.takeOnce(sender, post);
      res.status(202).json({ status: await outbox.startStatus(db) } satisfies MailAnswer);
    });
  }
  return router;
}
