import { request as send } from "node:http";
import { text } from "node:stream/consumers";

/** A client gives up after this. */
const TIMEOUT_MS = 30_000;

export interface Asked {
  method?: string;
  body?: unknown;
  cookie?: string;
  /** Sent as `Authorization: Bearer`. */
  token?: string;
}

export interface Reply {
  status: number;
  text: string;
  retryAfter: string | undefined;
  /** The first cookie that was set. */
  cookie: string;
}

/**
 * One request on a connection of its own, from a random address: neither reused connections nor limits
 * are under test. Rejects when there is no whole answer.
 */
export function request(
  url: string,
  { method = "GET", body, cookie = "", token }: Asked,
): Promise<Reply> {
  return new Promise((done, fail) => {
    const sent = send(
      url,
      {
        method,
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          cookie,
          "X-Forwarded-For": `10.${byte()}.${byte()}.${byte()}`,
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        },
      },
      (reply) => {
        text(reply).then(
          (whole) =>
            done({
              status: reply.statusCode ?? 0,
              text: whole,
              retryAfter: reply.headers["retry-after"],
              cookie: reply.headers["set-cookie"]?.[0]?.split(";")[0] ?? "",
            }),
          fail,
        );
      },
    );
    sent.on("error", fail);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const byte = () => Math.floor(Math.random() * 250) + 1;
