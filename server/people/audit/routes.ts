import { Router } from "express";
import { auditQuery } from "@shared/contracts/staff";
import type { Database } from "../../platform/database/database";
import { validate } from "../../platform/http/validate";
import { staffIn } from "../auth/require-staff";
import { auditPage } from "./queries";

/** `GET /api/admin/audit`: changes with author and time; those of accounts for admins alone. */
export function auditRoutes(db: Database): Router {
  return Router().get("/audit", async (req, res) => {
    const isForAdmin = staffIn(res).role === "admin";
    res.json(await auditPage(db, validate(auditQuery, req.query), isForAdmin));
  });
}
