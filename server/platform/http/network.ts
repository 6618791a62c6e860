import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import proxyAddress from "proxy-addr";

/** The network of all unreadable addresses: an odd spelling must not evade a limit. */
const UNKNOWN = "unknown";

/**
 * The network that one household or device owns: an IPv4 address, or the /64 of an IPv6 address. The same
 * text however the address is spelled.
 */
export function network(address: string): string {
  return prefix(address, 4);
}

/**
 * The network that one customer of a provider may own: the /48 of an IPv6 address, which holds 65,536
 * households' worth of `network`s. Of IPv4 the address itself.
 */
export function site(address: string): string {
  return prefix(address, 3);
}

/** Addresses that one owner may have, and the part of what is there for all that they may use. */
export interface AddressRange {
  range: string;
  share: number;
}

/**
 * The ranges around an address, from narrow to wide: a customer's, a larger customer's (or a mobile provider's
 * pool), a provider's. Unreadable addresses are one range.
 */
export function rangesOf(address: string): AddressRange[] {
  const read = parse(address);
  if (!read) return [{ range: UNKNOWN, share: 0.1 }];
  if (read.kind() === "ipv4") {
    const [a, b, c] = (read as ipaddr.IPv4).octets;
    return [
      { range: read.toString(), share: 0.1 },
      { range: `${a}.${b}.${c}.0/24`, share: 0.2 },
    ];
  }
  const parts = (read as ipaddr.IPv6).parts;
  return [
    { range: masked(parts, 56), share: 0.1 },
    { range: masked(parts, 48), share: 0.2 },
    { range: masked(parts, 32), share: 0.5 },
  ];
}

function prefix(address: string, groups: number): string {
  const read = parse(address);
  if (!read) return UNKNOWN;
  if (read.kind() === "ipv4") return read.toString();
  return masked((read as ipaddr.IPv6).parts, groups * 16);
}

/** The first `bits` of an IPv6 address; they end with a byte. */
function masked(parts: readonly number[], bits: number): string {
  const kept = parts.slice(0, Math.ceil(bits / 16));
  if (bits % 16 === 8) kept.push(kept.pop()! & 0xff00);
  return `${kept.map((part) => part.toString(16)).join(":")}::/${bits}`;
}

/** IPv4 within IPv6 is IPv4: a proxy may write either. */
function parse(spelled: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const address = withoutPort(spelled.trim().toLowerCase()).replace(/%.*$/s, "");
  try {
    return ipaddr.process(hexTail(address));
  } catch {
    return undefined;
  }
}

/** `1.2.3.4:5678`, `[2001:db8::1]:443` and `[2001:db8::1]`, as some proxies write them. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d*)?$/.exec(address);
  if (bracketed) return bracketed[1]!;
  return address.split(":").length === 2 ? address.replace(/:\d*$/, "") : address;
}

/** The dotted end of an IPv6 address as hexadecimal: ipaddr.js takes `::1.2.3.4` for another address than `::102:304`. */
function hexTail(address: string): string {
  const dotted = /^(.*:)([^:]+\.[^:]+)$/s.exec(address);
  if (!dotted) return address;
  const [a = 0, b = 0, c = 0, d = 0] = ipaddr.IPv4.parse(dotted[2]!).octets;
  return `${dotted[1]}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
}

/** Tells the address of whoever sent a request, behind so many proxies of ours. */
export const addressBehind =
  (proxies: number) =>
  (req: IncomingMessage): string =>
    proxyAddress(req, (_address, hop) => hop < proxies);
