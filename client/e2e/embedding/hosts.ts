import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A retailer's web server: pages by path, each with its own headers. */
export interface Host {
  /** Its origin, under the given host name. */
  origin: string;
  /** Adds a page and returns its address. */
  page: (path: string, html: string, headers?: Record<string, string>) => string;
  close: () => Promise<void>;
}

export async function startHost(name = "localhost"): Promise<Host> {
  const pages = new Map<string, { html: string; headers: Record<string, string> }>();
  const server: Server = createServer((req, res) => {
    const page = pages.get(new URL(req.url!, "http://host").pathname);
    if (!page) return res.writeHead(404).end();
    res.writeHead(200, { "Content-Type": "text/html; charset=utf-8", ...page.headers });
    res.end(page.html);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const origin = `http://${name}:${port}`;
  return {
    origin,
    page(path, html, headers = {}) {
      pages.set(path, { html, headers });
      return origin + path;
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
