import { Router } from "express";
import { outboxQuery } from "@shared/contracts/messages";
import { writeAudit } from "../people/audit/audit";
import type { Database } from "../platform/database/database";
import { AppError, notFound } from "../platform/http/app-error";
import { guidParam, validate } from "../platform/http/validate";
import { transactionAs } from "../people/auth/act-as";
import { staffIn } from "../people/auth/require-staff";
import type { Outbox } from "./outbox-holder";
import type { MailKinds } from "./kinds/mail-kind";
import { heldMail, outboxPage, requeue } from "./outbox-queries";

/** The outbox, for staff: the status of every mail, another try, and the release of suspected ones. */
export function staffOutboxRoutes(db: Database, outbox: Outbox, kinds: MailKinds): Router {
  return Router()
    .get("/outbox", async (req, res) => {
      res.json(await outboxPage(db, kinds, validate(outboxQuery, req.query)));
    })
    .post("/outbox/:id/resend", async (req, res) => {
      const id = guidParam(req);
      const mail = await transactionAs(db, staffIn(res), async (tx) => {
        const before = await heldMail(tx, id);
        if (!before) throw notFound();
        if (before.isOnItsWay) {
          throw new AppError(409, "sending", "This mail is being sent. Wait for the result.");
        }
        if (before.status === "suspected") {
          throw new AppError(409, "suspected", "This mail is suspected. Release it to send it.");
        }
        const after = await requeue(tx, kinds, id, await outbox.startStatus(tx));
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
    })
    .post("/outbox/:id/release", async (req, res) => {
      const id = guidParam(req);
      const mail = await transactionAs(db, staffIn(res), async (tx) => {
        const before = await heldMail(tx, id);
        if (!before) throw notFound();
        if (before.status !== "suspected") {
          throw new AppError(409, "not_suspected", "This mail was released already.");
        }
        const after = await requeue(tx, kinds, id, await outbox.startStatus(tx));
        await kinds.of(before.kind)?.released?.(before.payload, tx);
        await writeAudit(tx, staffIn(res), {
          action: "release",
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
