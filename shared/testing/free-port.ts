import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ports that systems assign by themselves. */
const MIN_PORT = 15_000;
const PORT_END = 32_000;

/** A port of the loopback that is free right now, and unlikely to be taken a moment later. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(MIN_PORT, PORT_END);
    const isFree = await new Promise<boolean>((done) => {
      const probe = createServer()
        .once("error", () => done(false))
        .listen(port, "127.0.0.1", () => probe.close(() => done(true)));
    });
    if (isFree) return port;
  }
}
