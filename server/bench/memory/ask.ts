import { Agent, request } from "node:http";

/** A reply, as far as it is judged. */
export interface Told {
  /** 0 where none came. */
  status: number;
  hasRetryAfter: boolean;
}

/** Asks a server over connections that are kept. */
export function createAsker(url: string, connections: number) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    ask: (path: string, headers: Record<string, string>): Promise<Told> =>
      new Promise((resolve) => {
        const none = () => resolve({ status: 0, hasRetryAfter: false });
        const sent = request({ hostname, port, path, headers, agent }, (reply) => {
          reply.resume();
          reply.on("error", none);
          reply.on("end", () =>
            resolve({
              status: reply.statusCode ?? 0,
              hasRetryAfter: reply.headers["retry-after"] !== undefined,
            }),
          );
        });
        sent.on("error", none);
        sent.end();
      }),
    close: () => agent.destroy(),
  };
}
