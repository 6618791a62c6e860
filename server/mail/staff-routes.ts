import { Router } from "express";
import { outboxQuery } from "@shared/contracts/messages";
import { writeAudit } from "../audit/audit";
import type { Database } from "../database/database";
import { AppError, notFound } from "../http/app-error";
import { guidParam } from "../http/guid-param";
import { validate } from "../http/validate";
import { transactionAs } from "../auth/act-as";
import { staffIn } from "../auth/require-staff";
import type { Outbox } from "./outbox";
import { heldMail, outboxPage, requeue } from "./outbox-queries";

/** The outbox, for staff: the status of every mail, and another try. */
export function staffOutboxRoutes(db: Database, outbox: Outbox): Router {
  return Router()
    .get("/outbox", async (req, res) => {
      res.json(await outboxPage(db, validate(outboxQuery, req.query)));
    })
    .post("/outbox/:id/resend", async (req, res) => {
      const id = guidParam(req);
      const mail = await transactionAs(db, staffIn(res), async (tx) => {
        const before = await heldMail(tx, id);
        if (!before) throw notFound();
        if (before.isOnItsWay) {
          throw new AppError(409, "sending", "This mail is being sent. Wait for the result.");
        }
        const after = await requeue(tx, id, await outbox.startStatus(tx));
        await writeAudit(tx, staffIn(res), {
          action: "resend",
          subject: "outbox",
          subjectId: id,
          subjectName: before.kind,
        });
        return after;
      });
      outbox.wake();
      res.json(mail);
    });
}
