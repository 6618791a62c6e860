import { Router } from "express";
import { messageBody, messagesQuery } from "@shared/contracts/messages";
import { writeAudit } from "../audit/audit";
import type { Database } from "../database/database";
import { notFound } from "../http/app-error";
import { guidParam } from "../http/guid-param";
import { refuseStale } from "../http/stale";
import { validate } from "../http/validate";
import { transactionAs } from "../auth/act-as";
import { staffIn } from "../auth/require-staff";
import { heldMessage, messagesPage, setMessageStatus } from "./queries";

/** What visitors wrote, for staff to read and to tick off. */
export function staffMessageRoutes(db: Database): Router {
  return Router()
    .get("/messages", async (req, res) => {
      res.json(await messagesPage(db, validate(messagesQuery, req.query)));
    })
    .put("/messages/:id", async (req, res) => {
      const { status, updatedAt } = validate(messageBody, req.body);
      const id = guidParam(req);
      const message = await transactionAs(db, staffIn(res), async (tx) => {
        const before = await heldMessage(tx, id);
        if (!before) throw notFound();
        refuseStale(before, updatedAt);
        const after = await setMessageStatus(tx, id, status);
        // Who wrote what stays in its own table; the audit says who ticked it off.
        await writeAudit(tx, staffIn(res), {
          action: "update",
          subject: "messages",
          subjectId: id,
          before: { status: before.status },
          after: { status },
        });
        return after;
      });
      res.json(message);
    });
}
