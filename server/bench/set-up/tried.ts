import { request } from "node:https";

/** A reply over https. */
interface Reply {
  status: number;
  text: string;
  cookies: string[];
}

export interface Passwords {
  admin: string;
  bedFinder: string;
}

/** What a new owner would try, and whether it was right. `port` is the proxy's. */
export async function trySite(
  port: number,
  host: string,
  passwords: Passwords,
): Promise<[string, boolean][]> {
  const ask = (path: string, body?: unknown, cookie = "") =>
    askOver(port, host, path, body, cookie);
  const page = await ask("/");
  const signIn = await ask("/api/admin/session", { username: "admin", password: passwords.admin });
  const staff = cookieOf(signIn);
  const known = await ask("/api/admin/session", undefined, staff);
  const unlock = await ask("/api/verify-password", {
    app: "dialabed",
    password: passwords.bedFinder,
  });
  const beds = await ask("/api/recommendations?bedSize=queen", undefined, cookieOf(unlock));
  const locked = await ask("/api/recommendations?bedSize=queen");
  return [
    [
      `the page answers ${page.status}, and names its address`,
      page.text.includes(`https://${host}`),
    ],
    [`the first admin signs in: ${signIn.status}`, signIn.status === 200],
    [
      "over https the cookies are for this host alone, and never sent in the clear",
      staff.includes("__Host-") &&
        cookieOf(unlock).includes("__Host-") &&
        [...signIn.cookies, ...unlock.cookies].every((cookie) => cookie.includes("Secure")),
    ],
    [`the admin is known by the cookie: ${known.status}`, known.status === 200],
    [`the bed finder opens with its password: ${unlock.status}`, unlock.status === 200],
    [
      `and answers: ${beds.status}; without it: ${locked.status}`,
      beds.status === 200 && locked.status === 401,
    ],
  ];
}

const cookieOf = ({ cookies }: Reply) => cookies.map((cookie) => cookie.split(";")[0]).join("; ");

function askOver(
  port: number,
  host: string,
  path: string,
  body: unknown,
  cookie: string,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method: body === undefined ? "GET" : "POST",
        servername: host,
        // Made a moment ago, by nobody whom others trust.
        rejectUnauthorized: false,
        headers: {
          Host: host,
          Cookie: cookie,
          // Somebody who pretends to be somebody else.
          "X-Forwarded-For": SPOOFED_ADDRESS,
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        },
      },
      (reply) => {
        let text = "";
        reply.setEncoding("utf8").on("data", (part: string) => (text += part));
        reply.on("end", () =>
          resolve({
            status: reply.statusCode ?? 0,
            text,
            cookies: reply.headers["set-cookie"] ?? [],
          }),
        );
      },
    );
    asked.on("error", reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Must be in no line of the log: the proxy sets the visitor's own. */
export const SPOOFED_ADDRESS = "203.0.113.77";
