import { request as httpRequest } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";

/** A request that passed through the proxy, with its cookies. */
interface Passed {
  path: string;
  /** The browser's `Sec-Fetch-Site` header. */
  site: string;
  cookie: string;
}

/** A TLS proxy in front of an http server, as in production. */
export interface TlsProxy {
  origin: string;
  passed: Passed[];
  close: () => Promise<void>;
}

/** `name` is a loopback host name such as `shop.localhost`; `port` 0 takes any. */
export async function startTlsProxy(name: string, target: string, port: number): Promise<TlsProxy> {
  const { private: key, cert } = await generate([{ name: "commonName", value: name }], {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: name }] }],
  });
  const passed: Passed[] = [];
  const server = createServer({ key, cert }, (req, res) => {
    passed.push({
      path: req.url!,
      site: String(req.headers["sec-fetch-site"] ?? ""),
      cookie: req.headers.cookie ?? "",
    });
    const onward = httpRequest(
      target + req.url!,
      { method: req.method, headers: { ...req.headers, "x-forwarded-proto": "https" } },
      (answer) => {
        res.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(res);
      },
    );
    onward.on("error", () => res.destroy());
    req.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return {
    origin: `https://${name}:${(server.address() as AddressInfo).port}`,
    passed,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
