import { freePort } from "@shared/testing/free-port";

// Loaded into the server before its own code. The processor's time of its main thread counts where the system
// tells it: on a busy machine others would count as well.
const CODE = `
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const file = "/proc/self/task/" + process.pid + "/schedstat";
const byProcessor = () => Number(readFileSync(file, "utf8").split(" ")[0]) / 1e6;
let now = byProcessor;
try { now(); } catch { now = () => performance.now(); }
let last = now();
let longest = 0;
let turns = [];
setInterval(() => {
  const present = now();
  longest = Math.max(longest, present - last);
  turns.push(present - last);
  last = present;
}, 2).unref();
createServer((req, res) => {
  if (req.url === "/delay") {
    turns.sort((a, b) => a - b);
    const own = { p99: turns[Math.floor(turns.length * 0.99)] ?? 0, most: turns.at(-1) ?? 0 };
    res.end(JSON.stringify({ p99: delay.percentile(99) / 1e6, most: delay.max / 1e6, own }));
    delay.reset();
    turns = [];
    return;
  }
  setTimeout(() => {
    res.end(String(longest));
    longest = 0;
  }, 5);
}).listen(Number(process.env.MAIN_THREAD_PORT), "127.0.0.1").unref();
`;

/** Watches how long a server's main thread is kept from everything else. */
export interface MainThread {
  /** What the server is started with. */
  env: Record<string, string>;
  /** The longest turn since the last time it was asked, in milliseconds. */
  longest: () => Promise<number>;
  /** How long its event loop kept others waiting since the last time it was asked. */
  delay: () => Promise<Delay>;
}

/** The 99th percentile, and the longest, in milliseconds of the clock. */
export interface Delay extends Spread {
  /** The same in what its main thread spent of a processor: what others on the machine do counts for nothing. */
  own: Spread;
}

interface Spread {
  p99: number;
  most: number;
}

export async function watchMainThread(): Promise<MainThread> {
  const port = await freePort();
  const ask = async (path: string) => {
    // A connection that waited meanwhile may be closed just now.
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { Connection: "close" },
    });
    return reply.text();
  };
  return {
    env: {
      MAIN_THREAD_PORT: String(port),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(CODE)}`,
    },
    longest: async () => Number(await ask("/")),
    delay: async () => JSON.parse(await ask("/delay")) as Delay,
  };
}
