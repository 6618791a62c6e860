import { promisify } from "node:util";
import { Router, type Request } from "express";
import {
  changePasswordBody,
  signInBody,
  type SignedIn,
  type SignedInAnswer,
} from "@shared/contracts/staff";
import { writeAudit } from "../audit/audit";
import type { Database } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import type { LoginThrottle } from "../login-throttle/login-throttle";
import { createDeviceCookies } from "../login-throttle/device-cookies";
import { closedSignal } from "../../platform/http/readable-request";
import { jsonBody } from "../../platform/http/json-body";
import { requireCookies } from "../../platform/http/same-origin";
import { invalid, validate } from "../../platform/http/validate";
import type { Passwords } from "../auth/passwords";
import { confirmActor } from "../auth/act-as";
import {
  accountById,
  accountByName,
  holdTeam,
  noteSignIn,
  updateAccount,
  type Account,
} from "../auth/account-queries";
import { noteSeen, renewSession, staffCookie, staffOf } from "../auth/staff-session";
import { requirePerson, requireStaff, staffIn } from "../auth/require-staff";
import type { SigningSecrets } from "../../platform/process/signing-secrets";
import { sessionMark } from "../auth/session-mark";

interface Dependencies {
  db: Database;
  passwords: Passwords;
  guesses: LoginThrottle;
  sessionSecrets: SigningSecrets;
  publicUrl: string;
  now: () => number;
}

/** Signing in and out, the signed-in account, and its password. */
export function sessionRoutes(dependencies: Dependencies): Router {
  const { db, passwords, guesses, publicUrl, now } = dependencies;
  const cookie = staffCookie(publicUrl);
  const devices = createDeviceCookies(dependencies.sessionSecrets, cookie);
  return Router()
    .use(["/session", "/password"], jsonBody("64kb"))
    .post("/session", async (req, res) => {
      const { username, password } = validate(signInBody, req.body);
      requireCookies(req, publicUrl);
      // All spellings share one account's tries.
      const name = `staff:${username.normalize("NFKC").toLowerCase()}`;
      const account = await guesses.attempt(
        {
          account: name,
          address: req.ip ?? "",
          device: devices.deviceOf(req, name),
          gone: closedSignal(res),
        },
        async () => {
          const found = await accountByName(db, username);
          const fits = await passwords.matches(password, found?.passwordHash);
          return fits && found?.isActive ? found : undefined;
        },
      );
      // The same answer for a wrong name, a wrong password and a closed account.
      if (!account) {
        throw new AppError(401, "wrong_sign_in", "That user name and password don't match.");
      }
      await noteSignIn(db, account.id);
      await signIn(req, account, now());
      devices.remember(req, res, name);
      res.json(signedIn(account));
    })
    .get("/signed-in", async (req, res) => {
      const staff = await staffOf(db, req.session, now());
      if (staff) await noteSeen(db, req, now());
      res.json({ staff: staff ? signedIn(staff) : null } satisfies SignedInAnswer);
    })
    .get("/session", requireStaff(db, now), (_req, res) => {
      res.json(signedIn(staffIn(res)));
    })
    .delete("/session", async (req, res) => {
      await promisify((done: (error: unknown) => void) => req.session.destroy(done))();
      res.clearCookie(cookie.name, cookie.options).status(204).end();
    })
    .post("/password", requireStaff(db, now), requirePerson, async (req, res) => {
      const { currentPassword, newPassword } = validate(changePasswordBody, req.body);
      requireCookies(req, publicUrl);
      const staff = staffIn(res);
      // Somebody signed in counts as known, from any address.
      const own = `own:${staff.id}`;
      const guesser = { account: own, address: req.ip ?? "", device: own, gone: closedSignal(res) };
      const fits = await guesses.attempt(guesser, async () => {
        const account = await accountById(db, staff.id);
        return passwords.matches(currentPassword, account?.passwordHash);
      });
      if (!fits) {
        throw invalid([{ path: "currentPassword", message: "That is not your current password." }]);
      }
      const passwordHash = await passwords.hash(newPassword);
      const account = await db.transaction(async (tx) => {
        await holdTeam(tx);
        // An admin may have reset the password meanwhile: that one stands.
        await confirmActor(tx, staff);
        await updateAccount(tx, staff.id, { passwordHash });
        await writeAudit(tx, staff, {
          action: "password",
          subject: "team",
          subjectId: staff.id,
          subjectName: staff.username,
        });
        return (await accountById(tx, staff.id))!;
      });
      // All other sessions with the old password are over; this one stays.
      await signIn(req, account, now());
      res.json({ status: "changed" });
    });
}

const signedIn = ({ id, username, email, role }: SignedIn): SignedIn => ({
  id,
  username,
  email,
  role,
});

const signIn = (req: Request, account: Account, now: number): Promise<void> =>
  renewSession(req, {
    staff: { id: account.id, mark: sessionMark(account), since: now, seen: now },
  });
