import ipaddr from "ipaddr.js";

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

function prefix(address: string, groups: number): string {
  const read = parse(address);
  if (!read) return UNKNOWN;
  if (read.kind() === "ipv4") return read.toString();
  const { parts } = read as ipaddr.IPv6;
  const kept = parts.slice(0, groups).map((part) => part.toString(16));
  return `${kept.join(":")}::/${groups * 16}`;
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
