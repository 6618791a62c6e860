import { converse } from "./converse";

const TRIES = 60;

/** The number of posts from one address that were let through; the rest must be 429. */
export interface Limit {
  what: string;
  most: number;
  taken: number;
  /** Refused with anything but 429 or 503 (busy). */
  other: number;
}

/** Sends far more posts than any limit allows, from one address each. */
export async function tryLimits(port: number): Promise<Limit[]> {
  const post = async (path: string, from: string, body: object) => {
    const json = JSON.stringify(body);
    const bytes = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\nConnection: close\r\n\r\n${json}`;
    return (await converse(port, bytes, ["POST"]))[0]?.status ?? 0;
  };
  const count = async (
    what: string,
    most: number,
    isTaken: number[],
    send: (n: number) => Promise<number>,
  ): Promise<Limit> => {
    const statuses = await Promise.all(Array.from({ length: TRIES }, (_, n) => send(n)));
    const taken = statuses.filter((status) => isTaken.includes(status)).length;
    const other = statuses.filter((status) => ![...isTaken, 429, 503].includes(status)).length;
    return { what, most, taken, other };
  };
  return [
    await count("wrong gate passwords", 30, [401], (n) =>
      post("/api/verify-password", "192.0.2.7", { app: "dialabed", password: `wrong ${n}` }),
    ),
    await count("wrong staff passwords", 30, [401], (n) =>
      post("/api/admin/session", "192.0.2.8", { username: `nobody${n}`, password: "wrong" }),
    ),
    await count("contact messages", 10, [200, 201, 202], (n) =>
      post("/api/contact", "192.0.2.9", {
        name: "Somebody",
        email: `somebody${n}@shop.example`,
        message: "Do you sell beds?",
        elapsedMs: 9_000,
      }),
    ),
  ];
}
