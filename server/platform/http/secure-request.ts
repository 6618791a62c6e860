import type { Request } from "express";
import { AppError } from "./app-error";

/** Whether browsers would keep a cookie in the answer to this request. */
export function takesCookies(req: Request, publicUrl: string): boolean {
  return req.secure || !publicUrl.startsWith("https:");
}

export const NOT_SECURE =
  "PUBLIC_URL is https, but this request arrived as http, so no cookie can be set: let the proxy send X-Forwarded-Proto: https, and set TRUST_PROXY to the number of proxies in front of this server.";

/** Throws a 400 where a sign-in could not be remembered. */
export function requireCookies(req: Request, publicUrl: string): void {
  if (takesCookies(req, publicUrl)) return;
  throw new AppError(400, "not_secure", NOT_SECURE);
}
