import { freePort } from "@shared/testing/free-port";
import { processorSeconds } from "../processes";
import { spawnServer, untilReady, type ServerProcess } from "../server-process";

/** Servers at fixed addresses that end and come back. */
export interface Servers {
  ports: readonly number[];
  start: (slot: number) => Promise<void>;
  end: (slot: number, signal: NodeJS.Signals) => Promise<void>;
  isRunning: (slot: number) => boolean;
  /** Seconds of processor time that the running ones have used. */
  processorSeconds: () => number;
  endAll: () => Promise<void>;
}

/** Slots for `count` servers, none of them started; of this checkout unless `rootOf` names another. */
export async function serversAt(
  count: number,
  env: Record<string, string>,
  rootOf?: (slot: number) => string,
): Promise<Servers> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  const running = new Map<number, ServerProcess>();
  const servers: Servers = {
    ports,
    async start(slot) {
      const own = { ...env, PORT: String(ports[slot]) };
      running.set(slot, await untilReady(await spawnServer(own, rootOf?.(slot))));
    },
    async end(slot, signal) {
      const server = running.get(slot);
      running.delete(slot);
      await server?.end(signal);
    },
    isRunning: (slot) => running.has(slot),
    processorSeconds: () =>
      [...running.values()].reduce((sum, { child }) => sum + processorSeconds(child.pid!), 0),
    async endAll() {
      await Promise.all([...running.keys()].map((slot) => servers.end(slot, "SIGTERM")));
    },
  };
  return servers;
}
