import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Break } from "../embedding/faults";

/** Something between browsers and a site that breaks. */
export interface Front {
  url: string;
  close: () => Promise<void>;
}

/** Passes on to a site what is not broken. */
export async function startFront(siteUrl: string, breaks: Break): Promise<Front> {
  const { hostname, port } = new URL(siteUrl);
  const server: Server = createServer((req, res) => {
    const broken = breaks(req.url!);
    if (broken === "away") return void req.socket.destroy();
    if (broken === "silent") return;
    if (broken === "bad gateway") return void res.writeHead(502).end("Bad Gateway");
    const passed = request({
      hostname,
      port,
      path: req.url,
      method: req.method,
      headers: req.headers,
    });
    passed.on("error", () => req.socket.destroy());
    passed.on("response", (reply) => {
      res.writeHead(reply.statusCode!, reply.headers);
      reply.pipe(res);
    });
    req.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
