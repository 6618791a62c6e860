import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import compression from "compression";
import express from "express";

/** The same bodies from the shortest Express server there is, plain and with `compression()`. */
export interface Floor {
  plain: string;
  compressed: string;
  close: () => void;
}

/** Serves each body at its address, and the first one at any other. */
export async function startFloor(bodies: Map<string, unknown>): Promise<Floor> {
  const [first] = bodies.values();
  const listen = async (app: express.Express) => {
    app.set("etag", false).get("/{*path}", (req, res) => {
      res.json(bodies.get(req.originalUrl) ?? first);
    });
    const server = createServer(app);
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  };
  const plain = await listen(express());
  const compressed = await listen(express().use(compression()));
  return {
    plain: plain.url,
    compressed: compressed.url,
    close() {
      for (const { server } of [plain, compressed]) server.close();
    },
  };
}
