import { Router } from "express";
import { contactBody } from "@shared/contracts/contact";
import type { Database } from "../database/database";
import { network } from "../http/network";
import type { PostLimits } from "../http/post-limits";
import { validate } from "../http/validate";
import type { Outbox } from "../mail/outbox";
import { storeMessage } from "./store-message";

interface World {
  db: Database;
  limits: PostLimits;
  outbox: Outbox;
  /** Where messages are mailed to. */
  ownerEmail: string | undefined;
  now: () => number;
}

/** The contact form of the landing page. What is caught as a program's gets the same answer. */
export function contactRoutes({ db, limits, outbox, ownerEmail, now }: World): Router {
  return Router().post("/contact", async (req, res) => {
    const body = validate(contactBody, req.body);
    await limits.count(network(req.ip ?? ""), body.email);
    await storeMessage(db, body, { outbox, ownerEmail, now: new Date(now()) });
    res.status(201).json({ status: "received" });
  });
}
