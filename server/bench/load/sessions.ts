import { randomBytes } from "node:crypto";
import { finderIds } from "@shared/templates/finders";
import { FIREARM_PASSWORD, PASSWORD } from "../server-process";

/** Cookies of this many sessions, each of which has unlocked both finders. */
export async function openSessions(url: string, count: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let n = 0; n < count; n++) {
    // The sessions of a network are limited.
    const address = `10.${randomBytes(3).join(".")}`;
    let cookie = "";
    for (const app of finderIds) {
      const reply = await fetch(`${url}/api/verify-password`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Forwarded-For": address, cookie },
        body: JSON.stringify({
          app,
          password: app === "dialabed" ? PASSWORD : FIREARM_PASSWORD,
        }),
      });
      if (!reply.ok) throw new Error(`${app} was not unlocked: ${reply.status}`);
      cookie = reply.headers.getSetCookie().map((each) => each.split(";")[0]!)[0]!;
    }
    cookies.push(cookie);
  }
  return cookies;
}
