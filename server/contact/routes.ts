import { Router } from "express";
import { contactBody, type ContactAnswer } from "@shared/contracts/contact";
import type { DatabaseHandle } from "../database/database";
import { network } from "../http/network";
import { createPostLimits } from "../http/post-limits";
import { validate } from "../http/validate";
import type { Outbox } from "../mail/outbox";
import { CONTACT_LIMITS, SUSPECTED_LIMITS } from "./limits";
import { messagePost } from "./store-message";
import { isSuspected } from "./suspect";

interface Dependencies {
  database: DatabaseHandle;
  outbox: Outbox;
  /** Where messages are mailed to. */
  ownerEmail: string | undefined;
  now: () => number;
}

/** The contact form of the landing page. A suspected message gets the same answer. */
export function contactRoutes(dependencies: Dependencies): Router {
  const { outbox, ownerEmail, now } = dependencies;
  const { db, sql } = dependencies.database;
  const limits = createPostLimits(sql, CONTACT_LIMITS);
  // What a program seems to have written uses up nothing of what people have.
  const suspectedLimits = createPostLimits(sql, SUSPECTED_LIMITS);
  return Router().post("/contact", async (req, res) => {
    const body = validate(contactBody, req.body);
    const sender = { network: network(req.ip ?? ""), address: body.email };
    const post = messagePost(db, body, { outbox, ownerEmail, now: new Date(now()) });
    await (isSuspected(body) ? suspectedLimits : limits).takeOnce(sender, post);
    // By what holds for everybody, so that a program's message is answered like any other.
    const isTold = ownerEmail !== undefined && (await outbox.startStatus(db)) === "queued";
    res.status(201).json({ status: isTold ? "received" : "kept" } satisfies ContactAnswer);
  });
}
