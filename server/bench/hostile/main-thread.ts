import { freePort } from "@shared/testing/free-port";

// Loaded into the server before its own code. The processor's time of its main thread counts where the system
// tells it: on a busy machine others would count as well.
const CODE = `
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
const file = "/proc/self/task/" + process.pid + "/schedstat";
const byProcessor = () => Number(readFileSync(file, "utf8").split(" ")[0]) / 1e6;
let now = byProcessor;
try { now(); } catch { now = () => performance.now(); }
let last = now();
let longest = 0;
setInterval(() => {
  const present = now();
  longest = Math.max(longest, present - last);
  last = present;
}, 2).unref();
createServer((_req, res) => {
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
}

export async function watchMainThread(): Promise<MainThread> {
  const port = await freePort();
  return {
    env: {
      MAIN_THREAD_PORT: String(port),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(CODE)}`,
    },
    async longest() {
      // A connection that waited meanwhile may be closed just now.
      const reply = await fetch(`http://127.0.0.1:${port}`, { headers: { Connection: "close" } });
      return Number(await reply.text());
    },
  };
}
