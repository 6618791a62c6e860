import { Router, type Request, type RequestHandler } from "express";
import type { MailAnswer, MailState } from "@shared/contracts/mail";
import type { DatabaseHandle } from "../platform/database/database";
import { markIn } from "../finders/shopper/read-query";
import type { Stages } from "../finders/shopper/stages";
import { jsonBody } from "../platform/http/json-body";
import { createPostLimits, type PostLimits } from "../platform/http/post-limits";
import type { MailKinds } from "./kinds/mail-kind";
import type { Asker } from "../platform/work/fair-jobs";
import type { WorkQueue } from "../platform/work/work-queue";
import type { Outbox } from "./outbox-holder";
import { mailPost } from "./store-mail";

interface Dependencies {
  database: DatabaseHandle;
  /** Lets shoppers ask for a finder's mails once it is unlocked. */
  unlocks: { check: (req: Request, finder: string) => Promise<void> };
  stages: Stages;
  outbox: Outbox;
  publicUrl: string;
  now: () => number;
  queue: WorkQueue;
  /** Whom a request's work is for. */
  askerOf: (req: Request) => Omit<Asker, "finder">;
  kinds: MailKinds;
}

/** Reads the requests for mails: one may carry 24 whole products, with their reasons. */
export const mailBodies = ({ requested }: MailKinds): RequestHandler =>
  Router().use(
    requested.map(({ path }) => path),
    jsonBody("64kb"),
  );

/** Mails that shoppers ask for. Answered when they are stored. */
export function mailRoutes(dependencies: Dependencies): Router {
  const { database, unlocks, outbox, publicUrl, stages, now, queue, askerOf } = dependencies;
  const { db, sql } = database;
  const router = Router().get("/mail", async (_req, res) => {
    const canSend = (await outbox.startStatus(db)) === "queued";
    res.json({ canSend } satisfies MailState);
  });
  const limitsByName = new Map<string, PostLimits>();
  for (const kind of dependencies.kinds.requested) {
    const limits = limitsByName.get(kind.limits.name) ?? createPostLimits(sql, kind.limits);
    limitsByName.set(kind.limits.name, limits);
    router.post(kind.path, async (req, res) => {
      const finder = kind.finder ?? String(req.params.slug);
      await unlocks.check(req, finder);
      // Validated before it is counted: a refused request uses up no mails.
      const accepted = await kind.accept(req.body, {
        db,
        publicUrl,
        stages,
        finder,
        mark: markIn(req),
        workOut: (steps, slug) => queue.run(steps, { finder: slug, ...askerOf(req) }),
      });
      const sender = { ip: req.ip ?? "", address: accepted.recipient };
      const post = mailPost(db, outbox, { kind, ...accepted }, new Date(now()));
      await limits.takeOnce(sender, post);
      res.status(202).json({ status: await outbox.startStatus(db) } satisfies MailAnswer);
    });
  }
  return router;
}
