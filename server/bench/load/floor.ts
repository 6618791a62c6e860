import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { FloorAddresses, FloorBodies } from "./floor-server";

/** The same bodies from the shortest Express server there is, plain and with `compression()`. */
export interface Floor extends FloorAddresses {
  close: () => void;
}

/** Starts it. It serves each body at its address, and the first one at any other. */
export async function startFloor(bodies: Map<string, unknown>): Promise<Floor> {
  const child = fork(fileURLToPath(new URL("floor-server.ts", import.meta.url)), {
    env: { PATH: process.env.PATH, NODE_ENV: "production" },
  });
  child.send([...bodies] satisfies FloorBodies);
  const [addresses] = (await once(child, "message")) as [FloorAddresses];
  return { ...addresses, close: () => void child.kill() };
}
