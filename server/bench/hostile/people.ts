import { FIREARM_PASSWORD, PASSWORD } from "../server-process";

const VIEWER_PASSWORD = "only-looks-at-things";
const EDITOR_PASSWORD = "changes-many-things";
const ADMIN_PASSWORD = "only for benches";

/** Secrets that must appear in no line of the log. */
export const SECRETS = [
  PASSWORD,
  VIEWER_PASSWORD,
  EDITOR_PASSWORD,
  ADMIN_PASSWORD,
  FIREARM_PASSWORD,
  "a secret that only benches know",
];

/** The cookies of each kind of visitor. */
export interface People {
  shopper: string;
  viewer: string;
  editor: string;
  admin: string;
}

/** A shopper who has unlocked both finders, a viewer and an editor made for it, and the admin who made them. */
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
  const member = async (username: string, role: string, password: string) => {
    await post(url, "/api/admin/team", { username, role, password }, admin);
    return session(username, password);
  };
  return {
    shopper,
    admin,
    viewer: await member("looker", "viewer", VIEWER_PASSWORD),
    editor: await member("changer", "editor", EDITOR_PASSWORD),
  };
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
