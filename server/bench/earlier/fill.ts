import { randomUUID } from "node:crypto";
import { tentCalls } from "../../finders/testing/put-in-tents";
import { STAFF_PASSWORD } from "../server-process";

type Call = [method: string, path: string, body: object | string];

/** What staff and visitors do before an update. Older versions lack some of it; the number of calls that were done. */
export async function fill(url: string): Promise<number> {
  const signedIn = await send(url, "POST", "/api/admin/session", {
    username: "admin",
    password: STAFF_PASSWORD,
  });
  const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  const staff = (method: string, path: string, body: object | string) =>
    send(url, method, path, body, cookie);
  const calls: Call[] = [
    [
      "POST",
      "/api/admin/team",
      { username: "rosa", role: "editor", password: "keeps-old-things-safe" },
    ],
    ["POST", "/api/admin/bed-sizes", { name: "Cot Size", dimensions: "60 x 120 cm" }],
    ["POST", "/api/admin/features", { name: "Wool Filling", description: "Warm." }],
    ...tentCalls("tents").map(({ method, path, body }): Call => [method, path, body]),
  ];
  let done = 0;
  for (const [method, path, body] of calls) {
    if ((await staff(method, path, body)).ok) done += 1;
  }
  for (const name of ["Ana", "Ben"]) {
    const message = { name, email: "ana@example.com", message: `Hello ${randomUUID()}` };
    if ((await send(url, "POST", "/api/contact", message)).ok) done += 1;
  }
  return done;
}

const send = (
  url: string,
  method: string,
  path: string,
  body: object | string,
  cookie = "",
): Promise<Response> =>
  fetch(url + path, {
    method,
    headers: {
      "Content-Type": typeof body === "string" ? "text/csv" : "application/json",
      cookie,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
