import { Router, type RequestHandler } from "express";
import { bedResultsMailBody } from "@shared/contracts/mail";
import type { Database } from "../database/database";
import { allowedOrigins } from "../embed/queries";
import { network } from "../http/network";
import { validate } from "../http/validate";
import { storeBedResultsMail } from "./bed-results-mail";
import type { MailLimits } from "./mail-limits";

interface World {
  db: Database;
  limits: MailLimits;
  publicUrl: string;
  now: () => number;
}

/** `POST /api/recommendations/email`: the results as a mail. Answered when it is stored. */
export function mailRoutes(
  unlocked: RequestHandler,
  { db, limits, publicUrl, now }: World,
): Router {
  return Router().post("/recommendations/email", unlocked, async (req, res) => {
    const mail = validate(bedResultsMailBody, req.body);
    const origins = [new URL(publicUrl).origin, ...(await allowedOrigins(db, "dialabed"))];
    await storeBedResultsMail(db, mail, {
      origins,
      now: new Date(now()),
      count: () => limits.count(network(req.ip ?? ""), mail.email),
    });
    res.status(202).json({ status: "queued" });
  });
}
