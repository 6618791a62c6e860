// The shortest Express server there is, plain and with `compression()`: a process of its own, as ours is.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import compression from "compression";
import express from "express";

/** What it is sent, once: the body at each address; the first one serves for all others. */
export type FloorBodies = [path: string, body: unknown][];

/** What it sends back. */
export interface FloorAddresses {
  plain: string;
  compressed: string;
}

process.once("message", (given: FloorBodies) => {
  const bodies = new Map(given);
  const [first] = bodies.values();
  const listen = async (app: express.Express) => {
    app.set("etag", false).get("/{*path}", (req, res) => {
      res.json(bodies.get(req.originalUrl) ?? first);
    });
    const server = createServer(app);
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  void Promise.all([listen(express()), listen(express().use(compression()))]).then(
    ([plain, compressed]) => process.send!({ plain, compressed } satisfies FloorAddresses),
  );
});
