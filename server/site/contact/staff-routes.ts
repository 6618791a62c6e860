import { Router } from "express";
import { messageBody, messagesQuery } from "@shared/contracts/messages";
import { changeRecord } from "../../people/audit/audit";
import type { Database } from "../../platform/database/database";
import { guidParam, validate } from "../../platform/http/validate";
import { transactionAs } from "../../people/auth/act-as";
import { staffIn } from "../../people/auth/require-staff";
import { heldMessage, messagesPage, setMessageStatus } from "./queries";

/** Visitors' messages, for staff to read and to tick off. */
export function staffMessageRoutes(db: Database): Router {
  return Router()
    .get("/messages", async (req, res) => {
      res.json(await messagesPage(db, validate(messagesQuery, req.query)));
    })
    .put("/messages/:id", async (req, res) => {
      const { status, updatedAt } = validate(messageBody, req.body);
      const id = guidParam(req);
      const message = await transactionAs(db, staffIn(res), (tx) =>
        changeRecord(tx, staffIn(res), {
          hold: () => heldMessage(tx, id),
          basedOn: updatedAt,
          write: () => setMessageStatus(tx, id, status),
          // The message's author stays in its own table; the audit says who ticked it off.
          audit: (before) => ({
            action: "update",
            subject: "messages",
            subjectId: id,
            before: { status: before.status },
            after: { status },
          }),
        }),
      );
      res.json(message);
    });
}
