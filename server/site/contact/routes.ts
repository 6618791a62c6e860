import { Router } from "express";
import { contactBody, type ContactAnswer } from "@shared/contracts/contact";
import type { DatabaseHandle } from "../../platform/database/database";
import { createPostLimits } from "../../platform/http/post-limits";
import { validate } from "../../platform/http/validate";
import type { Outbox } from "../../mail/outbox-holder";
import { CONTACT_LIMITS, messagePost } from "./store-message";

interface Dependencies {
  database: DatabaseHandle;
  outbox: Outbox;
  /** The recipient of the messages. */
  ownerEmail: string | undefined;
  now: () => number;
}

/** The contact form of the landing page. A suspected message gets the same answer. */
export function contactRoutes(dependencies: Dependencies): Router {
  const { outbox, ownerEmail, now } = dependencies;
  const { db, sql } = dependencies.database;
  const limits = createPostLimits(sql, CONTACT_LIMITS);
  return Router().post("/contact", async (req, res) => {
    const body = validate(contactBody, req.body);
    const sender = { ip: req.ip ?? "", address: body.email };
    const post = messagePost(db, body, { outbox, ownerEmail, now: new Date(now()) });
    await limits.takeOnce(sender, post);
    // Independent of the message, so that a suspected one gets the same answer as any other.
    const isTold = ownerEmail !== undefined && (await outbox.startStatus(db)) === "queued";
    res.status(201).json({ status: isTold ? "received" : "kept" } satisfies ContactAnswer);
  });
}
