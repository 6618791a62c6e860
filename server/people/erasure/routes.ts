import { Router } from "express";
import { erasureBody, erasureQuery } from "@shared/contracts/messages";
import { writeAudit } from "../audit/audit";
import { transactionAs } from "../auth/act-as";
import { requireRole, staffIn } from "../auth/require-staff";
import type { Database } from "../../platform/database/database";
import { validate } from "../../platform/http/validate";
import { countOfPerson, erasePerson } from "./erase-person";

/** `POST /api/admin/erasures`, for admins alone. The guard is on the router, so that no spelling evades it. */
export function erasureRoutes(db: Database): Router {
  const erasures = Router().post("/", async (req, res) => {
    const { address } = validate(erasureBody, req.body);
    const { dryRun } = validate(erasureQuery, req.query);
    if (dryRun) {
      res.json(await countOfPerson(db, address));
      return;
    }
    const erased = await transactionAs(db, staffIn(res), async (tx) => {
      const counts = await erasePerson(tx, address);
      // Also when nothing was there: it was asked for. The address would be what was to be erased.
      await writeAudit(tx, staffIn(res), { action: "erase", subject: "erasures", after: counts });
      return counts;
    });
    res.json(erased);
  });
  return Router().use("/erasures", requireRole("admin"), erasures);
}
