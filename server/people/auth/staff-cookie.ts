import type { CookieOptions } from "express";

/** The staff's session cookie. No frame on another site ever sends it. */
export function staffCookie(publicUrl: string) {
  const isHttps = publicUrl.startsWith("https:");
  return {
    name: isHttps ? "__Host-matchwell-staff" : "matchwell-staff",
    options: { httpOnly: true, secure: isHttps, sameSite: "lax", path: "/" },
  } as const satisfies { name: string; options: CookieOptions };
}
