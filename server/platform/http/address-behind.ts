import type { IncomingMessage } from "node:http";
import proxyAddress from "proxy-addr";

/** Tells the address of whoever sent a request, behind so many proxies of ours. */
export const addressBehind =
  (proxies: number) =>
  (req: IncomingMessage): string =>
    proxyAddress(req, (_address, hop) => hop < proxies);
