import { Router } from "express";
import { z } from "zod";
import { paging } from "@shared/contracts/paging";
import type { Database } from "../database/database";
import { validate } from "../http/validate";
import { staffIn } from "../auth/require-staff";
import { auditPage } from "./queries";

const query = z.strictObject({ ...paging, subject: z.string("Give it once.").max(64).optional() });

/** `GET /api/admin/audit`: changes with author and time; those of accounts for admins alone. */
export function auditRoutes(db: Database): Router {
  return Router().get("/audit", async (req, res) => {
    const isForAdmin = staffIn(res).role === "admin";
    res.json(await auditPage(db, validate(query, req.query), isForAdmin));
  });
}
