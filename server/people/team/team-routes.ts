import { Router } from "express";
import { memberBody, newMemberBody, resetPasswordBody } from "@shared/contracts/staff";
import type { Database } from "../../platform/database/database";
import { guidParam, validate } from "../../platform/http/validate";
import type { Passwords } from "../auth/passwords";
import { allAccounts } from "../auth/account-queries";
import { requirePerson, requireRole, staffIn } from "../auth/require-staff";
import { addMember, changeMember, resetPassword } from "./team";

/** `/team`: the accounts, for admins alone. The guard is on the router, so that no spelling evades it. */
export function teamRoutes(db: Database, passwords: Passwords): Router {
  const accounts = Router()
    .get("/", async (_req, res) => {
      res.json(await allAccounts(db));
    })
    .post("/", async (req, res) => {
      const { password, ...member } = validate(newMemberBody, req.body);
      const hash = await passwords.hash(password);
      res.status(201).json(await addMember(db, staffIn(res), member, hash));
    })
    .put("/:id", async (req, res) => {
      const changes = validate(memberBody, req.body);
      res.json(await changeMember(db, staffIn(res), guidParam(req), changes));
    })
    .post("/:id/password", async (req, res) => {
      const { newPassword } = validate(resetPasswordBody, req.body);
      const hash = await passwords.hash(newPassword);
      res.json(await resetPassword(db, staffIn(res), guidParam(req), hash));
    });
  return Router().use("/team", requireRole("admin"), requirePerson, accounts);
}
