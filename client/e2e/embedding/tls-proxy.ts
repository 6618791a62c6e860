import { request as httpRequest } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";

/** What passed through, with the cookies that came along. */
interface Passed {
  path: string;
  /** The browser's word for where the request comes from. */
  site: string;
  cookie: string;
}

/** A TLS end in front of an http server, as a retailer or we would have one. */
export interface TlsProxy {
  origin: string;
  passed: Passed[];
  close: () => Promise<void>;
}

/** `name` is a name of the loopback such as `shop.localhost`; `port` 0 takes any. */
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
