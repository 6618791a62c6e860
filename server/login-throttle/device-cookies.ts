import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { parse } from "cookie";
import type { CookieOptions, Request, Response } from "express";

const TTL_MS = 180 * 24 * 60 * 60 * 1000;

/**
 * Cookies for devices that were right at an account before. They open nothing; they keep a device its
 * place while others guess at its account.
 */
export interface DeviceCookies {
  /** The device's id at this account; `undefined` without a valid cookie for this account. */
  deviceOf: (req: Request, account: string) => string | undefined;
  /** Lets the device keep its id at this account, or gives it one. */
  remember: (req: Request, res: Response, account: string) => void;
}

interface CookieShape {
  name: string;
  options: CookieOptions;
}

/** With the attributes of that side's session cookie; several accounts may share a device. */
export function createDeviceCookies(secret: string, session: CookieShape): DeviceCookies {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "matchwell device", 32));
  const digest = (...parts: string[]) =>
    createHmac("sha256", key).update(parts.join("\u0000")).digest("base64url");
  const nameFor = (account: string) =>
    `${session.name}-device-${digest("name", account).slice(0, 11)}`;
  const signature = (account: string, id: string) => digest("device", account, id);

  const deviceOf = (req: Request, account: string) => {
    const value = parse(req.get("Cookie") ?? "")[nameFor(account)];
    const [, id = "", signed = ""] = /^([\w-]{22})\.([\w-]{43})$/.exec(value ?? "") ?? [];
    const [given, right] = [Buffer.from(signed), Buffer.from(signature(account, id))];
    return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
  };

  return {
    deviceOf,
    remember(req, res, account) {
      // Browsers reject a secure cookie on an insecure connection.
      if (session.options.secure && !req.secure) return;
      const id = deviceOf(req, account) ?? randomBytes(16).toString("base64url");
      res.cookie(nameFor(account), `${id}.${signature(account, id)}`, {
        ...session.options,
        maxAge: TTL_MS,
      });
    },
  };
}
