// A process of its own, so that asking does not disturb what is measured: many connections, each with an address of its
// own, that ask questions which nobody asked before, one after the other.
import autocannon from "autocannon";
import { freshQuery, type Answerable, type Asked } from "./answers";

/** What is asked, of whom, and for how long. */
export interface Flood {
  url: string;
  /** The path before what is asked. */
  base: string;
  asked: readonly Asked[];
  /** Other paths that are asked besides, as they are. */
  besides: readonly string[];
  answerable: Answerable;
  /** Of a signed-in member of staff. */
  cookie?: string;
  /** The second part of its addresses: whoever asked much before has less. */
  network: number;
  connections: number;
  seconds: number;
}

/** What came of it. */
export interface Flooded {
  /** Replies by their status. */
  statuses: Record<string, number>;
  /** Connections that broke, or had no answer within the time that autocannon waits. */
  errors: number;
  /** The 99th percentile, and the longest, in milliseconds. */
  p99: number;
  most: number;
}

const TIMEOUT_SECONDS = 90;

process.once("message", (flood: Flood) => {
  void run(flood).then((done) => process.send!(done, () => process.exit(0)));
});
process.send!("ready");

async function run(flood: Flood): Promise<Flooded> {
  const { base, asked, besides, answerable, cookie } = flood;
  const statuses: Record<string, number> = {};
  let connection = 0;
  const result = await autocannon({
    url: flood.url,
    connections: flood.connections,
    duration: flood.seconds,
    timeout: TIMEOUT_SECONDS,
    setupClient(client) {
      const at = connection++;
      const headers = {
        "X-Forwarded-For": `10.${flood.network}.${at >> 8}.${at & 255}`,
        ...(cookie !== undefined && { cookie }),
      };
      const fresh = asked.map((each) => ({
        method: "GET" as const,
        headers,
        setupRequest: (request: autocannon.Request) => ({
          ...request,
          path: `${base}/${each}?${freshQuery(each, answerable)}`,
        }),
      }));
      const plain = besides.map((path) => ({ method: "GET" as const, headers, path }));
      const all = [...fresh, ...plain];
      // Not all of them begin with the same.
      const begin = at % all.length;
      client.setRequests([...all.slice(begin), ...all.slice(0, begin)]);
      client.on("response", (status) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
      });
    },
  });
  return {
    statuses,
    errors: result.errors,
    p99: result.latency.p99,
    most: result.latency.max,
  };
}
