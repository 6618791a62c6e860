import { FIREARM_PASSWORD, PASSWORD } from "../server-process";

const VIEWER_PASSWORD = "only-looks-at-things";
const ADMIN_PASSWORD = "only for benches";

/** Secrets that must appear in no line of the log. */
export const SECRETS = [
  PASSWORD,
  VIEWER_PASSWORD,
  ADMIN_PASSWORD,
  FIREARM_PASSWORD,
  "a secret that only benches know",
];

/** The cookies of each kind of visitor. */
export interface People {
  shopper: string;
  viewer: string;
  admin: string;
}

/** A shopper who has unlocked both finders, a viewer made for it, and the admin who made it. */
export async function signIn(url: string): Promise<People> {
  const first = await post(url, "/api/verify-password", { app: "dialabed", password: PASSWORD });
  const shopper = await post(
    url,
    "/api/verify-password",
    { app: "safarioutdoor", password: FIREARM_PASSWORD },
    first,
  );
  const session = (username: string, password: string) =>
    post(url, "/api/admin/session", { username, password });
  const admin = await session("admin", ADMIN_PASSWORD);
  await post(
    url,
    "/api/admin/team",
    { username: "looker", role: "viewer", password: VIEWER_PASSWORD },
    admin,
  );
  return { shopper, admin, viewer: await session("looker", VIEWER_PASSWORD) };
}

/** Sends JSON; returns the cookie of the answer. Throws when it is refused. */
async function post(url: string, path: string, body: object, cookie = ""): Promise<string> {
  const reply = await fetch(url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", cookie },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply.headers.get("set-cookie")?.split(";")[0] ?? cookie;
}
