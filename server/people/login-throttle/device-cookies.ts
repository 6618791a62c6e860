import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { parse } from "cookie";
import type { CookieOptions, Request, Response } from "express";
import { keysFor, type SigningSecrets } from "../../platform/process/signing-secrets";

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
export function createDeviceCookies(secrets: SigningSecrets, session: CookieShape): DeviceCookies {
  const keys = keysFor(secrets, "matchwell device");
  const digest = (key: Buffer, ...parts: string[]) =>
    createHmac("sha256", key).update(parts.join("\u0000")).digest("base64url");
  const nameFor = (key: Buffer, account: string) =>
    `${session.name}-device-${digest(key, "name", account).slice(0, 11)}`;
  const signature = (key: Buffer, account: string, id: string) =>
    digest(key, "device", account, id);

  const deviceBy = (key: Buffer, req: Request, account: string) => {
    const value = parse(req.get("Cookie") ?? "")[nameFor(key, account)];
    const [, id = "", signed = ""] = /^([\w-]{22})\.([\w-]{43})$/.exec(value ?? "") ?? [];
    const [given, right] = [Buffer.from(signed), Buffer.from(signature(key, account, id))];
    return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
  };
  const deviceOf = (req: Request, account: string) => {
    for (const key of keys) {
      const id = deviceBy(key, req, account);
      if (id !== undefined) return id;
    }
    return undefined;
  };

  return {
    deviceOf,
    remember(req, res, account) {
      // Browsers reject a secure cookie on an insecure connection.
      if (session.options.secure && !req.secure) return;
      const id = deviceOf(req, account) ?? randomBytes(16).toString("base64url");
      res.cookie(nameFor(keys[0], account), `${id}.${signature(keys[0], account, id)}`, {
        ...session.options,
        maxAge: TTL_MS,
      });
    },
  };
}
